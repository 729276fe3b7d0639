import type { Block } from '#contracts/content/blocks.ts';
import type { Link } from '#contracts/content/values.ts';
import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { translator } from '#web/i18n/translator.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { nameOfSlug } from '../product-name.ts';
import { injectionLink } from './create-links.ts';

const linkedQuery = graphql(`
  query linkedProducts($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) {
      type
      slug
      name
      classifications { route }
    }
  }
`);

type Linked = ResultOf<typeof linkedQuery>['productsBySlugs'][number];

/** The maximum for one query to the product back end. */
const maxProducts = 60;

/**
 * Returns the blocks with the names and addresses of the products and services that they link to, all fetched
 * at once. A link to something not sold in the reader's country becomes plain text; a teaser of it is left
 * out (CAT-04). When the product back end is unavailable (`isAnswered` is false), the blocks are returned
 * unchanged.
 */
export async function withProductLinks(
  blocks: readonly Block[],
  products: ProductsClient,
  visit: Pick<Visit, 'locale'>,
): Promise<{ blocks: Block[]; isAnswered: boolean }> {
  const linked = new Map(blocks.map((block) => [block, findSlugs(block)]));
  const known = await linkedProducts(
    [...linked.values()].flatMap((found) => [...found]),
    products,
    visit,
  );
  if (!known) return { blocks: [...blocks], isAnswered: false };
  const shown = blocks.filter((block) => block.type !== 'productTeaser' || known.has(block.slug));
  const t = translator(visit.locale.language, 'page');
  const readMore = (title: string) => t('readMoreAbout', { title });
  return {
    blocks: shown.map((block) =>
      linked.get(block)?.size ? withTeaser(withLinks(block, known), known, readMore) : block,
    ),
    isAnswered: true,
  };
}

/** The same for other values: every link to a product gets the product's name and address. */
export async function resolveProductLinks<Value>(
  value: Value,
  products: ProductsClient,
  visit: Pick<Visit, 'locale'>,
): Promise<Value> {
  const known = await linkedProducts([...findSlugs(value)], products, visit);
  return known ? withLinks(value, known) : value;
}

/** The linked products by slug; undefined when the product back end is unavailable. */
async function linkedProducts(
  all: readonly string[],
  products: ProductsClient,
  { locale }: Pick<Visit, 'locale'>,
): Promise<ReadonlyMap<string, Linked> | undefined> {
  const slugs = [...new Set(all)].slice(0, maxProducts);
  if (slugs.length === 0) return new Map();
  const country = findCountryFilter(locale.country);
  const answer = await products
    .query(linkedQuery, { slugs, language: locale.language, country })
    .catch(() => undefined);
  return answer && new Map(answer.productsBySlugs.map((product) => [product.slug, product]));
}

function findSlugs(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if (isProductLink(value)) found.add(value.slug);
  if ('type' in value && value.type === 'productTeaser' && 'slug' in value) found.add(String(value.slug));
  for (const name in value) findSlugs((value as Record<string, unknown>)[name], found);
  return found;
}

/** The value with every product link resolved; parts without one are not copied. */
function withLinks<Value>(value: Value, known: ReadonlyMap<string, Linked>): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (isProductLink(value)) return resolved(value, known.get(value.slug)) as Value;
  let changed: Value | undefined;
  for (const name in value) {
    const inner = withLinks(value[name], known);
    if (inner === value[name]) continue;
    changed ??= (Array.isArray(value) ? [...value] : { ...value }) as Value;
    changed[name] = inner;
  }
  return changed ?? value;
}

function resolved(link: ProductLink, product: Linked | undefined): Link {
  const name = product?.name ?? nameOfSlug(link.slug);
  const text = (link.text?.trim() || '{name}').replaceAll('{name}', name);
  return product ? { ...link, text, path: productPath(product) } : { ...link, text, slug: null };
}

function withTeaser(
  block: Block,
  known: ReadonlyMap<string, Linked>,
  readMore: (title: string) => string,
): Block {
  const product = block.type === 'productTeaser' ? known.get(block.slug) : undefined;
  if (block.type !== 'productTeaser' || !product) return block;
  const title = block.title ?? product.name;
  const own = { ...injectionLink(product.type, product.slug, readMore(title)), path: productPath(product) };
  return { ...block, title, actions: block.actions.length > 0 ? block.actions : [own] };
}

type ProductLink = Link & { slug: string };

function isProductLink(value: object): value is ProductLink {
  return (
    'kind' in value &&
    (value.kind === 'PRODUCT' || value.kind === 'SERVICE') &&
    'slug' in value &&
    typeof value.slug === 'string'
  );
}
