import { type RecordKind, recordKinds } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findStore } from './record-kinds.ts';

/** A record as lists show it. */
export type ListedRecord = {
  id: string;
  siteId: string | null;
  /** By language; under '' where it is the same in all. */
  title: Record<string, string>;
  detail: string;
  /** The id of a picture. */
  image: string | null;
  state: string;
  /** When and by whom it was saved last; null: as it was imported. */
  changedAt: Date | null;
  changedBy: string | null;
  /** By which it stands where it stands. */
  key: string;
  /** Of all that were found. */
  total: number;
};

export const recordOrders = ['changed', 'place', 'title'] as const;
type RecordArgs = {
  siteId: string | null;
  search: string;
  order: (typeof recordOrders)[number];
  language: string;
  limit: number;
  after: { key: string; id: string } | undefined;
};

type Values = {
  siteId: string | null;
  search: string;
  order: string;
  language: string;
  limit: number;
  afterKey: string | null;
  afterId: string | null;
};

/** 253402300800: the end of the year 9999, so that the latest change comes first. */
const listing = (kind: RecordKind, listed: string) =>
  statement<ListedRecord, Values>(
    `content_list_${kind}`,
    `WITH found AS (
       SELECT r.*, last.at AS "changedAt", last.by AS "changedBy",
         CASE :order
           WHEN 'title' THEN lower(coalesce(r.title->>:language, r.title->>'', r.title->>'en', (SELECT min(value) FROM json_each_text(r.title))))
           WHEN 'changed' THEN (253402300800 - coalesce(extract(epoch FROM last.at), 0))::text
           ELSE r.place END AS key
       FROM (${listed}) r
       LEFT JOIN LATERAL (
         SELECT at, by FROM content.record_revision
         WHERE kind = '${kind}' AND record_id = r.id ORDER BY id DESC LIMIT 1
       ) last ON true
       WHERE (:siteId::text IS NULL OR r."siteId" = :siteId)
         AND (:search = '' OR position(lower(:search) IN lower(r.detail || ' ' || (SELECT coalesce(string_agg(value, ' '), '') FROM json_each_text(r.title)))) > 0)
     )
     SELECT id, "siteId", title, detail, image, state, "changedAt", "changedBy", key, (SELECT count(*)::int FROM found) AS total
     FROM found
     WHERE :afterKey::text IS NULL OR (key COLLATE "C", id COLLATE "C") > (:afterKey, :afterId)
     ORDER BY key COLLATE "C", id COLLATE "C" LIMIT :limit`,
  );

const lists = new Map(recordKinds.map((kind) => [kind, listing(kind, findStore(kind).listed)]));

/** Records of a kind in their order. */
export async function listRecords(
  connection: Connection,
  kind: RecordKind,
  { siteId, search, order, language, limit, after }: RecordArgs,
): Promise<ListedRecord[]> {
  const list = lists.get(kind);
  if (!list) throw new TypeError(`There are no records of the kind ${kind}`);
  return list(connection, {
    siteId,
    search,
    order,
    language,
    limit,
    afterKey: after?.key ?? null,
    afterId: after?.id ?? null,
  });
}
