import type { PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { Connection } from '../statement.ts';

/** How the tables of a back end become files of an exported company, and which do not. */
export type CompanyPart = {
  /** The schema of its tables; also the folder of its files. */
  readonly schema: string;
  /** The folder of its migrations: files can be imported into tables of the same version only. */
  readonly migrations: URL;
  /** In the order in which they are written. */
  readonly exported: readonly ExportedTable[];
  /** Tables of the company that are never exported, and why. */
  readonly leftOut: readonly { readonly tables: readonly string[]; readonly because: string }[];
  /** Tables of the installation, which outlive a company. */
  readonly stays: readonly string[];
  /** Runs after rows were imported: sets counters, notifies every process. */
  readonly settle?: (connection: Connection) => Promise<void>;
};

/** Without `write` a field is written unchanged, and only read by a schema of its own. */
type Form = { readonly write?: (value: unknown) => unknown; readonly read: v.GenericSchema };

/** What is wrong at a field of a file; list entries are named by position or id. */
export type FileProblem = { readonly path: readonly (string | number)[]; readonly message: string };

/** Rules for a table beside its declaration. */
type TableRules = {
  readonly table: PgTable;
  /** Whether its rows are about people: a copy without personal data leaves them out. */
  readonly isOfPeople?: boolean;
  /** Fields with names of people, which such a copy leaves empty. */
  readonly names?: readonly string[];
  /** Fields that are never exported, each with the SQL of its value in an import; null: the default. */
  readonly leftOut?: Readonly<Record<string, string | null>>;
  /** Fields in which otherwise equal rows often differ: such rows are written once, with lists of these values. */
  readonly alike?: readonly string[];
  /** Fields whose form in files differs from the table's: how they are written, and the schema that reads them. */
  readonly forms?: Readonly<Record<string, Form>>;
  /** An SQL condition on the row `r`; without it all rows are exported. */
  readonly where?: string;
};

/** A table as one list in as many files as needed, or as a folder with a file for each row. */
export type ExportedTable = TableRules & {
  readonly each?: {
    readonly folder: string;
    /** SQL over the row `r` for the name of its file; where that is unsuitable or taken, its key is used. */
    readonly name: string;
    /** Further rules of the back end for such a file. */
    readonly check?: (file: Row) => readonly FileProblem[];
    /** Rows of other tables that belong to it, each with the field that refers to it. */
    readonly parts?: readonly (TableRules & { readonly of: string })[];
  };
};

/** A row as it stands in a file, by the fields of its table. */
export type Row = Record<string, unknown>;
