import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { CompanyPart, ExportedTable, Row } from './company-part.ts';
import { type ColumnShape, shapeOf, type TableShape } from './table-shape.ts';
import { writeYaml } from './yaml-file.ts';

export type ExportOptions = {
  readonly withPeople: boolean;
  /** Writes a file; the path is relative to the exported folder. */
  readonly write: (path: string, text: string) => Promise<void>;
  /** Gets every row as JSON, to find the files that it refers to. */
  readonly saw: (json: string, label: string) => void;
};

/** How many rows are in memory at a time. */
const atOnce = 100;
/** A longer list continues in another file, so that an editor can open each. */
const maxBytes = 1_000_000;

/**
 * Writes the rows of a back end as files, table by table.
 * @returns how many rows each table has
 */
export async function exportPart(
  connection: PoolClient,
  part: CompanyPart,
  options: ExportOptions,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = ({ label }: TableShape, rows: number) => {
    counts[label] = (counts[label] ?? 0) + rows;
  };
  for (const exported of part.exported) {
    if (exported.isOfPeople && !options.withPeople) continue;
    if (exported.each)
      await exportEach(connection, part, { ...exported, each: exported.each }, options, count);
    else await exportList(connection, part, exported, options, count);
  }
  return counts;
}

type Count = (shape: TableShape, rows: number) => void;

async function exportList(
  connection: PoolClient,
  part: CompanyPart,
  exported: ExportedTable,
  options: ExportOptions,
  count: Count,
): Promise<void> {
  const shape = shapeOf(exported.table, Object.keys(exported.leftOut ?? {}));
  let texts: string[] = [];
  let bytes = 0;
  let files = 0;
  const flush = async () => {
    if (texts.length === 0) return;
    files += 1;
    const number = files === 1 ? '' : `.${files}`;
    await options.write(`${part.schema}/${shape.label}${number}.yaml`, texts.join(''));
    texts = [];
    bytes = 0;
  };
  for await (const rows of readRows(connection, shape, exported)) {
    for (const { json } of rows) {
      options.saw(json, shape.label);
      const text = writeYaml([written(JSON.parse(json), shape, exported, options)]);
      if (bytes + text.length > maxBytes) await flush();
      texts.push(text);
      bytes += text.length;
    }
    count(shape, rows.length);
  }
  await flush();
}

type EachTable = ExportedTable & { readonly each: NonNullable<ExportedTable['each']> };

async function exportEach(
  connection: PoolClient,
  part: CompanyPart,
  exported: EachTable,
  options: ExportOptions,
  count: Count,
): Promise<void> {
  const { folder, parts = [] } = exported.each;
  const shape = shapeOf(exported.table, Object.keys(exported.leftOut ?? {}));
  const [key = ''] = shape.key;
  const wanted = parts.filter(({ isOfPeople }) => options.withPeople || !isOfPeople);
  const taken = new Set<string>();
  for await (const rows of readRows(connection, shape, exported)) {
    count(shape, rows.length);
    const parsed = rows.map(({ json, called }) => {
      options.saw(json, shape.label);
      return { row: JSON.parse(json) as Row, called };
    });
    const keys = parsed.map(({ row }) => String(row[key]));
    const below = new Map<string, Map<string, Row[]>>();
    for (const each of wanted) {
      const own = shapeOf(each.table, Object.keys(each.leftOut ?? {}));
      const found = await readPartsOf(connection, own, each.of, keys);
      count(own, found.length);
      const byRoot = new Map<string, Row[]>();
      for (const json of found) {
        options.saw(json, own.label);
        const { [each.of]: of, ...row } = JSON.parse(json) as Row;
        const rest = { ...own, columns: own.columns.filter(({ field }) => field !== each.of) };
        const list = byRoot.get(String(of)) ?? [];
        addRow(list, written(row, rest, each, options), each.alike);
        byRoot.set(String(of), list);
      }
      below.set(own.label, byRoot);
    }
    for (const { row, called } of parsed) {
      const id = String(row[key]);
      const lists = [...below].flatMap(([label, byRoot]) => {
        const list = byRoot.get(id);
        return list ? [[label, list] as const] : [];
      });
      const file = fileName(called, id, taken);
      await options.write(
        `${part.schema}/${folder}/${file}.yaml`,
        writeYaml({ ...written(row, shape, exported, options), ...Object.fromEntries(lists) }),
      );
    }
  }
}

