import type { Pool } from 'pg';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findDraftContext } from '../draft/conversion/find-draft-context.ts';
import { stateDraft } from '../draft/conversion/state-draft.ts';
import { findEdited, findTypesOf } from '../draft/find-draft.ts';
import { saveProducts } from '../product/save-products.ts';
import type { Product } from '../product/stored-product.ts';
import { findVocabulary, type Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { endStep, noteProgress, type RunningStep } from './steps/import-steps.ts';

const waiting = statement<{ slug: string; place: number }, { id: string; after: number; many: number }>(
  'products_catalogue_import_waiting',
  `SELECT d.slug, i.place FROM products.catalogue_import_item i JOIN products.product_draft d ON d.slug = i.slug
   WHERE i.import = :id::uuid AND i.place > :after AND d.revision = i.drafted AND NOT d.is_published
   ORDER BY i.place LIMIT :many FOR UPDATE OF d`,
);

const publish = statement<never, { slugs: readonly string[]; by: string }>(
  'products_catalogue_import_publish',
  `WITH published AS (
     UPDATE products.product_draft d SET is_published = true, is_withdrawn = false, undrafted = NULL, by = :by, at = now(),
       revision = d.revision + 1, base = p.revision
     FROM products.product p WHERE p.slug = d.slug AND d.slug = ANY(:slugs) RETURNING d.slug, d.document
   )
   INSERT INTO products.product_history (slug, by, what, document) SELECT slug, :by, 'published', document FROM published`,
);

const chunk = 100;

/**
 * Publishes the drafts of an import that have no error and were not edited since: all of them at once or, if
 * it is stopped or fails, none. The others stay drafts.
 * @throws {Stopped}
 */
export async function publishImport(pool: Pool, running: RunningStep, by: string): Promise<void> {
  await inTransaction(pool, async (connection) => {
    const vocabulary = await findVocabulary(connection);
    const slugs = await holdWaiting(connection, running.id);
    const all = new Set(slugs);
    const products: Product[] = [];
    for (let start = 0; start < slugs.length; start += chunk) {
      products.push(...(await statable(connection, slugs.slice(start, start + chunk), { vocabulary, all })));
      // On another connection, so that others see the progress before this transaction ends.
      await noteProgress(pool, running, start + chunk);
    }
    await saveProducts(connection, products);
    for (let start = 0; start < products.length; start += chunk)
      await publish(connection, { slugs: products.slice(start, start + chunk).map(({ slug }) => slug), by });
    await endStep(connection, running, 'PUBLISHED');
  });
}

/** The drafts that were not edited since the import, locked until the transaction ends. */
async function holdWaiting(connection: Connection, id: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let after = -1; ; ) {
    const rows = await waiting(connection, { id, after, many: chunk });
    slugs.push(...rows.map(({ slug }) => slug));
    const last = rows.at(-1);
    if (!last) return slugs;
    after = last.place;
  }
}

/** The drafts that can be published, as products; they may refer to others that are published with them. */
async function statable(
  connection: Connection,
  slugs: string[],
  { vocabulary, all }: { vocabulary: Vocabulary; all: ReadonlySet<string> },
): Promise<Product[]> {
  const edited = [...(await findEdited(connection, slugs, vocabulary)).values()];
  const getSurroundings = await findDraftContext(connection, edited, { vocabulary, published: true });
  const related = edited.flatMap(({ document }) => document.related.map(({ slug }) => slug));
  const comingOut = await findTypesOf(
    connection,
    related.filter((slug) => all.has(slug)),
    { published: false },
  );
  return edited.flatMap((each) => {
    const found = getSurroundings(each);
    const getType = (slug: string) => found.getType(slug) ?? comingOut.get(slug);
    const { product, problems } = stateDraft(each, { ...found, getType });
    return problems.some(({ isWarning }) => !isWarning) ? [] : [product];
  });
}
