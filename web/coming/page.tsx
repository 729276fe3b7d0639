import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { visitContext } from '#web/request/context.ts';
import type { FrameData } from '#web/request/frame-data.ts';
import { useReader } from '#web/request/reader.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ComingSoon } from '#web/ui/coming-soon/coming-soon.tsx';
import type { Route } from './+types/page.ts';

/** A part of the site that is not open yet says so plainly, in every language, and leads on. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site, locale } = context.get(visitContext);
  await loadLanguage(locale.language);
  const title = translator(locale.language, 'coming')('editor.title');
  const frame: FrameData = { theme: site.theme, breadcrumb: [{ title, href: '' }], content: null };
  return { frame, title };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function Coming({ loaderData: { title } }: Route.ComponentProps) {
  const { texts, to, toMain } = useReader();
  const t = texts('coming');
  return (
    <ComingSoon
      kicker={t('overline')}
      title={title}
      text={`${t('editor.text')} ${t('editor.now')}`}
      actions={
        <>
          <ButtonLink href={to('/')}>{t('link.home')}</ButtonLink>
          <ButtonLink href={toMain('/contact')} variant="secondary">
            {t('link.contact')}
          </ButtonLink>
        </>
      }
    />
  );
}