/** Adds a row to the list, or its differing values to an equal row. */
function addRow(list: Row[], row: Row, alike: readonly string[] = []): void {
  const rest = (one: Row) => Object.entries(one).filter(([field]) => !alike.includes(field));
  const same = alike.length > 0 && list.find((other) => isDeepStrictEqual(rest(other), rest(row)));
  if (!same) list.push(row);
  else for (const field of alike) same[field] = [same[field], row[field]].flat();
}

const goodName = /^[a-z0-9][a-z0-9._@-]{0,80}(?:\/[a-z0-9][a-z0-9._@-]{0,80}){0,8}$/;

/** Names that differ only in case would be one file on some disks, so all are lower case. */
function fileName(called: string | null | undefined, key: string, taken: Set<string>): string {
  const small = (called ?? '').toLowerCase();
  const name = goodName.test(small) && !taken.has(small) ? small : key.replace(/[^A-Za-z0-9._-]/g, '_');
  taken.add(name);
  return name;
}

/** A row as it is written: empty values are left out where that means the same. */
function written(
  row: Row,
  shape: TableShape,
  { names = [], forms = {} }: Pick<ExportedTable, 'names' | 'forms'>,
  { withPeople }: ExportOptions,
): Row {
  const fields = shape.columns.flatMap(({ field, type, isList, isNullable, hasDefault }) => {
    const value = names.includes(field) && !withPeople ? (isNullable ? null : '') : row[field];
    if (value === null && !hasDefault) return [];
    const isMoment = type.startsWith('timestamp') && !isList && typeof value === 'string';
    const write = value === null ? undefined : forms[field]?.write;
    return [[field, write ? write(value) : isMoment ? value.replace(/\+00:00$/, 'Z') : value]];
  });
  return Object.fromEntries(fields);
}

type ReadRow = { json: string; called?: string | null };

/** All rows of a table in the order of their keys, in batches. */
async function* readRows(
  connection: PoolClient,
  shape: TableShape,
  { each, where = 'true' }: ExportedTable,
): AsyncGenerator<ReadRow[]> {
  const called = each ? `, (${each.name}) AS called` : '';
  await connection.query(
    `DECLARE company_rows CURSOR FOR
     SELECT to_json(found)::text AS json${called}
     FROM ${shape.name} r, LATERAL (SELECT ${columnsOf(shape)}) found WHERE ${where} ORDER BY ${orderOf(shape)}`,
  );
  try {
    for (;;) {
      const { rows } = await connection.query<ReadRow>(`FETCH ${atOnce} FROM company_rows`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await connection.query('CLOSE company_rows').catch(() => {});
  }
}

async function readPartsOf(
  connection: PoolClient,
  shape: TableShape,
  of: string,
  keys: readonly string[],
): Promise<string[]> {
  const column = shape.columns.find(({ field }) => field === of);
  if (!column) throw new Error(`${shape.name} has no ${of}`);
  const { rows } = await connection.query<ReadRow>(
    `SELECT to_json(found)::text AS json FROM ${shape.name} r, LATERAL (SELECT ${columnsOf(shape)}) found
     WHERE r."${column.column}"::text = ANY($1) ORDER BY ${orderOf(shape)}`,
    [keys],
  );
  return rows.map(({ json }) => json);
}

function columnsOf({ columns }: TableShape): string {
  return columns.map(({ field, column }) => `r."${column}" AS "${field}"`).join(', ');
}

/** By bytes, not by the rules of a language, which differ between servers. */
function orderOf({ key, columns }: TableShape): string {
  const inOrder =
    key.length > 0 ? key.map((field) => columns.find((column) => column.field === field)) : columns;
  return inOrder
    .filter((column): column is ColumnShape => column !== undefined)
    .map(({ column, type }) => `r."${column}"${type === 'text' ? ' COLLATE "C"' : ''}`)
    .join(', ');
}
