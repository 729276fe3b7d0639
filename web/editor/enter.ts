import { data } from 'react-router';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';
import { contentContext, visitContext } from '#web/request/context.ts';
import { editorCookie, noEditorCookie } from '#web/request/editor-session.ts';
import { sentForm } from '#web/request/sent-body.ts';
import { serverContext } from '#web/request/server-context.ts';
import type { Route } from './+types/page.ts';
import { signIn } from './sign-in.ts';

/** What the gate says after a try that let nobody in; the name stands in its field again. */
export type Refusal = { name: string; problem: string };

/** EDI-01: the form of the gate, and the button by which one leaves. Works without script. */
export async function enter({ request, context, url }: Route.ActionArgs) {
  const server = context.get(serverContext);
  const fields = await sentForm(request);
  const text = (name: string) => String(fields.get(name) ?? '');
  if (text('intent') === 'sign-out') return to(url.pathname, noEditorCookie(server));
  const name = text('name').slice(0, 200);
  const { language } = context.get(visitContext).locale;
  await loadLanguage(language);
  const t = translator(language, 'editor');
  if (text('password') === '') return refusal(name, t('gate.missing'), 422);
  const outcome = await signIn({
    server,
    content: context.get(contentContext),
    request,
    name,
    password: text('password'),
  });
  if (outcome.kind === 'entered') return to(url.pathname, editorCookie(server, outcome.token));
  if (outcome.kind === 'wrong') return refusal(name, t('gate.wrong'), 422);
  return refusal(name, waiting(outcome.seconds, t), 429, { 'retry-after': String(outcome.seconds) });
}

function to(location: string, cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'private, no-store' },
  });
}

function refusal(name: string, problem: string, status: number, headers: Record<string, string> = {}) {
  return data<Refusal>({ name, problem }, { status, headers });
}

function waiting(seconds: number, t: Translate<'editor'>): string {
  if (seconds < 60) return t('gate.waitSeconds', { seconds });
  return t('gate.waitMinutes', { minutes: Math.ceil(seconds / 60) });
}
