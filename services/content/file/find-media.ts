import { type Connection, statement } from '#services/foundation/statement.ts';
import { type FileRecord, fileObject } from './find-file.ts';

export const mediaKinds = ['DOCUMENT', 'IMAGE', 'VIDEO', 'MODEL'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** A file as the media library shows it. */
export type MediaFile = FileRecord & { kind: MediaKind; addedAt: Date; moment: string; total: number };

type MediaArgs = {
  search: string;
  kind: MediaKind | null;
  unused: boolean;
  limit: number;
  after: { moment: string; id: string } | undefined;
};

type Row = {
  file: FileRecord;
  kind: MediaKind;
  addedAt: Date;
  moment: string;
  total: number;
};

const fileKind = `CASE
  WHEN EXISTS (SELECT FROM content.file_version v WHERE v.file_id = f.id AND v.content_type LIKE 'video/%') THEN 'VIDEO'
  WHEN EXISTS (SELECT FROM content.file_version v WHERE v.file_id = f.id AND v.content_type LIKE 'image/%') THEN 'IMAGE'
  WHEN EXISTS (SELECT FROM content.file_version v WHERE v.file_id = f.id AND v.content_type LIKE 'model/%') THEN 'MODEL'
  ELSE 'DOCUMENT' END`;

/** SQL; it looks at the same places as file-record.ts. */
const isUsed = `(
  EXISTS (SELECT FROM content.page_file u WHERE u.file_id = f.id)
  OR EXISTS (SELECT FROM content.navigation n WHERE position(f.id::text IN n.header::text) > 0)
  OR EXISTS (SELECT FROM content.news_item n WHERE n.image = f.id)
  OR EXISTS (SELECT FROM content.contact c WHERE c.image = f.id)
  OR EXISTS (SELECT FROM content.brand b WHERE b.image = f.id)
  OR EXISTS (SELECT FROM content.file o WHERE o.thumbnail = f.id))`;

const list = statement<
  Row,
  {
    search: string;
    kind: MediaKind | null;
    unused: boolean;
    limit: number;
    afterMoment: string | null;
    afterId: string | null;
  }
>(
  'content_media_files',
  `WITH found AS (
     SELECT f.id, f.added_at, ${fileKind} AS kind FROM content.file f
     WHERE (:search = '' OR position(lower(:search) IN lower(concat_ws(' ', f.slug, f.title::text, f.alt::text,
         (SELECT string_agg(v.file_name, ' ') FROM content.file_version v WHERE v.file_id = f.id)))) > 0)
       AND (:kind::text IS NULL OR ${fileKind} = :kind)
       AND (NOT :unused OR NOT ${isUsed})
   )
   SELECT ${fileObject('f', `CASE WHEN small.id IS NOT NULL THEN ${fileObject('small')} END`)} AS file,
     found.kind, found.added_at AS "addedAt", found.added_at::text AS moment,
     (SELECT count(*)::int FROM found) AS total
   FROM found JOIN content.file f ON f.id = found.id LEFT JOIN content.file small ON small.id = f.thumbnail
   WHERE :afterMoment::timestamptz IS NULL OR (found.added_at, found.id) < (:afterMoment::timestamptz, :afterId::uuid)
   ORDER BY found.added_at DESC, found.id DESC LIMIT :limit`,
);

/** Files, the newest first. */
export async function listMedia(
  connection: Connection,
  { search, kind, unused, limit, after }: MediaArgs,
): Promise<MediaFile[]> {
  const rows = await list(connection, {
    search,
    kind,
    unused,
    limit,
    afterMoment: after?.moment ?? null,
    afterId: after?.id ?? null,
  });
  return rows.map(getFile);
}

const one = statement<Row, { id: string }>(
  'content_media_file',
  `SELECT ${fileObject('f', `CASE WHEN small.id IS NOT NULL THEN ${fileObject('small')} END`)} AS file,
     ${fileKind} AS kind, f.added_at AS "addedAt", f.added_at::text AS moment, 1 AS total
   FROM content.file f LEFT JOIN content.file small ON small.id = f.thumbnail WHERE f.id = :id`,
);

/** Undefined: there is none of that id. */
export async function mediaById(connection: Connection, id: string): Promise<MediaFile | undefined> {
  return (await one(connection, { id })).map(getFile)[0];
}

function getFile({ file, ...about }: Row): MediaFile {
  return { ...file, ...about };
}
