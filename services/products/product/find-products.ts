import { type Connection, statement } from '#services/foundation/statement.ts';
import { getDocuments } from '../document/find-documents.ts';
import type { StoredSpecification } from '../specification/stored-specification.ts';
import type { Product, ProductTexts } from './stored-product.ts';

/**
 * What the card of a product shows, since many such rows are read at a time. The rest is in `ProductDetails`.
 */
export type ProductRow = Pick<
  Product,
  | 'slug'
  | 'type'
  | 'brand'
  | 'names'
  | 'classifications'
  | 'countries'
  | 'capabilities'
  | 'images'
  | 'videoUrl'
  | 'videoImageUrl'
  | 'videoAlternativeUrl'
  | 'videoIsSilent'
  | 'videoTitles'
  | 'model'
> & {
  languages: string[];
  /** In the requested language, otherwise in English. */
  short: string | null;
  variantCount: number;
  /** The lines of technical data with one of the requested keys. */
  keyLines: StoredSpecification[];
};

/**
 * Reads each value in the requested language and in English only, since there are many lines in many
 * languages.
 */
const bySlugs = statement<ProductRow, { slugs: string[]; language: string; keys: readonly string[] }>(
  'products_by_slugs',
  `SELECT product.slug, type, brand, names, classifications, countries, capabilities, images,
     video_url AS "videoUrl", video_image_url AS "videoImageUrl",
     video_alternative_url AS "videoAlternativeUrl", video_is_silent AS "videoIsSilent",
     video_titles AS "videoTitles", model, jsonb_array_length(variants) AS "variantCount",
     words.languages, words.short, (
       SELECT coalesce(json_agg(json_build_object(
         'key', line->'key', 'system', line->'system', 'unit', line->'unit', 'converted', line->'converted',
         'values', jsonb_strip_nulls(jsonb_build_object('en', line->'values'->'en', :language::text, line->'values'->:language))
       )), '[]')
       FROM jsonb_array_elements(specifications) AS line WHERE line->>'key' = ANY(:keys)
     ) AS "keyLines"
   FROM products.product product
   LEFT JOIN LATERAL (
     SELECT array_agg(language ORDER BY language) AS languages,
       coalesce(
         max(texts->>'short') FILTER (WHERE language = :language), max(texts->>'short') FILTER (WHERE language = 'en')
       ) AS short
     FROM products.product_text WHERE product = product.slug
   ) words ON true
   WHERE product.slug = ANY(:slugs)`,
);

/** The products among these slugs, with the lines of technical data that have one of the keys. */
export async function findProducts(
  connection: Connection,
  slugs: string[],
  language: string,
  keys: readonly string[],
): Promise<Map<string, ProductRow>> {
  const rows = await bySlugs(connection, { slugs, language, keys });
  return new Map(rows.map((row) => [row.slug, { ...row, languages: row.languages ?? [] }]));
}

/** What only the page of a product shows. */
export type ProductDetails = Pick<
  Product,
  'highlights' | 'specifications' | 'variants' | 'related' | 'documents'
> & {
  slug: string;
  /** The texts in the requested language. */
  own: ProductTexts | null;
  english: ProductTexts | null;
};

const detailsBySlugs = statement<ProductDetails, { slugs: string[]; language: string }>(
  'products_details',
  `SELECT product.slug, highlights, specifications, variants, related, ${getDocuments('product.slug')} AS documents,
     own.texts AS own, english.texts AS english
   FROM products.product product
   LEFT JOIN products.product_text own ON own.product = product.slug AND own.language = :language
   LEFT JOIN products.product_text english ON english.product = product.slug AND english.language = 'en'
   WHERE product.slug = ANY(:slugs)`,
);

export async function findDetails(
  connection: Connection,
  slugs: string[],
  language: string,
): Promise<Map<string, ProductDetails>> {
  const rows = await detailsBySlugs(connection, { slugs, language });
  return new Map(rows.map((row) => [row.slug, row]));
}
