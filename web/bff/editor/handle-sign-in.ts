import { type ActionFunctionArgs, data } from 'react-router';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { editorCookie, noEditorCookie } from '#web/site/visit/preview/editor-session.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import { type CodeStep, prove, signIn, signOut } from './sign-in.ts';

/** The sign-in page after an attempt: an error, the next step, or the recovery codes to store. */
export type SignInFormsStep =
  /** The name is filled in again. */
  | { readonly kind: 'password'; readonly name: string; readonly problem: string }
  | ({ readonly kind: 'code'; readonly problem: string | undefined } & CodeStep)
  | { readonly kind: 'recoveryCodes'; readonly codes: readonly string[] };

/** EDI-01: handles the sign-in forms and the sign-out button, which work without script. */
export async function handleSignIn({ request, context, url }: ActionFunctionArgs) {
  const site = context.get(serverContext);
  const signInContext = { site, content: context.get(contentContext), request };
  const fields = await readFormBody(request);
  const text = (name: string) => String(fields.get(name) ?? '');
  if (text('intent') === 'sign-out') {
    await signOut(signInContext);
    return to(url.pathname, noEditorCookie(site));
  }
  const { language } = context.get(visitContext).locale;
  await loadLanguage(language);
  const t = translator(language, 'editor');
  const wrongCode = translator(language, 'account')('problem.code');
  const expired = translator(language, 'signIn')('problem.expired');
  const name = text('name').slice(0, 200);
  const entry = text('entry');
  if (!entry && text('password') === '') return shown(password(name, t('gate.missing')), 422);
  const outcome = await (entry
    ? prove(signInContext, { entry, code: text('code') })
    : signIn(signInContext, { name, password: text('password') }));
  if (outcome.kind === 'entered') {
    const cookie = editorCookie(site, outcome.token);
    const { recoveryCodes: codes } = outcome;
    return codes
      ? shown({ kind: 'recoveryCodes', codes }, 200, { 'set-cookie': cookie })
      : // Including the query of the address.
        to(url.pathname + url.search, cookie);
  }
  switch (outcome.kind) {
    case 'code': {
      const isWrong = outcome.entry === entry;
      return shown({ ...outcome, problem: isWrong ? wrongCode : undefined }, isWrong ? 422 : 200);
    }
    case 'tooMany': {
      const { seconds, again } = outcome;
      const problem = waiting(seconds, t);
      const step: SignInFormsStep = again ? { ...again, kind: 'code', problem } : password(name, problem);
      return shown(step, 429, { 'retry-after': String(seconds) });
    }
    case 'wrong':
      return shown(password(name, entry ? expired : t('gate.wrong')), 422);
  }
}

function password(name: string, problem: string): SignInFormsStep {
  return { kind: 'password', name, problem };
}

function to(location: string, cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'private, no-store' },
  });
}

function shown(step: SignInFormsStep, status: number, headers: Record<string, string> = {}) {
  return data<SignInFormsStep>(step, { status, headers });
}

function waiting(seconds: number, t: Translate<'editor'>): string {
  if (seconds < 60) return t('gate.waitSeconds', { seconds });
  return t('gate.waitMinutes', { minutes: Math.ceil(seconds / 60) });
}
