import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { removeProducts } from '../product/remove-products.ts';
import { saveProducts } from '../product/save-products.ts';
import type { Product } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { CatalogueFile, CatalogueRecord } from './catalogue-record.ts';
import { findOthers, findStoredProducts, findTypes } from './find-stored-products.ts';
import { mergeRecord } from './merge-record.ts';
import type { Report } from './report.ts';

type Options = {
  vocabulary: Vocabulary;
  report: Report;
  /** Whether the file was read without an error; otherwise the report still says what could be imported. */
  mayWrite: () => boolean;
};

const chunk = 500;

/**
 * Imports records: all of them or, with an error anywhere, none. Importing them again changes nothing. Every
 * record without an error is reported as created, changed or unchanged, and the products that a complete
 * catalogue removes as removed. Gives whether anything was written.
 */
export async function importRecords(
  pool: Pool,
  { records, whole }: CatalogueFile,
  { vocabulary, report, mayWrite }: Options,
): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    const gone = new Set(whole ? await findOthers(connection, getSlugs(records), whole) : []);
    const known = await getTypes(connection, records, vocabulary);
    // Products that this file removes cannot be related to.
    const getType = (slug: string) => (gone.has(slug) ? undefined : known(slug));
    const changed: Product[] = [];
    for (let start = 0; start < records.length; start += chunk) {
      const some = records.slice(start, start + chunk);
      const existing = await findStoredProducts(connection, getSlugs(some));
      for (const record of some) {
        const before = existing.get(record.slug) ?? null;
        let faulty = false;
        const noting: Report = (kind, line, message) => {
          faulty ||= kind === 'error';
          report(kind, line, message);
        };
        const after = mergeRecord(record, before, { vocabulary, getType, report: noting });
        if (!after || faulty) continue;
        const kind = before === null ? 'created' : isSameProduct(before, after) ? 'unchanged' : 'changed';
        report(kind, record.line, record.slug);
        if (kind !== 'unchanged') changed.push(after);
      }
    }
    for (const slug of gone) report('removed', 0, slug);
    if (!mayWrite() || changed.length + gone.size === 0) return false;
    await saveProducts(connection, changed);
    await removeProducts(connection, [...gone]);
    return true;
  });
}

/** Ranges are computed from the rest. */
function isSameProduct({ ranges: _, ...before }: Product, { ranges: __, ...after }: Product): boolean {
  return isDeepStrictEqual(before, after);
}

/** The type of a new product is that of its first classification. */
async function getTypes(connection: Connection, records: readonly CatalogueRecord[], { tree }: Vocabulary) {
  const named = records.flatMap(({ slug, related = [] }) => [
    slug,
    ...related.map((relation) => relation.slug),
  ]);
  const types: Map<string, CatalogueType> = await findTypes(connection, [...new Set(named)]);
  for (const { slug, classifications = [] } of records) {
    const type = tree.get(classifications[0] ?? '')?.type;
    if (type && !types.has(slug)) types.set(slug, type);
  }
  return (slug: string) => types.get(slug);
}

function getSlugs(records: readonly CatalogueRecord[]): string[] {
  return records.map(({ slug }) => slug);
}
