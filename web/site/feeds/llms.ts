import { graphql as contentGraphql } from '#contracts/content/graphql.ts';
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
  }
`);

/**
 * What a language model's program reads first of a site (llmstxt.org): what it is, and where its catalogue and pages begin, as
 * Markdown. Texts come from the site; whatever would be a mark in Markdown is text here.
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
  const lines = [
    `# ${plain(site.name)}`,
    '',
    ...(home?.description ? [`> ${plain(home.description)}`, ''] : []),
    ...(sections ?? []),
    '## Optional',
    '',
    link('Sitemap', `${visit.directory.getOrigin(site.id)}/sitemap.xml`, null),
    link('OpenSearch', `${visit.directory.getOrigin(site.id)}/opensearch.xml`, null),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

type Class = { route: string; name: string; description: string | null; products: readonly string[] };

function link(name: string, address: string, description: string | null): string {
  return `- [${plain(name)}](${address})${description ? `: ${plain(description)}` : ''}`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
