import { graphql as contentGraphql } from '#contracts/content/graphql.ts';
import { findCountryFilter, isShownInCountry } from '#contracts/products/country-visibility.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { contentContext, productsContext, visitContext } from '#web/site/visit/context.ts';
import { absolute, localizedPath } from '#web/site/visit/links.ts';
import type { Route } from './+types/llms.ts';

const homeQuery = contentGraphql(`
  query homeForAssistants($siteId: ID!, $country: String!) {
    page(siteId: $siteId, path: "/", country: $country) { description }
  }
`);

const classesQuery = graphql(`
  query classesForAssistants($language: String!) {
    product: classifications(language: $language, type: product) { route name description products }
    service: classifications(language: $language, type: service) { route name description products }
    catalogueEntries(first: 200) { items { type route slug supported_countries } }
  }
`);

/**
 * llms.txt (llmstxt.org), read first by programs of language models: what the site is, and where its
 * catalogue and pages begin, as Markdown. Texts come from the site, with Markdown's markup escaped.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { site, locale } = visit;
  const { language, country } = locale;
  const [{ page: home }, classes] = await Promise.all([
    context.get(contentContext)(homeQuery, { siteId: site.id, country }),
    site.slug === '' ? context.get(productsContext).query(classesQuery, { language }) : undefined,
    loadLanguage(language),
  ]);
  const t = translator(language, 'catalogue');
  const at = (path: string) => absolute(visit, localizedPath(visit, path));
  const list = (root: string, found: readonly Class[]) =>
    found
      .filter(({ products }) => products.length > 0)
      .map(({ route, name, description }) => link(name, at(`${root}/${route}`), description));
  const sections = classes && [
    `## ${t('products')}`,
    '',
    link(t('list.all'), at('/products'), null),
    ...list('/products', classes.product),
    '',
    `## ${t('services')}`,
    '',
    ...list('/services', classes.service),
    '',
  ];
  const origin = visit.directory.getOrigin(site.id);
  const entries = (classes?.catalogueEntries.items ?? []).filter(
    ({ type, supported_countries }) =>
      type === 'product' && isShownInCountry(supported_countries, findCountryFilter(country)),
  );
  const lines = [
    `# ${plain(site.name)}`,
    '',
    ...(home?.description ? [`> ${plain(home.description)}`, ''] : []),
    ...(sections ?? []),
    ...(classes
      ? [
          '## API',
          '',
          link('For developers', at('/for-developers'), null),
          link('OpenAPI', `${origin}/api/catalogue/v1/openapi.json`, null),
          `- Model Context Protocol: ${origin}/mcp`,
          link('CSV', `${origin}/catalogue.csv`, null),
          link('BMEcat 2005', `${origin}/catalogue.bmecat.zip`, null),
          '',
          '## Markdown',
          '',
          ...entries.map(({ route, slug }) => link(slug, `${at(`/products/${route}`)}.md`, null)),
          '',
        ]
      : []),
    '## Optional',
    '',
    link('Sitemap', `${origin}/sitemap.xml`, null),
    link('OpenSearch', `${origin}/opensearch.xml`, null),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

type Class = { route: string; name: string; description: string | null; products: readonly string[] };

function link(name: string, address: string, description: string | null): string {
  return `- [${plain(name)}](${address})${description ? `: ${plain(description)}` : ''}`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
