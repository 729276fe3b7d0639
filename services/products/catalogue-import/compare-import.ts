import type { Pool } from 'pg';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { type EditedProduct, findEdited, findTypesOf } from '../draft/find-draft.ts';
import type { CatalogueRecord } from '../exchange/catalogue-record.ts';
import { findVocabulary, type Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { type Compared, compareItem, refused } from './compare-item.ts';
import type { DraftFields } from './draft-fields.ts';
import type { ImportRow } from './find-imports.ts';
import { createItemReader, type ReadItem } from './read-staged.ts';
import type { StagedItem } from './staging/staged-item.ts';
import { endStep, noteProgress, type RunningStep } from './steps/import-steps.ts';

type Row = { place: number; line: number; source: StagedItem['source'] };

const following = statement<Row, { id: string; after: number; many: number }>(
  'products_catalogue_import_items',
  `SELECT place, line, source FROM products.catalogue_import_item
   WHERE import = :id::uuid AND place > :after ORDER BY place LIMIT :many`,
);

const origins = statement<{ slug: string; given: DraftFields }, { shape: string; slugs: readonly string[] }>(
  'products_catalogue_origins',
  'SELECT slug, given FROM products.catalogue_origin WHERE shape = :shape AND slug = ANY(:slugs)',
);

const write = statement<never, { id: string; lines: string }>(
  'products_catalogue_import_compared',
  `UPDATE products.catalogue_import_item item SET slug = new.slug, name = new.name, kind = new.kind,
     type = new.type::products.catalogue_type, comparison = new.comparison, document = new.document,
     theirs = new.theirs, before = new.before, given = new.given, revision = new.revision, decision = NULL, drafted = NULL
   FROM jsonb_to_recordset(:lines::jsonb) AS new (place integer, slug text, name text, kind text, type text,
     comparison jsonb, document jsonb, theirs jsonb, before jsonb, given jsonb, revision bigint)
   WHERE item.import = :id::uuid AND item.place = new.place`,
);

/** How many products are in memory at a time. */
const chunk = 100;

/**
 * Compares every product of a file with ours; the catalogue does not change. Progress is stored after each
 * chunk, so that the step can be stopped at any time.
 * @throws {Stopped}
 */
export async function compareImport(pool: Pool, row: ImportRow): Promise<void> {
  const { id, head, choices, shape } = row;
  if (!head || !choices) return;
  const vocabulary = await findVocabulary(pool);
  const read = createItemReader(head, choices, vocabulary);
  const slugs = await readSlugs(pool, row, read);
  const lineOfSlug = new Map<string, number>();
  for (let after = -1; ; ) {
    const rows = await following(pool, { id, after, many: chunk });
    const last = rows.at(-1);
    if (!last) break;
    const lines = await compareRows(pool, rows, { read, vocabulary, shape, slugs, lineOfSlug });
    await write(pool, { id, lines: JSON.stringify(lines) });
    after = last.place;
    await noteProgress(pool, row, after + 1);
  }
  await endStep(pool, row, 'COMPARED');
}

type Reader = ReturnType<typeof createItemReader>;

/** The products of a file, each with its first class: a product may refer to one further down. */
async function readSlugs(
  pool: Pool,
  running: RunningStep,
  read: Reader,
): Promise<Map<string, string | undefined>> {
  const slugs = new Map<string, string | undefined>();
  for (let after = -1; ; ) {
    const rows = await following(pool, { id: running.id, after, many: chunk });
    for (const row of rows) {
      const { record } = read(row);
      if (record && !slugs.has(record.slug)) slugs.set(record.slug, record.classifications?.[0]);
    }
    const last = rows.at(-1);
    if (!last) return slugs;
    after = last.place;
    await noteProgress(pool, running, 0);
  }
}

type Comparing = {
  read: Reader;
  vocabulary: Vocabulary;
  shape: string | null;
  /** The slugs of the whole file, with the first class of each. */
  slugs: ReadonlyMap<string, string | undefined>;
  /** The line of each slug's first occurrence. */
  lineOfSlug: Map<string, number>;
};

async function compareRows(pool: Pool, rows: readonly Row[], comparing: Comparing) {
  const { read, vocabulary, shape, slugs, lineOfSlug } = comparing;
  const items = rows.map((row) => ({ ...row, ...read(row) }));
  const named = items.flatMap(({ record }) => (record ? [record.slug] : []));
  const edited = await findEdited(pool, [...new Set(named)], vocabulary);
  const origin = await findOrigins(pool, shape, named);
  const types = await findTypes(pool, items, edited);
  const getType = (slug: string): CatalogueType | undefined =>
    types.get(slug) ?? (slugs.has(slug) ? vocabulary.tree.get(slugs.get(slug) ?? '')?.type : undefined);
  return items.flatMap((item) => {
    if (item.isLeftOut) return [];
    const slug = item.record?.slug ?? null;
    const first = slug === null ? undefined : lineOfSlug.get(slug);
    if (slug !== null && first === undefined) lineOfSlug.set(slug, item.line);
    const compared =
      first !== undefined
        ? refused('twiceInFile', slug, String(first))
        : compareRead(item, { vocabulary, getType, edited, origin });
    return [{ place: item.place, slug, ...compared }];
  });
}

function compareRead(
  { record, wrongValues }: ReadItem,
  known: {
    vocabulary: Vocabulary;
    getType: (slug: string) => CatalogueType | undefined;
    edited: ReadonlyMap<string, EditedProduct>;
    origin: ReadonlyMap<string, DraftFields>;
  },
): Compared {
  if (!record) return refused('noNumber', null);
  const compared = compareItem(record, {
    ...known,
    edited: known.edited.get(record.slug),
    origin: known.origin.get(record.slug),
  });
  if (wrongValues.length === 0 || compared.given === null) return compared;
  const { changes } = compared.comparison;
  return {
    ...compared,
    kind: 'MEND',
    comparison: { changes, problems: [...compared.comparison.problems, ...wrongValues] },
  };
}

async function findOrigins(
  connection: Connection,
  shape: string | null,
  slugs: readonly string[],
): Promise<Map<string, DraftFields>> {
  if (shape === null) return new Map();
  return new Map((await origins(connection, { shape, slugs })).map(({ slug, given }) => [slug, given]));
}

async function findTypes(
  pool: Pool,
  items: readonly { record: CatalogueRecord | null }[],
  edited: ReadonlyMap<string, EditedProduct>,
): Promise<Map<string, CatalogueType>> {
  const related = new Set([
    ...items.flatMap(({ record }) => (record?.related ?? []).map(({ slug }) => slug)),
    ...[...edited.values()].flatMap(({ document }) => document.related.map(({ slug }) => slug)),
  ]);
  return findTypesOf(pool, [...related], { published: false });
}
