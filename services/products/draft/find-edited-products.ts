import type { ProductState } from '#contracts/products/draft.ts';
import { type KeysetPlace, writeKeyset } from '#services/foundation/keyset.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { ExpectedAttributes } from './expected-attributes.ts';

/** A line of the editors' list. */
export type ListedProduct = {
  slug: string;
  type: CatalogueType;
  name: string;
  classification: string | null;
  state: ProductState;
  /** When the next planned step is due. */
  plannedAt: Date | null;
  at: Date;
  /** The name of the last editor; empty: no editor has changed it. */
  by: string;
  /** How many of the attributes that its class expects it has. */
  filled: number;
  asked: number;
  /**
   * The languages that are complete: both descriptions, and a name unless a single name serves all languages.
   */
  languages: string[];
};

export type ProductFilters = {
  language: string;
  search: string | null;
  classification: string | null;
  state: ProductState | null;
  type: CatalogueType | null;
  /**
   * `data`: products that lack technical data; otherwise the code of a language in which they are incomplete.
   */
  lacks: string | null;
  after: KeysetPlace | null;
  first: number;
};

type Values = {
  language: string;
  search: string | null;
  classifications: readonly string[] | null;
  state: string | null;
  type: string | null;
  lacks: string | null;
  asked: string;
  afterName: string | null;
  afterSlug: string | null;
  many: number;
};

const isDrafted = 'd.slug IS NOT NULL AND (NOT d.is_published OR p.slug IS NULL)';

const list = statement<ListedProduct & { total: number; sortName: string }, Values>(
  'products_edited_list',
  `WITH item AS (
     SELECT coalesce(p.slug, d.slug) AS slug, coalesce(p.type, d.type)::text AS type, ${isDrafted} AS drafted,
       CASE WHEN ${isDrafted} THEN d.document->'names' ELSE p.names END AS names,
       CASE WHEN ${isDrafted} THEN d.document->'classifications'->>0 ELSE p.classifications[1] END AS classification,
       CASE
         WHEN p.slug IS NULL THEN CASE WHEN d.is_withdrawn OR d.is_published THEN 'WITHDRAWN' ELSE 'DRAFT' END
         WHEN d.slug IS NULL OR d.is_published THEN 'PUBLISHED'
         ELSE 'CHANGED'
       END AS state,
       CASE WHEN ${isDrafted} THEN d.at ELSE p.updated_at END AS at, coalesce(d.by, '') AS by,
       d.document, p.specifications
     FROM products.product p FULL JOIN products.product_draft d ON d.slug = p.slug
   ), named AS (
     SELECT item.*, coalesce(names->>:language, names->>'en', slug) AS name FROM item
     WHERE (:state::text IS NULL OR state = :state) AND (:type::text IS NULL OR type = :type)
       AND (:classifications::text[] IS NULL OR classification = ANY(:classifications))
       AND (:search::text IS NULL OR slug ILIKE :search OR names->>:language ILIKE :search OR names->>'en' ILIKE :search)
   ), counted AS (
     SELECT named.*, lower(name) AS "sortName",
       coalesce(jsonb_array_length(:asked::jsonb->classification), 0) AS asked,
       (SELECT count(*)::int FROM jsonb_array_elements_text(:asked::jsonb->classification) key
         WHERE CASE WHEN drafted THEN document->'values' ? key
           ELSE specifications @> jsonb_build_array(jsonb_build_object('key', key)) END) AS filled,
       CASE WHEN drafted THEN ARRAY(
         SELECT language FROM jsonb_object_keys(document->'short') language
         WHERE document->'long' ? language AND (names ? language OR names - 'en' = '{}')
       ) ELSE ARRAY(
         SELECT words.language FROM products.product_text words
         WHERE words.product = named.slug AND (names ? words.language OR names - 'en' = '{}')
           AND words.texts->>'short' IS NOT NULL AND words.texts->>'long' IS NOT NULL
       ) END AS languages
     FROM named
   ), lacking AS (
     SELECT * FROM counted
     WHERE :lacks::text IS NULL OR CASE WHEN :lacks = 'data' THEN filled < asked ELSE :lacks <> ALL(languages) END
   )
   SELECT slug, type, name, classification, state, at, by, (SELECT min(plan.at) FROM products.planned_product plan
       WHERE plan.slug = lacking.slug AND plan.problem IS NULL) AS "plannedAt", filled, asked, languages, "sortName",
     (SELECT count(*)::int FROM lacking) AS total
   FROM lacking
   WHERE :afterName::text IS NULL OR ("sortName", slug) > (:afterName, :afterSlug)
   ORDER BY "sortName", slug LIMIT :many`,
);

const counts = statement<{ total: number }>(
  'products_edited_total',
  `SELECT count(*)::int AS total FROM products.product p FULL JOIN products.product_draft d ON d.slug = p.slug`,
);

export type ProductList = {
  items: ListedProduct[];
  total: number;
  all: number;
  endCursor: string | null;
  hasNextPage: boolean;
};

/**
 * The products that editors can work on, sorted by name: drafts where there are some, otherwise the published
 * versions.
 */
export async function findEditedProducts(
  connection: Connection,
  filters: ProductFilters,
  { tree }: Vocabulary,
  asked: ExpectedAttributes,
): Promise<ProductList> {
  const { classification, search, after, first, ...same } = filters;
  const node = tree.get(classification ?? '');
  const below = [...tree.values()].filter(({ lineage }) => node && lineage.includes(node));
  const rows = await list(connection, {
    ...same,
    search: search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
    classifications: classification === null ? null : below.map(({ slug }) => slug),
    asked: JSON.stringify(Object.fromEntries(asked)),
    afterName: after?.key ?? null,
    afterSlug: after?.id ?? null,
    many: first + 1,
  });
  const items = rows.slice(0, first);
  const last = items.at(-1);
  const hasNextPage = rows.length > first;
  return {
    items,
    total: rows[0]?.total ?? 0,
    all: (await counts(connection))[0]?.total ?? 0,
    endCursor: hasNextPage && last ? writeKeyset({ key: last.sortName, id: last.slug }) : null,
    hasNextPage,
  };
}
