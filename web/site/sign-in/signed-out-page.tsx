import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Route } from './+types/signed-out-page.ts';
import { SignInCard } from './sign-in-card.tsx';

/** The page after signing out of the portal: the same for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const title = documentTitle(translator(visit.locale.language, 'signIn')('signedOut.title'), visit);
  const frame: FrameData = { theme: visit.site.theme, breadcrumb: [], content: null };
  return { frame, title };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function SignedOutPage() {
  const { texts, to, toMain } = usePageContext();
  const t = texts('signIn');
  return (
    <SignInCard title={t('signedOut.title')} text={t('signedOut.text')}>
      <ButtonRow>
        <ButtonLink href={toMain('/mykomax')} icon="user">
          {t('signedOut.again')}
        </ButtonLink>
        <ButtonLink href={to('/')} variant="secondary">
          {texts('frame')('home')}
        </ButtonLink>
      </ButtonRow>
    </SignInCard>
  );
}
