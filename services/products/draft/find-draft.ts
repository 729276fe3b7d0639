import type { ProductDraft, ProductState } from '#contracts/products/draft.ts';
import { type Selected, select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { findStoredProducts, findTypes } from '../exchange/find-stored-products.ts';
import type { Product } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { draftOfProduct } from './conversion/draft-of-product.ts';
import { type Undrafted, undraftedOf } from './conversion/undrafted.ts';
import type { productDraft } from './draft.tables.ts';
import { completeDraft, orderBeside, partsBeside } from './earlier-drafts.ts';

const columns = [
  'slug',
  'type',
  'document',
  'undrafted',
  'revision',
  'by',
  'at',
  'isPublished',
  'isWithdrawn',
  'base::float8',
] as const;

export type DraftRow = Selected<typeof productDraft, typeof columns>;

const bySlugs = statement<DraftRow, { slugs: readonly string[] }>(
  'products_drafts',
  `SELECT ${select(columns)} FROM products.product_draft WHERE slug = ANY(:slugs)`,
);

const publicRevisions = statement<
  { slug: string; revision: number; updatedAt: Date },
  { slugs: readonly string[] }
>(
  'products_public_revisions',
  `SELECT slug, revision::float8 AS revision, updated_at AS "updatedAt" FROM products.product WHERE slug = ANY(:slugs)`,
);

const lock = statement<never, { slug: string }>(
  'products_hold_draft',
  "SELECT pg_advisory_xact_lock(hashtextextended('products draft ' || :slug, 0))",
);

/** A product or service with its draft, as an editor sees it. */
export type EditedProduct = {
  slug: string;
  type: CatalogueType;
  document: ProductDraft;
  undrafted: Undrafted;
  state: ProductState;
  /** Increases with every change: an editor's save names the revision that it is based on. */
  revision: number;
  /** The name of the last editor; empty: no editor has changed it. */
  by: string;
  at: Date;
  /** The version that visitors see. */
  published: { product: Product; revision: number; at: Date } | null;
  /** Whether an import has changed the published product since the draft began. */
  isBehind: boolean;
  row: DraftRow | undefined;
};

/** Locks a product for other editors until the transaction ends. */
export async function holdDraft(connection: Connection, slug: string): Promise<void> {
  await lock(connection, { slug });
}

/** The products among these slugs that are published or have a draft. */
export async function findEdited(
  connection: Connection,
  slugs: readonly string[],
  vocabulary: Vocabulary,
): Promise<Map<string, EditedProduct>> {
  const drafts = new Map((await bySlugs(connection, { slugs })).map((row) => [row.slug, row]));
  const stored = await findStoredProducts(connection, slugs);
  const revisions = new Map((await publicRevisions(connection, { slugs })).map((row) => [row.slug, row]));
  return new Map(
    slugs.flatMap((slug) => {
      const product = stored.get(slug);
      const known = revisions.get(slug);
      const published = product && known ? { product, revision: known.revision, at: known.updatedAt } : null;
      const edited = editedProduct(drafts.get(slug), published, vocabulary);
      return edited ? [[slug, edited] as const] : [];
    }),
  );
}

function editedProduct(
  row: DraftRow | undefined,
  published: EditedProduct['published'],
  vocabulary: Vocabulary,
): EditedProduct | undefined {
  const undrafted = published ? undraftedOf(published.product) : orderBeside(row?.undrafted ?? null);
  const revision = (row?.revision ?? 0) + (published?.revision ?? 0);
  // Once an import has changed the product, a draft without unpublished edits is out of date: the published
  // version counts.
  const isCurrent = row && (!row.isPublished || !published || row.base === published.revision);
  if (isCurrent) {
    const { slug, type, by, at } = row;
    const document = completeDraft(row.document, () =>
      published ? draftOfProduct(published.product, vocabulary) : partsBeside(row.undrafted, vocabulary),
    );
    const isBehind = published !== null && row.base !== published.revision;
    return {
      slug,
      type,
      document,
      undrafted,
      state: getState(row, published),
      revision,
      by,
      at,
      published,
      isBehind,
      row,
    };
  }
  if (!published) return undefined;
  const { slug, type } = published.product;
  return {
    slug,
    type,
    document: draftOfProduct(published.product, vocabulary),
    undrafted,
    state: 'PUBLISHED',
    revision,
    by: '',
    at: published.at,
    published,
    isBehind: false,
    row,
  };
}

function getState({ isPublished, isWithdrawn }: DraftRow, published: unknown): ProductState {
  if (published) return isPublished ? 'PUBLISHED' : 'CHANGED';
  return isWithdrawn || isPublished ? 'WITHDRAWN' : 'DRAFT';
}

const draftTypes = statement<{ slug: string; type: CatalogueType }, { slugs: readonly string[] }>(
  'products_draft_types',
  'SELECT slug, type FROM products.product_draft WHERE slug = ANY(:slugs)',
);

/** The types of the products among these slugs; `published`: only of those that visitors see. */
export async function findTypesOf(
  connection: Connection,
  slugs: readonly string[],
  { published }: { published: boolean },
): Promise<Map<string, CatalogueType>> {
  const known = await findTypes(connection, slugs);
  if (published) return known;
  const drafts = await draftTypes(connection, { slugs });
  return new Map([...drafts.map(({ slug, type }) => [slug, type] as const), ...known]);
}
