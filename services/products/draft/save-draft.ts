import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { productDraft } from './draft.tables.ts';
import type { DraftRow } from './find-draft.ts';

const upsert = upsertInto(table<typeof productDraft>('products.product_draft'), {
  columns: [
    'slug',
    'type',
    'document',
    'undrafted',
    'revision',
    'by',
    'at',
    'isPublished',
    'isWithdrawn',
    'base',
  ],
  key: ['slug'],
});

/** Stores the current draft of a product. */
export async function saveDraft(connection: Connection, row: Omit<DraftRow, 'at'>): Promise<void> {
  await upsert(connection, [{ ...row, at: new Date().toISOString() }]);
}
