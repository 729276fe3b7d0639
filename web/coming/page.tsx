import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { company } from '#web/request/company.ts';
import { visitContext } from '#web/request/context.ts';
import type { FrameData } from '#web/request/frame-data.ts';
import { useReader } from '#web/request/reader.ts';
import { redirectFrom } from '#web/request/redirects.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ComingSoon } from '#web/ui/coming-soon/coming-soon.tsx';
import type { Route } from './+types/page.ts';
import { comingTexts } from './coming-texts.ts';

/** Parts of the site that are not open yet say so plainly, in every language, and lead on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Old addresses of the catalogue lead to the new ones already.
  const redirect = await redirectFrom(context, url);
  if (redirect) throw redirect;
  const { site, locale, path } = context.get(visitContext);
  await loadLanguage(locale.language);
  const { title } = comingTexts(path, translator(locale.language, 'coming'), company.portalName);
  const frame: FrameData = { theme: site.theme, breadcrumb: [{ title, href: '' }], content: null };
  return { frame, path };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.frame.breadcrumb[0]?.title }, { name: 'robots', content: 'noindex' }];
}

export default function Coming({ loaderData }: Route.ComponentProps) {
  const { texts, to, toMain } = useReader();
  const t = texts('coming');
  const { title, text, now } = comingTexts(loaderData.path, t, company.portalName);
  return (
    <ComingSoon
      kicker={t('overline')}
      title={title}
      text={now ? `${text} ${now}` : text}
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
