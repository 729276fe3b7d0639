import type { ImportDecision, ImportKind, ImportState } from '#contracts/products/catalogue-import.ts';
import { type Selected, select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { catalogueImport } from './catalogue-import.tables.ts';
import type { Comparison } from './compare-item.ts';
import type { MappingChoices } from './mapping-choices.ts';
import type { StagedItem } from './staging/staged-item.ts';

const columns = [
  'id',
  'at',
  'by',
  'fileName',
  'bytes::float8',
  'state',
  'touchedAt',
  'step',
  'begunAt',
  'done',
  'total',
  'head',
  'shape',
  'choices',
  'problem',
  'failure',
] as const;

export type ImportRow = Selected<typeof catalogueImport, typeof columns>;

const byId = statement<ImportRow, { id: string }>(
  'products_catalogue_import',
  `SELECT ${select(columns)} FROM products.catalogue_import WHERE id = :id::uuid`,
);

/** Null: there is no import with this id. */
export async function findImport(connection: Connection, id: string): Promise<ImportRow | null> {
  return (await byId(connection, { id }))[0] ?? null;
}

export type ListedImport = {
  id: string;
  at: Date;
  by: string;
  fileName: string;
  state: ImportState;
  touchedAt: Date;
  total: number;
};

const newest = statement<ListedImport, { first: number }>(
  'products_catalogue_imports',
  `SELECT id, at, by, file_name AS "fileName", state, touched_at AS "touchedAt", total
   FROM products.catalogue_import ORDER BY at DESC LIMIT :first`,
);

/** How many imports are kept; older ones are deleted. */
export const maxImports = 20;

/** The latest imports, newest first. */
export function findImports(connection: Connection): Promise<ListedImport[]> {
  return newest(connection, { first: maxImports });
}

export type KindCounts = Partial<Record<ImportKind, number>>;

const counted = statement<
  { kind: ImportKind | null; count: number; drafted: number; published: number },
  { id: string }
>(
  'products_catalogue_import_counts',
  `SELECT i.kind, count(*)::int AS count, count(i.drafted)::int AS drafted,
     count(*) FILTER (WHERE i.drafted IS NOT NULL AND d.is_published)::int AS published
   FROM products.catalogue_import_item i LEFT JOIN products.product_draft d ON d.slug = i.slug
   WHERE i.import = :id::uuid GROUP BY i.kind`,
);

export type ImportCounts = {
  kinds: KindCounts;
  drafted: number;
  published: number;
  ready: number;
  waiting: number;
};

/** SQL: whether an item becomes a draft, according to the decisions so far. */
export const becomesDraft = `i.document IS NOT NULL AND i.decision IS DISTINCT FROM 'LEAVE' AND (i.kind <> 'MEND' OR i.decision = 'TAKE')`;

const ready = statement<{ count: number; waiting: number }, { id: string }>(
  'products_catalogue_import_ready',
  `SELECT count(*) FILTER (WHERE (${becomesDraft}) OR (i.kind = 'BOTH' AND i.decision = 'THEIRS'))::int AS count,
     count(*) FILTER (WHERE i.drafted IS NOT NULL AND d.revision = i.drafted AND NOT d.is_published)::int AS waiting
   FROM products.catalogue_import_item i LEFT JOIN products.product_draft d ON d.slug = i.slug
   WHERE i.import = :id::uuid`,
);

export async function countImport(connection: Connection, id: string): Promise<ImportCounts> {
  const rows = await counted(connection, { id });
  const [now] = await ready(connection, { id });
  const sum = (part: 'drafted' | 'published') => rows.reduce((all, row) => all + row[part], 0);
  return {
    kinds: Object.fromEntries(rows.flatMap(({ kind, count }) => (kind ? [[kind, count]] : []))),
    drafted: sum('drafted'),
    published: sum('published'),
    ready: now?.count ?? 0,
    waiting: now?.waiting ?? 0,
  };
}

export type ImportLine = {
  place: number;
  line: number;
  slug: string | null;
  name: string | null;
  kind: ImportKind;
  comparison: Comparison | null;
  decision: ImportDecision | null;
  /** Whether it may become a draft despite its problems. */
  isDraftable: boolean;
  isDrafted: boolean;
  /** Null: it was not asked for. */
  source: StagedItem['source'] | null;
};

type LineFilters = {
  id: string;
  kinds: readonly ImportKind[];
  search: string | null;
  after: number;
  many: number;
  withSource: boolean;
};

const lines = statement<ImportLine & { total: number }, LineFilters>(
  'products_catalogue_import_lines',
  `WITH fitting AS (
     SELECT * FROM products.catalogue_import_item
     WHERE import = :id::uuid AND kind = ANY(:kinds) AND (:search::text IS NULL OR slug ILIKE :search OR name ILIKE :search)
   )
   SELECT place, line, slug, name, kind, comparison, decision, document IS NOT NULL AS "isDraftable",
     drafted IS NOT NULL AS "isDrafted", CASE WHEN :withSource THEN source END AS source, (SELECT count(*)::int FROM fitting) AS total
   FROM fitting WHERE place > :after ORDER BY place LIMIT :many`,
);

/** A page of the report, in the order of the file. */
export async function findLines(
  connection: Connection,
  { search, many, ...filters }: LineFilters,
): Promise<{ items: ImportLine[]; total: number; hasNextPage: boolean }> {
  const like = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const rows = await lines(connection, { ...filters, search: like, many: many + 1 });
  return { items: rows.slice(0, many), total: rows[0]?.total ?? 0, hasNextPage: rows.length > many };
}

const remembered = statement<{ choices: MappingChoices }, { shape: string }>(
  'products_catalogue_mapping',
  'SELECT choices FROM products.catalogue_mapping WHERE shape = :shape',
);

/** The last mapping for files of this shape. */
export async function findMapping(
  connection: Connection,
  shape: string | null,
): Promise<MappingChoices | undefined> {
  return shape === null ? undefined : (await remembered(connection, { shape }))[0]?.choices;
}
