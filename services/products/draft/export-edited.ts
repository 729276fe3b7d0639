import type { Pool } from 'pg';
import { readKeyset } from '#services/foundation/keyset.ts';
import { writeBmecat } from '../exchange/bmecat/write-bmecat.ts';
import type { CatalogueHead } from '../exchange/bmecat/write-header.ts';
import type { CatalogueRecord } from '../exchange/catalogue-record.ts';
import { writeCsv } from '../exchange/csv/write-csv.ts';
import { toRecord } from '../exchange/product-record.ts';
import { writeXlsx } from '../exchange/xlsx/write-xlsx.ts';
import { findVocabulary, type Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { findDraftContext } from './conversion/find-draft-context.ts';
import { stateDraft } from './conversion/state-draft.ts';
import { findUsualAttributes, getExpectedAttributes } from './expected-attributes.ts';
import { findEdited } from './find-draft.ts';
import { findEditedProducts, type ProductFilters } from './find-edited-products.ts';

export type ListFilters = Omit<ProductFilters, 'after' | 'first'>;

/** Exports the products of the editors' list as they see them, drafts included, piece by piece. */
export async function* exportEdited(
  pool: Pool,
  filters: ListFilters,
  format: 'csv' | 'xlsx' | 'bmecat',
  head: CatalogueHead,
): AsyncGenerator<Uint8Array> {
  const vocabulary = await findVocabulary(pool);
  const records = () => editedRecords(pool, filters, vocabulary);
  if (format === 'xlsx') yield* writeXlsx(records, { vocabulary });
  else if (format === 'csv') yield* encoded(writeCsv(records, { vocabulary }));
  else yield* encoded(writeBmecat(records(), { head, vocabulary, version: '2005', report: () => undefined }));
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

/** How many products are in memory at a time. */
const chunk = 200;

async function* editedRecords(
  pool: Pool,
  filters: ListFilters,
  vocabulary: Vocabulary,
): AsyncGenerator<CatalogueRecord> {
  const expected = getExpectedAttributes(await findUsualAttributes(pool), vocabulary);
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = { ...filters, after: cursor ? readKeyset(cursor) : null, first: chunk };
    const list = await findEditedProducts(pool, page, vocabulary, expected);
    const slugs = list.items.map(({ slug }) => slug);
    const edited = await findEdited(pool, slugs, vocabulary);
    const each = [...edited.values()];
    const getSurroundings = await findDraftContext(pool, each, { vocabulary, published: false });
    for (const one of each) {
      const { product } = stateDraft(one, getSurroundings(one));
      yield toRecord(
        one.state === 'PUBLISHED' && one.published ? one.published.product : product,
        vocabulary,
      );
    }
    cursor = list.endCursor;
  }
}
