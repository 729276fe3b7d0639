import { createContext, data } from 'react-router';
import { graphql } from '#contracts/accounts/graphql.ts';
import { BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { translator } from '#web/i18n/translator.ts';
import { errorResponse } from '#web/site/data/error-response.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Route } from './+types/confirm-email-page.ts';
import { SignInCard } from './sign-in-card.tsx';

const emailChangeQuery = graphql(`
  query askedEmailChange($token: String!) {
    emailChange(token: $token) { newEmail isConfirmed }
  }
`);

const confirmMutation = graphql(`
  mutation confirmEmailChange($token: String!) { confirmEmailChange(token: $token) }
`);

type View = { asks: string } | { outcome: 'waiting' | 'changed' | 'taken' | 'expired' };

/** The result of the action, so that the loader after it does not query again. */
const answeredContext = createContext<View | null>(null);

/**
 * Decision 11: the page to which mails about a new address link. Opening it confirms nothing, since mail
 * programs and scanners open links, too: only the button does. Responds with 410 when the link has expired.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const view = context.get(answeredContext) ?? (await getView(context.get(serverContext), params.token));
  const visit = context.get(visitContext);
  const t = translator(visit.locale.language, 'signIn');
  const title = documentTitle(t('confirmEmail.title'), visit);
  const frame: FrameData = { theme: visit.site.theme, breadcrumb: [], content: null };
  const isDead = 'outcome' in view && view.outcome === 'expired';
  return data({ view, frame, title }, { status: isDead ? 410 : 200, headers: forOnePerson });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const server = context.get(serverContext);
  const visitor = request.headers.get(visitorHeader) ?? '';
  const { confirmEmailChange } = await callAccounts(
    server,
    confirmMutation,
    { token: params.token },
    { [visitorHeader]: visitor },
  );
  context.set(answeredContext, { outcome: confirmEmailChange });
  return data(null, { status: confirmEmailChange === 'expired' ? 410 : 200 });
}

async function getView(server: ServerContext, token: string): Promise<View> {
  const { emailChange } = await callAccounts(server, emailChangeQuery, { token });
  if (!emailChange) return { outcome: 'expired' };
  return emailChange.isConfirmed ? { outcome: 'waiting' } : { asks: emailChange.newEmail };
}

/** Throws a 503 response when the accounts back end is unavailable. */
async function callAccounts<Result, Variables extends Record<string, unknown>>(
  { accounts, log }: ServerContext,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  headers: Record<string, string> = {},
): Promise<Result> {
  try {
    return await execute(accounts, document, variables, { headers, timeoutMs: 10_000 });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn('The accounts back end did not answer as asked', { reason: error.reason, code: error.code });
    throw errorResponse(error);
  }
}

/** Not cached, not indexed, and its address is not sent to other sites. */
const forOnePerson = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function ConfirmEmailPage({ loaderData: { view } }: Route.ComponentProps) {
  const { texts, toMain } = usePageContext();
  const t = texts('signIn');
  if ('asks' in view) {
    return (
      <SignInCard title={t('confirmEmail.title')} text={t('confirmEmail.text', { email: view.asks })}>
        <form method="post">
          <Button type="submit">{t('confirmEmail.submit')}</Button>
        </form>
      </SignInCard>
    );
  }
  const { outcome } = view;
  return (
    <SignInCard title={t(`confirmEmail.${outcome}.title`)} text={t(`confirmEmail.${outcome}.text`)}>
      <ButtonRow>
        <ButtonLink href={toMain('/mykomax/account')} variant="secondary">
          {t('overline')}
        </ButtonLink>
      </ButtonRow>
    </SignInCard>
  );
}
