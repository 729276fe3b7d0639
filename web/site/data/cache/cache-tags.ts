import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a finished page, or data that many pages need, was made of, in the words in which the back ends notify of changes
 * (services/content/changes.ts, services/products/changes.ts). Nobody adds a tag by hand: the clients note what was
 * sent and what came back. `site:*` stands for any site, `product:*` for any product,
 * `page:{id}/*` for a page in any language.
 */
const collecting = new AsyncLocalStorage<Set<string>>();

/** Runs something and gives with its result the tags of all queries meanwhile; what runs around it gets them, too. */
export async function collectTags<Value>(
  run: () => Promise<Value>,
): Promise<{ value: Value; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  const value = await collecting.run(tags, run);
  noteTags(tags);
  return { value, tags };
}

/** Outside of `collectTags` nobody wants to know. */
export function noteTags(tags: Iterable<string>): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.add(tag);
}

/** A tag: what was made is for this visitor alone. */
export const forOnePerson = 'private';

type Variables = Readonly<Record<string, unknown>>;
type Tags = (variables: Variables, answer: unknown) => Iterable<string>;

const none: Tags = () => [];
const system: Tags = () => ['system'];
const onePage: Tags = (_, page) => [...pageTags(page), ...siteTags(page)];

/** By field of the content back end. */
const contentTags: Readonly<Record<string, Tags>> = {
  brands: system,
  countries: system,
  languages: system,
  sites: system,
  themes: system,
  interfaceTexts: system,
  // A changed contact notifies of everything.
  contacts: none,
  locations: (_, locations) => ['locations', ...siteTags(locations)],
  navigation: ({ siteId }, navigation) => [`navigation:${siteId}`, ...siteTags(navigation)],
  newsFeed: (_, news) => ['news', ...siteTags(news)],
  // What is not there may come.
  page: ({ siteId }, page) => [`site:${siteId}`, ...pageTags(page), ...siteTags(page)],
  pageById: onePage,
  pageList: ({ siteId }, list) => [`site:${siteId}`, ...siteTags(list)],
  redirects: ({ siteId }) => [`redirects:${siteId}`],
  relatedStories: () => ['site:*'],
  sitemap: ({ siteId }) => [`site:${siteId}`],
};

/** By field of the product back end; every one hangs on the names and the tree of the catalogue besides. */
const productTags: Readonly<Record<string, Tags>> = {
  // The day of the last change of each stands in it.
  catalogueEntries: () => ['product:*'],
  classificationBounds: ({ classification }) => [`classification:${classification}`],
  classificationProducts: ({ classification }) => [`classification:${classification ?? '*'}`],
  measuredProducts: () => ['product:*', 'classification:*'],
  productBySlug: ({ slug }, product) => [`product:${slug}`, ...shelfTags(product)],
  productsBySlugs: ({ slugs }) => (slugs as readonly string[]).map((slug) => `product:${slug}`),
};

/**
 * Notes what an answer of the content back end was made of. In which language it came follows from countries and languages.
 * What no table names is for one person: what is made of it is not cached.
 */
export function noteContent(variables: Variables, result: object): void {
  noteTags(['system']);
  for (const [field, answer] of Object.entries(result))
    noteTags(contentTags[field]?.(variables, answer) ?? [forOnePerson]);
}

/** Notes what an answer of the product back end was made of. */
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
 * The sites of the pages that an answer refers to: every reference carries the id of its site, however deep in a block or text it
 * stands. By name and not by entry: thousands of values are looked at for every page that is rendered.
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

/** Where a product stands, and the cards of what belongs to it. */
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
