import { ButtonLink } from '#web/design/button/button.tsx';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Route } from './+types/callback-page.ts';
import { SignInCard } from './sign-in-card.tsx';

/**
 * IDP-02: the tenant redirects the browser here. The page is the same for everybody; a script completes the
 * sign-in.
 */
export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { issuer } = context.get(serverContext).settings;
  const title = documentTitle(translator(visit.locale.language, 'signIn')('callback.title'), visit);
  const frame: FrameData = { theme: visit.site.theme, breadcrumb: [], content: null };
  return { frame, title, issuer };
}

/** The address of this page contains an authorisation code, which must not leak. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData?.title },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function CallbackPage({ loaderData: { issuer } }: Route.ComponentProps) {
  const { texts, directory } = usePageContext();
  const t = texts('signIn');
  const portal = directory.company.portalName;
  return (
    <sign-in-callback data-issuer={issuer}>
      <div>
        <SignInCard title={t('callback.title')} text={t('callback.text')}>
          <noscript>
            <p>{t('callback.noscript', { portal })}</p>
          </noscript>
        </SignInCard>
      </div>
      <template>
        <SignInCard title={t('callback.failed.title')} text={t('callback.failed')}>
          <p role="alert">
            <code data-part="reason" />
          </p>
          <ButtonLink href="/mykomax" icon="refresh" wide>
            {t('callback.again')}
          </ButtonLink>
        </SignInCard>
      </template>
    </sign-in-callback>
  );
}
