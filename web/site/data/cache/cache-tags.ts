import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Collects what a page, or shared data, was made of, as tags in the vocabulary of the back ends' change
 * notifications (services/content/changes.ts, services/products/changes.ts). Nobody adds a tag by hand: the
 * clients note what was queried and what came back. `site:*` stands for any site, `product:*` for any
 * product, `page:{id}/*` for a page in any language.
 */
const collecting = new AsyncLocalStorage<Set<string>>();

/**
 * Runs `run` and returns its result with the tags of all queries meanwhile; an enclosing collection gets
 * them, too.
 */
export async function collectTags<Value>(
  run: () => Promise<Value>,
): Promise<{ value: Value; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  const value = await collecting.run(tags, run);
  noteTags(tags);
  return { value, tags };
}

/** Does nothing outside of `collectTags`. */
export function noteTags(tags: Iterable<string>): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.add(tag);
}

/** The tag of results for one visitor only. */
export const forOnePerson = 'private';

type Variables = Readonly<Record<string, unknown>>;
type Tags = (variables: Variables, answer: unknown) => Iterable<string>;

const none: Tags = () => [];
const system: Tags = () => ['system'];
const onePage: Tags = (_, page) => [...pageTags(page), ...siteTags(page)];

/** Tags by field of the content back end. */
const contentTags: Readonly<Record<string, Tags>> = {
  brands: system,
  countries: system,
  languages: system,
  sites: system,
  themes: system,
  interfaceTexts: system,
  // A changed contact notifies of everything, so it needs no tag.
  contacts: none,
  locations: (_, locations) => ['locations', ...siteTags(locations)],
  navigation: ({ siteId }, navigation) => [`navigation:${siteId}`, ...siteTags(navigation)],
  newsFeed: (_, news) => ['news', ...siteTags(news)],
  // A page that does not exist may be published later.
  page: ({ siteId }, page) => [`site:${siteId}`, ...pageTags(page), ...siteTags(page)],
  pageById: onePage,
  pageList: ({ siteId }, list) => [`site:${siteId}`, ...siteTags(list)],
  redirects: ({ siteId }) => [`redirects:${siteId}`],
  relatedStories: () => ['site:*'],
  sitemap: ({ siteId }) => [`site:${siteId}`],
};

/**
 * Tags by field of the product back end; all of them also depend on the names and the tree of the catalogue.
 */
const productTags: Readonly<Record<string, Tags>> = {
  // It contains the date of the last change of each product.
  catalogueEntries: () => ['product:*'],
  classificationBounds: ({ classification }) => [`classification:${classification}`],
  classificationProducts: ({ classification }) => [`classification:${classification ?? '*'}`],
  measuredProducts: () => ['product:*', 'classification:*'],
  productBySlug: ({ slug }, product) => [`product:${slug}`, ...shelfTags(product)],
  productsBySlugs: ({ slugs }) => (slugs as readonly string[]).map((slug) => `product:${slug}`),
};

/**
 * Notes what a response of the content back end was made of. Its language depends on countries and languages
 * (`system`). A field that no table lists counts as private: nothing made of it is cached.
 */
export function noteContent(variables: Variables, result: object): void {
  noteTags(['system']);
  for (const [field, answer] of Object.entries(result))
    noteTags(contentTags[field]?.(variables, answer) ?? [forOnePerson]);
}

/** Notes what a response of the product back end was made of. */
export function noteProducts(variables: Variables, result: object): void {
  noteTags(['products']);
  for (const [field, answer] of Object.entries(result))
    noteTags(productTags[field]?.(variables, answer) ?? []);
}

function pageTags(page: unknown): string[] {
  const { id, contentLanguage } = (page ?? {}) as { id?: string; contentLanguage?: string | null };
  return id ? [`page:${id}`, `page:${id}/${contentLanguage ?? '*'}`] : [];
}

/**
 * The sites of all pages that a response refers to: every reference carries the id of its site, however
 * deeply nested. `for…in` rather than `Object.entries`, since this visits thousands of values for every
 * rendered page.
 */
function siteTags(value: unknown, tags = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return tags;
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (name === 'siteId' && typeof inner === 'string') tags.add(`site:${inner}`);
    else siteTags(inner, tags);
  }
  return tags;
}

/** What the page of a product shows besides: its classifications, and cards of related products. */
function shelfTags(product: unknown): string[] {
  const { classifications = [], related = [] } = (product ?? {}) as {
    classifications?: readonly { lineage?: readonly { slug: string }[] }[];
    related?: readonly { product: { slug: string } }[];
  };
  return [
    ...classifications.flatMap(({ lineage = [] }) => lineage.map(({ slug }) => `classification:${slug}`)),
    ...related.map((item) => `product:${item.product.slug}`),
  ];
}
