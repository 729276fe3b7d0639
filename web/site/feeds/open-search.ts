import { escapeXml } from '#contracts/xml-text.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/open-search.ts';

/** OpenSearch 1.1 limits the short name to this many characters. */
const shortName = 16;

/**
 * The OpenSearch description, by which browsers search the site from their address bar. Its address has no
 * locale: the visitor's is determined with each search.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { directory, site, locale } = context.get(visitContext);
  await loadLanguage(locale.language);
  const origin = directory.getOrigin(site.id);
  const t = translator(locale.language, 'search');
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml([...site.name].slice(0, shortName).join(''))}</ShortName>`,
    `<Description>${escapeXml(t('placeholder'))}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image height="16" width="16" type="image/svg+xml">${escapeXml(`${origin}/favicon.svg`)}</Image>`,
    `<Url type="text/html" template="${escapeXml(`${origin}/search?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}
