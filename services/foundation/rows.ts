import { type Connection, statement } from './statement.ts';

type Table<Row> = {
  name: string;
  /** Camel case; the table has them in snake case. */
  columns: readonly (keyof Row & string)[];
  key: readonly (keyof Row & string)[];
  /** Columns whose change alone is no change. */
  stamps?: readonly (keyof Row & string)[];
};

/**
 * Makes a function that writes many rows with one statement; a row whose key is there already is replaced.
 * It gives the keys of the rows that are new or differ from what was there.
 */
export function upsertInto<Row extends object>({ name, columns, key, stamps = [] }: Table<Row>) {
  const listed = (names: readonly string[], prefix = '') =>
    names.map((column) => prefix + snake(column)).join(', ');
  const replaced = columns.filter((column) => !key.includes(column));
  const compared = replaced.filter((column) => !stamps.includes(column));
  const set = replaced.map((column) => `${snake(column)} = EXCLUDED.${snake(column)}`).join(', ');
  const action = replaced.length
    ? `UPDATE SET ${set} WHERE (${listed(compared, 'old.')}) IS DISTINCT FROM (${listed(compared, 'EXCLUDED.')})`
    : 'NOTHING';
  const write = statement<Record<string, string>, [rows: string]>(
    `upsert_into_${name}`,
    `INSERT INTO ${name} AS old (${listed(columns)})
     SELECT ${listed(columns)} FROM json_populate_recordset(NULL::${name}, $1)
     ON CONFLICT (${listed(key)}) DO ${action}
     RETURNING ${key.map((column) => `${snake(column)} AS "${column}"`).join(', ')}`,
  );
  const inColumns = (row: Row) => Object.fromEntries(columns.map((column) => [snake(column), row[column]]));
  return async (connection: Connection, rows: readonly Row[]): Promise<Record<string, string>[]> =>
    rows.length === 0 ? [] : write(connection, JSON.stringify(rows.map(inColumns)));
}

/** `previousUrl` → `previous_url`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
