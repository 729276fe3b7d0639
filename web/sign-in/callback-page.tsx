import { translator } from '#web/i18n/translator.ts';
import { company } from '#web/request/company.ts';
import { visitContext } from '#web/request/context.ts';
import { documentTitle } from '#web/request/document-head.ts';
import type { FrameData } from '#web/request/frame-data.ts';
import { useReader } from '#web/request/reader.ts';
import { serverContext } from '#web/request/server-context.ts';
import { unsent } from '#web/request/unsent.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import type { Route } from './+types/callback-page.ts';
import { SignInCard } from './sign-in-card.tsx';

/** IDP-02: where the tenant sends the browser back to. The page is the same for everybody; script finishes the sign-in. */
export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { issuer } = context.get(serverContext).settings;
  const title = documentTitle(translator(visit.locale.language, 'signIn')('callback.title'), visit);
  const frame: FrameData = { theme: visit.site.theme, breadcrumb: [], content: null };
  return unsent({ frame, title, issuer });
}

/** The address of this page holds a code, which is nobody else's business. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData?.title },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function CallbackPage({ loaderData: { issuer } }: Route.ComponentProps) {
  const { texts } = useReader();
  const t = texts('signIn');
  const portal = company.portalName;
  return (
    <SignInCard title={t('callback.title')} text={t('callback.text')}>
      <sign-in-callback data-issuer={issuer}>
        <noscript>
          <p>{t('callback.noscript', { portal })}</p>
        </noscript>
        <div data-part="outcome" aria-live="assertive" />
        <template>
          <ErrorSummary title={t('callback.failed')} problems={[{ href: '#', text: '…' }]} />
        </template>
        <div data-part="again" hidden>
          <ButtonLink href="/mykomax" icon="refresh">
            {t('callback.again')}
          </ButtonLink>
        </div>
      </sign-in-callback>
    </SignInCard>
  );
}
