import { BackendError } from '#contracts/execute.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { type FormName, getProblems } from '#contracts/support/forms.ts';
import { translator } from '#web/i18n/translator.ts';
import { problemText, type Refusal } from '#web/site/data/enquiry-form.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { readFormBody } from '#web/site/visit/read-request-body.ts';
import { submit } from './submit.ts';
import { readSent } from './submitted-values.ts';

/** Nobody fills in a form in less; programs do. */
const tooFastMs = 1500;
/** As long as the support back end counts. */
const waitMinutes = 10;

export type EnquiryResponse =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly status: 422 | 429 | 503; readonly refusal: Refusal };

type Post = { form: FormName; request: Request; server: ServerContext; visit: Visit };

/**
 * FRM-01, FRM-02: takes a form that a visitor sent. What cannot be taken comes back with the words that say why, and with
 * all that was typed. Throws only when the request itself cannot be read.
 */
export async function takeEnquiry({ form, request, server, visit }: Post): Promise<EnquiryResponse> {
  const sent = readSent(form, await readFormBody(request));
  const { language } = visit.locale;
  const t = translator(language, 'forms');
  const validation = translator(language, 'validation');
  const visitor = request.headers.get(visitorHeader) ?? '';
  const refuse = (
    status: 422 | 429 | 503,
    message: string,
    problems = new Map<string, string>(),
  ): EnquiryResponse => ({
    kind: 'refused',
    status,
    refusal: { values: sent.values, path: sent.path, problems, message },
  });

  if (sent.isTrapped) {
    server.log.warn('A form came with its trap filled in; it was dropped', { form });
    return { kind: 'taken' };
  }
  const problems = getProblems(form, sent.values);
  if (problems.size > 0) {
    const messages = [...problems].map(
      ([name, problem]) => [name, problemText(t, validation, form, name, problem)] as const,
    );
    return refuse(422, t('summary'), new Map(messages));
  }
  if (sent.elapsed !== undefined && sent.elapsed < tooFastMs) return refuse(422, t('tooFast'));
  try {
    await submit(form, sent, { server, visit, visitor });
    return { kind: 'taken' };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.code === 'TOO_MANY_ATTEMPTS') return refuse(429, t('tooMany', { minutes: waitMinutes }));
    return refuse(error.code === 'BAD_USER_INPUT' ? 422 : 503, validation('form'));
  }
}
