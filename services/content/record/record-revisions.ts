import type { RecordData, RecordKind } from '#contracts/content/records.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { recordRevision } from './record.tables.ts';

export type RecordStep =
  | 'created'
  | 'saved'
  | 'published'
  | 'withdrawn'
  | 'restored'
  | 'removed'
  | 'imported';

/** A record as somebody saved it. `by` empty: as it was imported. */
export type RecordRevision = {
  id: number;
  at: Date;
  by: string;
  what: RecordStep;
  /** Null: it was removed. */
  data: RecordData | null;
};

/** Reading, checking and writing records of a kind happens one after the other: they may depend on each other. */
export const lockKind = statement<never, { kind: RecordKind }>(
  'content_lock_records',
  "SELECT pg_advisory_xact_lock(hashtextextended('content/record/' || :kind, 0))",
);

const insert = insertInto(
  table<typeof recordRevision>('content.record_revision'),
  ['kind', 'recordId', 'by', 'what', 'data'],
  { returning: ['id::int'] },
);

/** What has a history of the same form: who may edit, who may read, and texts of the interface. */
type OtherKind = 'editor' | 'pagePassword' | 'interfaceText';

/** Saves what somebody made of a record, or of one of the others; gives the revision. */
export async function noteRevision(
  connection: Connection,
  kind: RecordKind | OtherKind,
  recordId: string,
  revision: { by: string; what: RecordStep; data: object | null },
): Promise<number> {
  return (await insert(connection, { kind, recordId, ...revision }))?.id ?? 0;
}

const newest = statement<RecordRevision, { kind: RecordKind; id: string }>(
  'content_newest_record_revision',
  `SELECT id::int, at, by, what, data FROM content.record_revision WHERE kind = :kind AND record_id = :id
   ORDER BY id DESC LIMIT 1`,
);

/** Undefined: nobody has changed it since it came. */
export async function newestRevision(
  connection: Connection,
  kind: RecordKind,
  id: string,
): Promise<RecordRevision | undefined> {
  return (await newest(connection, { kind, id }))[0];
}

const one = statement<RecordRevision, { kind: RecordKind; id: string; revision: number }>(
  'content_record_revision',
  `SELECT id::int, at, by, what, data FROM content.record_revision
   WHERE kind = :kind AND record_id = :id AND id = :revision`,
);

export async function getRevision(
  connection: Connection,
  kind: RecordKind,
  id: string,
  revision: number,
): Promise<RecordRevision | undefined> {
  return (await one(connection, { kind, id, revision }))[0];
}

const history = statement<RecordRevision, { kind: string; id: string; before: number | null; limit: number }>(
  'content_record_history',
  `SELECT id::int, at, by, what, data FROM content.record_revision
   WHERE kind = :kind AND record_id = :id AND (:before::bigint IS NULL OR id < :before) ORDER BY id DESC LIMIT :limit`,
);

/** The newest first, from the one before `before` on. */
export function getHistory(
  connection: Connection,
  kind: RecordKind | OtherKind,
  id: string,
  limit: number,
  before?: number,
): Promise<RecordRevision[]> {
  return history(connection, { kind, id, before: before ?? null, limit });
}

const noteFirst = statement<never, { kind: RecordKind; revisions: string }>(
  'content_note_first_revisions',
  `INSERT INTO content.record_revision (kind, record_id, by, what, data)
   SELECT :kind, r."recordId", '', 'created', r.data FROM json_to_recordset(:revisions) AS r ("recordId" text, data jsonb)
   WHERE NOT EXISTS (SELECT FROM content.record_revision known WHERE known.kind = :kind AND known.record_id = r."recordId")`,
);

const noteImported = statement<never, { kind: RecordKind; revisions: string; by: string }>(
  'content_note_imported_revisions',
  `INSERT INTO content.record_revision (kind, record_id, by, what, data)
   SELECT :kind, r."recordId", :by, 'imported', r.data FROM json_to_recordset(:revisions) AS r ("recordId" text, data jsonb)`,
);

type Revised = readonly { recordId: string; data: RecordData }[];

/** Saves what an import made of many records, and what those without a history were before. */
export async function noteRevisions(
  connection: Connection,
  kind: RecordKind,
  { before, after, by }: { before: Revised; after: Revised; by: string },
): Promise<void> {
  await noteFirst(connection, { kind, revisions: JSON.stringify(before) });
  await noteImported(connection, { kind, revisions: JSON.stringify(after), by });
}
