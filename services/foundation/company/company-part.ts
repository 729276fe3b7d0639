import type { PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { Connection } from '../statement.ts';

/** How a back end's tables become files of an exported company, and which of them do not. */
export type CompanyPart = {
  /** Of its tables; also the folder of its files. */
  readonly schema: string;
  /** The folder of its migrations: files fit tables of the same version. */
  readonly migrations: URL;
  /** In the order in which they are written. */
  readonly exported: readonly ExportedTable[];
  /** Tables of the company that never leave the database, and why. */
  readonly leftOut: readonly { readonly tables: readonly string[]; readonly because: string }[];
  /** Tables of the installation: they outlive a company. */
  readonly stays: readonly string[];
  /** What follows from rows that were written from files: counters go on, every process is notified. */
  readonly settle?: (connection: Connection) => Promise<void>;
};

/** Without `write` a field is written as it is, and only read by a schema of its own. */
type Form = { readonly write?: (value: unknown) => unknown; readonly read: v.GenericSchema };

/** What is wrong with a file, at a field of it; entries of lists by their place or id. */
export type FileProblem = { readonly path: readonly (string | number)[]; readonly message: string };

/** What a table needs beside its declaration. */
type TableRules = {
  readonly table: PgTable;
  /** Rows about people: left out where a copy is to have none. */
  readonly isOfPeople?: boolean;
  /** Fields with names of people, which are empty there. */
  readonly names?: readonly string[];
  /** Fields that never leave the database, with the SQL of what a copy has in their place; null: their default. */
  readonly leftOut?: Readonly<Record<string, string | null>>;
  /** Fields in which alone rows often differ: such rows are written once, with lists of what these are in each. */
  readonly alike?: readonly string[];
  /** Fields that files have in another form than tables: how it is written, and the schema that reads it again. */
  readonly forms?: Readonly<Record<string, Form>>;
  /** SQL over the row `r`: which rows there are; without it all. */
  readonly where?: string;
};

/** A table as one list, in as many files as it takes, or with a file a row in a folder. */
export type ExportedTable = TableRules & {
  readonly each?: {
    readonly folder: string;
    /** What the row's file is called, as SQL over the row `r`; where that is no good name or taken, its key. */
    readonly name: string;
    /** What else such a file must fulfil, by the rules of the back end. */
    readonly check?: (file: Row) => readonly FileProblem[];
    /** Rows of other tables which belong to it, by the field that says to which. */
    readonly parts?: readonly (TableRules & { readonly of: string })[];
  };
};

/** A row as files have it, by the fields of its table. */
export type Row = Record<string, unknown>;
