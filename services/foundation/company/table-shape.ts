import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** A column of an exported company: its field, its type, and whether a row may leave it out. */
export type ColumnShape = {
  readonly field: string;
  readonly column: string;
  /** PostgreSQL's name for the type; for an array, of its elements. */
  readonly type: string;
  readonly isList: boolean;
  /** The only allowed values; undefined: any of the type. */
  readonly values: readonly string[] | undefined;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Whether PostgreSQL generates it from a sequence. */
  readonly isCounted: boolean;
};

export type Reference = {
  readonly fields: readonly string[];
  readonly to: string;
  readonly toFields: readonly string[];
};

export type TableShape = {
  /** With its schema: `content.page`. */
  readonly name: string;
  /** The name of its rows in files: `pageText`. */
  readonly label: string;
  readonly columns: readonly ColumnShape[];
  /** The fields of the primary key. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
};

/** The shape of a table, from its declaration, without generated columns and those that are left out. */
export function shapeOf(table: PgTable, leftOut: readonly string[] = []): TableShape {
  const { schema, name, primaryKeys, foreignKeys } = getTableConfig(table);
  const all = Object.entries(getTableColumns(table));
  const columns = all.filter(([field, { generated }]) => !generated && !leftOut.includes(field));
  const key = primaryKeys[0]?.columns ?? all.map(([, column]) => column).filter(({ primary }) => primary);
  return {
    name: qualified(schema, name),
    label: camel(name),
    columns: columns.map(([field, column]) => shapeOfColumn(field, column)),
    key: fieldsOf(table, key),
    references: foreignKeys.map((foreign) => {
      const { columns, foreignTable, foreignColumns } = foreign.reference();
      const to = getTableConfig(foreignTable);
      return {
        fields: fieldsOf(table, columns),
        to: qualified(to.schema, to.name),
        toFields: fieldsOf(foreignTable, foreignColumns),
      };
    }),
  };
}

function shapeOfColumn(field: string, column: PgColumn): ColumnShape {
  const isList = is(column, PgArray);
  const { enumValues } = isList ? column.baseColumn : column;
  return {
    field,
    column: column.name,
    type: column.getSQLType().replace(/\[\]$/, ''),
    isList,
    values: enumValues?.length ? enumValues : undefined,
    isNullable: !column.notNull,
    hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
    isCounted: column.generatedIdentity !== undefined,
  };
}

function fieldsOf(table: PgTable, columns: readonly PgColumn[]): string[] {
  const names = new Map(Object.entries(getTableColumns(table)).map(([field, { name }]) => [name, field]));
  return columns.map(({ name }) => names.get(name) ?? name);
}

const qualified = (schema: string | undefined, name: string) => `${schema ?? 'public'}.${name}`;

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
