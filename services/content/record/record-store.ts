import type { RecordProblem } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import type { Connection } from '#services/foundation/statement.ts';

/** Something that shows a record or leads to it. `kind`: a kind of record, or `page`. */
export type RecordUse = { kind: string; id: string; title: string; siteId: string | null; state: string };

/** How one kind of record is stored; implemented by its concept. */
export type RecordStore = {
  /**
   * SQL of all records of the kind as `id` (text), `"siteId"`, `title` (json: by language, or under no language),
   * `detail` (text), `image` (a file's id), `place` (text by which they stand in order) and `state`.
   */
  readonly listed: string;
  readonly find: (connection: Connection, id: string) => Promise<RecordData | undefined>;
  /** What only the database knows, beside the declaration. */
  readonly problems?: (
    connection: Connection,
    id: string,
    data: RecordData,
  ) => Promise<readonly RecordProblem[]>;
  /** Adds or replaces it and notifies every process. */
  readonly save: (connection: Connection, id: string, data: RecordData) => Promise<void>;
  /** Absent: it lives as long as its site. */
  readonly remove?: (connection: Connection, id: string) => Promise<void>;
  /** What its data alone would not bring back once it is removed, as JSON. */
  readonly rest?: (connection: Connection, id: string) => Promise<unknown>;
  /** Gives a removed record that was saved again what its data alone did not bring back. */
  readonly bringBack?: (connection: Connection, id: string, data: RecordData, rest: unknown) => Promise<void>;
  /** What would miss it. */
  readonly uses?: (connection: Connection, id: string) => Promise<readonly RecordUse[]>;
  /** Whether visitors see it, and as it is; absent: they always do. */
  readonly state?: (connection: Connection, id: string) => Promise<string>;
  /** Shows visitors what was saved; absent: saving does. */
  readonly publish?: (connection: Connection, id: string) => Promise<void>;
  /** Why visitors may not see it as it is, though it may be saved so. */
  readonly problemsOfPublication?: (data: RecordData) => readonly RecordProblem[];
  /** Takes it from visitors and keeps it as a draft; absent: visitors see it as long as it is there. */
  readonly withdraw?: (connection: Connection, id: string) => Promise<void>;
  /** What a new one is called; absent: by an id of its own. */
  readonly newId?: (connection: Connection, data: RecordData) => Promise<string>;
  /** New ones come with something else: a navigation with its site, a file with its bytes. */
  readonly isMadeElsewhere?: true;
};
