import type { PgTable } from 'drizzle-orm/pg-core';
import { type Connection, statement } from './statement.ts';

/** A table by its name, with the types of its declaration. */
export type Table<Declared extends PgTable> = { readonly name: string; readonly declared?: Declared };

export function table<Declared extends PgTable>(
  name: `${Declared['_']['schema']}.${Declared['_']['name']}`,
): Table<Declared> {
  return { name };
}

type Column<Declared extends PgTable> = keyof Declared['$inferSelect'] & string;

/** Columns of a table in the order of a SELECT; some with a cast: `size::float8`. */
export type Columns<Declared extends PgTable> = readonly (
  | Column<Declared>
  | `${Column<Declared>}::${string}`
)[];

/** The row type of a SELECT of such columns. */
export type Selected<Declared extends PgTable, Listed extends Columns<Declared>> = Pick<
  Declared['$inferSelect'],
  Listed[number] extends infer Name
    ? (Name extends `${infer Plain}::${string}` ? Plain : Name) & keyof Declared['$inferSelect']
    : never
>;

/** SQL of columns under the program's names for them: `t.time_zone AS "timeZone", t.size::float8 AS "size"`. */
export function select(columns: readonly string[], alias?: string): string {
  return columns
    .map((column) => {
      const [name = '', cast] = column.split('::');
      const source = `${alias ? `${alias}.` : ''}"${snake(name)}"${cast ? `::${cast}` : ''}`;
      return cast || snake(name) !== name ? `${source} AS "${name}"` : source;
    })
    .join(', ');
}

/** Columns without a default that are missing. */
type Missing<Row, Given> = Exclude<
  { [Name in keyof Row]-?: undefined extends Row[Name] ? never : Name }[keyof Row],
  Given
>;

type Values<Declared extends PgTable, Given extends Column<Declared>> = {
  readonly [Name in Given]: Declared['$inferSelect'][Name] extends (infer Element)[]
    ? readonly Element[]
    : Declared['$inferSelect'][Name];
};

type Complete<MissingColumn> = [MissingColumn] extends [never] ? unknown : { misses: MissingColumn };

type InsertOptions<Computed extends string, Returned> = {
  /** SQL of values that the database computes. */
  computed?: Readonly<Record<Computed, string>>;
  /** By default an existing row is an error. */
  onConflict?: string;
  returning?: readonly Returned[];
  /** The name of the statement, where one table has several. */
  as?: string;
};

/**
 * Creates a function that inserts one row and returns what was asked for, if the row is new. A list that lacks a
 * required column does not compile.
 */
export function insertInto<
  Declared extends PgTable,
  const Given extends Column<Declared>,
  const Computed extends Column<Declared> = never,
  const Returned extends Columns<Declared>[number] & string = never,
>(
  { name }: Table<Declared>,
  columns: readonly Given[] & Complete<Missing<Declared['$inferInsert'], Given | Computed>>,
  { computed, onConflict, returning, as = `insert_into_${name}` }: InsertOptions<Computed, Returned> = {},
) {
  const values = { ...Object.fromEntries(columns.map((column) => [column, `:${column}`])), ...computed };
  const insert = statement<Selected<Declared, readonly Returned[]>, Record<string, unknown>>(
    as,
    `INSERT INTO ${name} (${list(Object.keys(values))}) VALUES (${Object.values(values).join(', ')})
     ${onConflict ? `ON CONFLICT ${onConflict}` : ''} ${returning ? `RETURNING ${select(returning)}` : ''}`,
  );
  return async (connection: Connection, row: Values<Declared, Given>) =>
    (await insert(connection, row as Record<string, unknown>))[0];
}

/** JSON has neither dates nor infinity: both may be strings. */
type AsJson<Row> = {
  readonly [Name in keyof Row]:
    | Row[Name]
    | (Date extends Row[Name] ? string : never)
    | (number extends Row[Name] ? string : never);
};

type UpsertOptions<Given, Key> = {
  columns: readonly Given[];
  key: readonly Key[];
  /** Columns whose change alone does not count as a change. */
  stamps?: readonly NoInfer<Given>[];
};

/**
 * Creates a function that writes many rows with one statement; a row whose key exists is replaced. It returns the
 * keys of the rows that are new or have changed.
 */
export function upsertInto<
  Declared extends PgTable,
  const Given extends Column<Declared>,
  const Key extends Given,
>({ name }: Table<Declared>, { columns, key, stamps = [] }: UpsertOptions<Given, Key>) {
  const replaced = columns.filter((column) => !(key as readonly string[]).includes(column));
  const compared = replaced.filter((column) => !stamps.includes(column));
  const set = replaced.map((column) => `"${snake(column)}" = EXCLUDED."${snake(column)}"`).join(', ');
  const action = replaced.length
    ? `UPDATE SET ${set} WHERE (${list(compared, 'old.')}) IS DISTINCT FROM (${list(compared, 'EXCLUDED.')})`
    : 'NOTHING';
  const write = statement<Pick<Declared['$inferSelect'], Key>, { rows: string }>(
    `upsert_into_${name}`,
    `INSERT INTO ${name} AS old (${list(columns)})
     SELECT ${list(columns)} FROM json_populate_recordset(NULL::${name}, :rows)
     ON CONFLICT (${list(key)}) DO ${action}
     RETURNING ${select(key)}`,
  );
  const inColumns = (row: AsJson<Values<Declared, Given>>) =>
    Object.fromEntries(columns.map((column) => [snake(column), row[column]]));
  return async (
    connection: Connection,
    rows: readonly AsJson<Values<Declared, Given>>[],
  ): Promise<Pick<Declared['$inferSelect'], Key>[]> =>
    rows.length === 0 ? [] : write(connection, { rows: JSON.stringify(rows.map(inColumns)) });
}

function list(columns: readonly string[], prefix = ''): string {
  return columns.map((column) => `${prefix}"${snake(column)}"`).join(', ');
}

/** `previousUrl` → `previous_url`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
