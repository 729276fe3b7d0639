import { isDeepStrictEqual } from 'node:util';
import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges, type ProductTag } from '../changes.ts';
import { saveDocuments } from '../document/save-documents.ts';
import { nextRevision } from '../revision/revision.ts';
import { saveRanges } from '../specification/save-ranges.ts';
import { findVocabulary } from '../vocabulary/find-vocabulary.ts';
import type { product } from './product.tables.ts';
import { getTags } from './product-tags.ts';
import { saveTexts } from './save-texts.ts';
import type { Product } from './stored-product.ts';

const upsert = upsertInto(table<typeof product>('products.product'), {
  columns: [
    'slug',
    'type',
    'brand',
    'position',
    'names',
    'classifications',
    'countries',
    'capabilities',
    'images',
    'highlights',
    'specifications',
    'variants',
    'related',
    'videoUrl',
    'videoImageUrl',
    'videoAlternativeUrl',
    'videoIsSilent',
    'videoTitles',
    'model',
    'updatedAt',
    'revision',
  ],
  key: ['slug'],
  stamps: ['updatedAt', 'revision'],
});

const known = statement<{ slug: string; classifications: string[] }, { slugs: string[] }>(
  'products_known',
  'SELECT slug, classifications FROM products.product WHERE slug = ANY(:slugs)',
);

const touch = statement<never, { slugs: string[]; revision: number }>(
  'products_touch',
  'UPDATE products.product SET updated_at = now(), revision = :revision WHERE slug = ANY(:slugs) AND revision <> :revision',
);

/** How many products one statement writes: enough for speed, few enough for memory. */
const chunk = 500;

/**
 * Inserts products, or replaces them with their texts, ranges and documents. Call it in a transaction; its
 * commit notifies every process.
 * @returns how many of them changed
 */
export async function saveProducts(connection: Connection, products: readonly Product[]): Promise<number> {
  if (products.length === 0) return 0;
  const revision = await nextRevision(connection, 'items');
  const { tree } = await findVocabulary(connection);
  const tags = new Set<ProductTag>();
  let changes = 0;
  for (let start = 0; start < products.length; start += chunk) {
    const some = products.slice(start, start + chunk);
    const before = new Map(
      (await known(connection, { slugs: getSlugs(some) })).map(({ slug, classifications }) => [
        slug,
        classifications,
      ]),
    );
    const changed = await saveSome(connection, some, revision);
    for (const { slug, classifications } of some.filter(({ slug }) => changed.has(slug))) {
      const earlier = before.get(slug);
      // A class may hold its first product now, or none any more.
      if (!earlier || !isDeepStrictEqual(earlier, classifications)) tags.add('products');
      for (const tag of getTags(slug, [...classifications, ...(earlier ?? [])], tree)) tags.add(tag);
    }
    changes += changed.size;
  }
  await notifyChanges(connection, tags);
  return changes;
}

/** The slugs of the products that are new, or that changed in anything that readers see. */
async function saveSome(
  connection: Connection,
  products: readonly Product[],
  revision: number,
): Promise<Set<string>> {
  const updatedAt = new Date().toISOString();
  const rows = products.map(({ ranges: _, texts: __, documents: ___, ...product }) => ({
    ...product,
    updatedAt,
    revision,
  }));
  const changedRows = await upsert(connection, rows);
  const changed = new Set([
    ...changedRows.map(({ slug }) => slug),
    ...(await saveTexts(connection, products)),
    ...(await saveRanges(connection, products)),
    ...(await saveDocuments(connection, products)),
  ]);
  await touch(connection, { slugs: [...changed], revision });
  return changed;
}

function getSlugs(products: readonly Product[]): string[] {
  return products.map(({ slug }) => slug);
}
