import type { Pool } from 'pg';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { nothingUndrafted } from '../draft/conversion/undrafted.ts';
import { becomesDraft, type ImportRow } from './find-imports.ts';
import { endStep, noteProgress } from './steps/import-steps.ts';

type Chunk = { id: string; after: number; to: number; by: string; nothing: string };

/**
 * Saves drafts for the products that are to be taken over, just as an editor's save does (0101). A product
 * that somebody has changed since the comparison stays as it is.
 */
const draft = statement<{ slug: string | null }, Chunk>(
  'products_catalogue_import_draft',
  `WITH taken AS (
     SELECT i.place, i.slug, i.type, i.before, i.revision,
       CASE WHEN i.decision = 'THEIRS' OR (i.kind = 'MEND' AND i.decision = 'TAKE')
         THEN coalesce(i.theirs, i.document) ELSE i.document END AS document
     FROM products.catalogue_import_item i
     WHERE i.import = :id::uuid AND i.place > :after AND i.place <= :to
       AND ((${becomesDraft}) OR (i.kind = 'BOTH' AND i.decision = 'THEIRS'))
   ), fresh AS (
     SELECT taken.*, d.slug IS NOT NULL AS has_row, d.revision AS row_revision, d.undrafted, d.base, d.is_published,
       coalesce(d.is_withdrawn, false) AS is_withdrawn, p.revision AS public_revision, p.updated_at
     FROM taken LEFT JOIN products.product_draft d ON d.slug = taken.slug LEFT JOIN products.product p ON p.slug = taken.slug
     WHERE coalesce(d.revision, 0) + coalesce(p.revision, 0) = taken.revision
   ), first AS (
     INSERT INTO products.product_history (slug, by, what, document, at)
     SELECT slug, '', 'created', before, coalesce(updated_at, now()) FROM fresh
     WHERE before IS NOT NULL AND NOT EXISTS (SELECT FROM products.product_history h WHERE h.slug = fresh.slug)
   ), written AS (
     INSERT INTO products.product_draft AS old
       (slug, type, document, undrafted, revision, by, at, is_published, is_withdrawn, base)
     SELECT slug, type, document,
       CASE WHEN has_row THEN undrafted WHEN public_revision IS NULL THEN :nothing::jsonb END,
       coalesce(row_revision, 0) + 1, :by, now(), false, is_withdrawn,
       CASE WHEN has_row AND NOT is_published THEN base ELSE public_revision END
     FROM fresh
     ON CONFLICT (slug) DO UPDATE SET document = EXCLUDED.document, revision = EXCLUDED.revision, by = EXCLUDED.by,
       at = EXCLUDED.at, is_published = false, base = EXCLUDED.base
       WHERE old.revision = EXCLUDED.revision - 1
     RETURNING slug, document, revision
   ), noted AS (
     INSERT INTO products.product_history (slug, by, what, document)
     SELECT slug, :by, 'saved', document FROM written
   )
   UPDATE products.catalogue_import_item item SET drafted = written.revision
   FROM written JOIN fresh ON fresh.slug = written.slug
   WHERE item.import = :id::uuid AND item.place = fresh.place RETURNING item.slug AS slug`,
);

/** Products that were left out are not remembered, so the next file offers them again. */
const remember = statement<never, { id: string; after: number; to: number; shape: string }>(
  'products_catalogue_origin_note',
  `INSERT INTO products.catalogue_origin AS old (shape, slug, given, at)
   SELECT :shape, slug, given, now() FROM products.catalogue_import_item
   WHERE import = :id::uuid AND place > :after AND place <= :to AND slug IS NOT NULL AND given IS NOT NULL
     AND (drafted IS NOT NULL OR kind IN ('SAME', 'BOTH') AND decision IS DISTINCT FROM 'LEAVE')
   ON CONFLICT (shape, slug) DO UPDATE SET given = old.given || EXCLUDED.given, at = EXCLUDED.at`,
);

/** How many products one statement writes; all statements share one transaction. */
const chunk = 250;

/**
 * Saves drafts for what an import changes: all of them or, if it is stopped or fails, none.
 * @throws {Stopped}
 */
export async function draftImport(pool: Pool, row: ImportRow, by: string): Promise<void> {
  const { id, shape, total } = row;
  await inTransaction(pool, async (connection) => {
    const nothing = JSON.stringify(nothingUndrafted);
    for (let after = -1; after < total; after += chunk) {
      const part = { id, after, to: after + chunk };
      await draft(connection, { ...part, by, nothing });
      if (shape !== null) await remember(connection, { ...part, shape });
      // On another connection, so that others see the progress before this transaction ends.
      await noteProgress(pool, row, part.to + 1);
    }
    await endStep(connection, row, 'DRAFTED');
  });
}
