import { type RecordData, type RecordKind, recordKinds } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findUnnamedBytes } from '../file/unnamed-bytes.ts';
import { findStore } from './record-kinds.ts';

/** A record that was removed and can come back. */
export type BinnedRecord = {
  kind: RecordKind;
  id: string;
  /** By language; under '' where it is the same in all. */
  title: Record<string, string>;
  detail: string;
  by: string;
  at: Date;
  goesAt: Date;
  /** The revision that comes back. */
  revision: number;
};

type Described = { title: Record<string, string>; detail: string };

const descriptions = new Map(
  recordKinds.map((kind) => [
    kind,
    statement<Described, { id: string }>(
      `content_describe_${kind}`,
      `SELECT title, detail FROM (${findStore(kind).listed}) listed WHERE id = :id`,
    ),
  ]),
);

const put = statement<
  never,
  {
    kind: string;
    id: string;
    revision: number;
    title: string;
    detail: string;
    rest: string | null;
    by: string;
  }
>(
  'content_put_record_in_bin',
  `INSERT INTO content.binned_record (kind, record_id, revision, title, detail, rest, by)
   VALUES (:kind, :id, :revision, :title, :detail, :rest, :by)
   ON CONFLICT (kind, record_id) DO UPDATE SET revision = EXCLUDED.revision, title = EXCLUDED.title,
     detail = EXCLUDED.detail, rest = EXCLUDED.rest, by = EXCLUDED.by, at = now()`,
);

type Removing = { kind: RecordKind; id: string; revision: number; by: string };

/** Notes a record that is about to be removed, with what its data alone would not bring back. */
export async function putRecordInBin(
  connection: Connection,
  { kind, id, revision, by }: Removing,
): Promise<void> {
  const [found] = (await descriptions.get(kind)?.(connection, { id })) ?? [];
  const rest = await findStore(kind).rest?.(connection, id);
  await put(connection, {
    kind,
    id,
    revision,
    by,
    title: JSON.stringify(found?.title ?? {}),
    detail: found?.detail ?? '',
    rest: rest === undefined ? null : JSON.stringify(rest),
  });
}

const take = statement<{ rest: object | null }, { kind: string; id: string }>(
  'content_take_record_from_bin',
  'DELETE FROM content.binned_record WHERE kind = :kind AND record_id = :id RETURNING rest',
);

/** A removed record is there again; it gets what its data alone does not bring back. */
export async function takeRecordFromBin(
  connection: Connection,
  kind: RecordKind,
  id: string,
  data: RecordData,
): Promise<void> {
  const [row] = await take(connection, { kind, id });
  if (row) await findStore(kind).bringBack?.(connection, id, data, row.rest);
}

const listed = statement<BinnedRecord, { days: number; limit: number }>(
  'content_binned_records',
  `SELECT kind, record_id AS id, title, detail, by, at, at + make_interval(days => :days) AS "goesAt", revision::int
   FROM content.binned_record ORDER BY at DESC, record_id LIMIT :limit`,
);

/** How many days a record stays in the bin, as a page does (0084). */
const daysInBin = 30;

/** What is in the bin, the newest first. */
export async function findBinnedRecords(connection: Connection, limit: number): Promise<BinnedRecord[]> {
  return listed(connection, { days: daysInBin, limit });
}

type Gone = { id: string; rest: readonly { hash: string }[] | object | null };

/** How many records are gone for good, and the bytes of files that nothing names any more. */
export type GoneForGood = { records: number; hashes: readonly string[] };

async function getGone(connection: Connection, rows: readonly Gone[]): Promise<GoneForGood> {
  const versions = rows.flatMap(({ rest }) => (Array.isArray(rest) ? (rest as { hash: string }[]) : []));
  const hashes = await findUnnamedBytes(connection, [...new Set(versions.map(({ hash }) => hash))]);
  return { records: rows.length, hashes };
}

const removeOne = statement<Gone, { kind: string; id: string }>(
  'content_remove_binned_record',
  `WITH gone AS (DELETE FROM content.binned_record WHERE kind = :kind AND record_id = :id RETURNING kind, record_id, rest),
     history AS (DELETE FROM content.record_revision r USING gone WHERE r.kind = gone.kind AND r.record_id = gone.record_id)
   SELECT record_id AS id, rest FROM gone`,
);

/** Removes a record in the bin for good, with its history. */
export async function removeRecordForGood(
  connection: Connection,
  kind: RecordKind,
  id: string,
): Promise<GoneForGood> {
  return getGone(connection, await removeOne(connection, { kind, id }));
}

const removeOld = statement<Gone, { days: number }>(
  'content_remove_old_binned_records',
  `WITH gone AS (DELETE FROM content.binned_record WHERE at < now() - make_interval(days => :days) RETURNING kind, record_id, rest),
     history AS (DELETE FROM content.record_revision r USING gone WHERE r.kind = gone.kind AND r.record_id = gone.record_id)
   SELECT record_id AS id, rest FROM gone`,
);

/** Removes for good what has been in the bin long enough. */
export async function emptyRecordBin(connection: Connection): Promise<GoneForGood> {
  return getGone(connection, await removeOld(connection, { days: daysInBin }));
}
