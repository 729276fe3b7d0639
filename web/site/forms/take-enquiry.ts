import { BackendError } from '#contracts/execute.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { type FormName, getProblems, takesFiles } from '#contracts/support/forms.ts';
import { translator } from '#web/i18n/translator.ts';
import { fileProblemText, problemText, type Refusal } from '#web/site/data/enquiry-form.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import { readFormWithFiles } from './files/read-form-with-files.ts';
import { findUploads, hasLost, noFiles, type SentFiles, takeFiles } from './files/take-files.ts';
import { submit } from './submit.ts';
import { readSent } from './submitted-values.ts';

/** Whoever fills in a form faster is a program. */
const tooFastMs = 1500;
/** The window of the support back end's rate limit. */
const waitMinutes = 10;

export type EnquiryResponse =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly status: 422 | 429 | 503; readonly refusal: Refusal };

type Post = { form: FormName; request: Request; server: ServerContext; visit: Visit };

/**
 * FRM-01, FRM-02: takes a form that a visitor submitted. A refused one is returned with messages and
 * everything that was typed. Throws only when the request itself cannot be read.
 */
export async function takeEnquiry({ form, request, server, visit }: Post): Promise<EnquiryResponse> {
  const body = takesFiles(form) ? await readFormWithFiles(request) : { data: await readFormBody(request) };
  const sent = readSent(form, body.data);
  const { language } = visit.locale;
  const t = translator(language, 'forms');
  const validation = translator(language, 'validation');
  const visitor = request.headers.get(visitorHeader) ?? '';
  let files: SentFiles = noFiles;
  const refuse = async (
    status: 422 | 429 | 503,
    message: string,
    problems = new Map<string, string>(),
  ): Promise<EnquiryResponse> => {
    const uploads = await findUploads(files.ids, server);
    return {
      kind: 'refused',
      status,
      refusal: { values: sent.values, path: sent.path, problems, message, uploads },
    };
  };

  if (sent.isTrapped) {
    server.log.warn('A form came with its trap filled in; it was dropped', { form });
    return { kind: 'taken' };
  }
  // Uploaded before validation, so that a form that is shown again still has its files: browsers do not
  // restore them.
  if (takesFiles(form)) files = await takeFiles(body, { server, visitor });
  const messages = new Map(
    [...getProblems(form, sent.values)].map(([name, problem]) => [
      name,
      problemText(t, validation, form, name, problem),
    ]),
  );
  if (files.problem) messages.set('files', fileProblemText(t, files.problem, visit.locale));
  if (messages.size > 0) return refuse(422, t('summary'), messages);
  if (sent.elapsed !== undefined && sent.elapsed < tooFastMs) return refuse(422, t('tooFast'));
  try {
    await submit(form, { ...sent, files }, { server, visit, visitor });
    return { kind: 'taken' };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.code === 'TOO_MANY_ATTEMPTS') return refuse(429, t('tooMany', { minutes: waitMinutes }));
    const isGone = error.code === 'BAD_USER_INPUT' && (await hasLost(files.ids, server));
    if (isGone)
      return refuse(422, t('summary'), new Map([['files', fileProblemText(t, 'gone', visit.locale)]]));
    return refuse(error.code === 'BAD_USER_INPUT' ? 422 : 503, validation('form'));
  }
}
