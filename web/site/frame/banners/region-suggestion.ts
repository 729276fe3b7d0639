import { displayCountry } from '#web/i18n/format/format.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { contentLang, parseUrlLocale } from '#web/i18n/locales.ts';
import { translator } from '#web/i18n/translator.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { localizedPath } from '#web/site/visit/links.ts';
import type { Route } from './+types/region-suggestion.ts';

/**
 * The sentence that offers the site of another country, in that site's language; 204 when there is nothing to
 * offer. `wanted` is the browser's language, such as `de-CH`.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { directory } = context.get(visitContext);
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const site = directory.sites.find((candidate) => candidate.id === query('site'));
  const wanted = parseUrlLocale(query('wanted'));
  const current = parseUrlLocale(query('locale'));
  const offered = site && wanted?.country && directory.findLocale(site, wanted.language, wanted.country);
  if (!offered || !current || offered.country === current.country) return new Response(null, { status: 204 });

  await loadLanguage(offered.language);
  const t = translator(offered.language, 'frame');
  const country = displayCountry(offered.country, offered.language);
  const path = query('path').split(/[/\\]/).map(encodeURIComponent).join('/');
  return Response.json(
    {
      lang: contentLang(offered.language),
      text: current.country
        ? t('regionBanner.country', { current: displayCountry(current.country, offered.language), country })
        : t('regionBanner.international', { country }),
      accept: t('regionBanner.accept', { country }),
      decline: t('regionBanner.decline'),
      href: localizedPath({ site, locale: offered, directory }, path),
    },
    { headers: { 'cache-control': 'public, max-age=300' } },
  );
}
