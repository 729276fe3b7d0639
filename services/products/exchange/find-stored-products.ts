import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import type { Product } from '../product/stored-product.ts';

/** All stored columns of a product, with its texts and documents; ranges are computed from technical data. */
const columns = `slug, type, brand, position, names, classifications, countries, capabilities, images, highlights,
  specifications, '[]'::json AS ranges, variants, related, video_url AS "videoUrl", video_image_url AS "videoImageUrl",
  video_alternative_url AS "videoAlternativeUrl", video_is_silent AS "videoIsSilent",
  video_titles AS "videoTitles", model,
  (SELECT coalesce(json_object_agg(words.language, words.texts), '{}')
   FROM products.product_text words WHERE words.product = item.slug) AS texts,
  (SELECT coalesce(json_agg(json_build_object('slug', paper.slug, 'type', paper.type, 'names', paper.names,
     'thumbnail', paper.thumbnail, 'login', paper.login, 'versions', (
       SELECT coalesce(json_agg(json_build_object('language', version.language, 'hash', version.hash,
         'fileName', version.file_name, 'contentType', version.content_type, 'size', version.size)
         ORDER BY version.language), '[]')
       FROM products.document_version version WHERE version.document = paper.slug))
     ORDER BY paper.position), '[]')
   FROM products.document paper WHERE paper.product = item.slug) AS documents`;

const named = statement<Product, { slugs: string[] }>(
  'products_exchange_named',
  `SELECT ${columns} FROM products.product item WHERE slug = ANY(:slugs)`,
);

const following = statement<Product, { after: string; chunk: number }>(
  'products_exchange_following',
  `SELECT ${columns} FROM products.product item WHERE slug > :after ORDER BY slug LIMIT :chunk`,
);

const types = statement<{ slug: string; type: CatalogueType }, { slugs: string[] }>(
  'products_exchange_types',
  'SELECT slug, type FROM products.product WHERE slug = ANY(:slugs)',
);

const others = statement<{ slug: string }, { slugs: string[]; named: string[] }>(
  'products_exchange_others',
  `SELECT slug FROM products.product item
   WHERE slug <> ALL(:named) AND (type, coalesce(brand, '')) IN (
     SELECT type, coalesce(brand, '') FROM products.product WHERE slug = ANY(:slugs)
   ) ORDER BY slug`,
);

/** How many are in memory at a time. */
const chunk = 500;

/** The products among these slugs that exist. */
export async function findStoredProducts(
  connection: Connection,
  slugs: readonly string[],
): Promise<Map<string, Product>> {
  const rows = await named(connection, { slugs: [...slugs] });
  return new Map(rows.map((row) => [row.slug, row]));
}

/** All products, sorted by slug. */
export async function* allStoredProducts(connection: Connection): AsyncGenerator<Product> {
  for (let after = ''; ; ) {
    const rows = await following(connection, { after, chunk });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return;
    after = last.slug;
  }
}

/** The types of the products among these slugs; unknown ones are left out. */
export async function findTypes(
  connection: Connection,
  slugs: readonly string[],
): Promise<Map<string, CatalogueType>> {
  const rows = await types(connection, { slugs: [...slugs] });
  return new Map(rows.map(({ slug, type }) => [slug, type]));
}

/** The products of some brands, or the services, except the named ones. */
export async function findOthers(
  connection: Connection,
  slugs: readonly string[],
  named: ReadonlySet<string>,
): Promise<string[]> {
  return (await others(connection, { slugs: [...slugs], named: [...named] })).map(({ slug }) => slug);
}
