import { type Connection, statement } from '#services/foundation/statement.ts';
import { isOut } from '../page/page-sql.ts';

export type FileVersion = {
  /** Empty: for every reader. */
  language: string;
  contentType: string;
  hash: string;
  fileName: string;
  size: number;
  width: number;
  height: number;
  transparent: boolean;
};

export type FileRecord = {
  id: string;
  slug: string;
  title: Record<string, string>;
  alt: Record<string, string>;
  focalX: number;
  focalY: number;
  versions: FileVersion[];
  /** Of the same kind, but without a thumbnail of its own. */
  thumbnail: FileRecord | null;
};

/** SQL of a file with its versions as one JSON object; `file` is the alias of its row. */
export const fileObject = (file: string, thumbnail = 'NULL') => `json_build_object(
  'id', ${file}.id, 'slug', ${file}.slug, 'title', ${file}.title, 'alt', ${file}.alt,
  'focalX', ${file}.focal_x, 'focalY', ${file}.focal_y, 'thumbnail', ${thumbnail},
  'versions', (
    SELECT coalesce(json_agg(json_build_object(
      'language', version.language, 'contentType', version.content_type, 'hash', version.hash,
      'fileName', version.file_name, 'size', version.size, 'width', version.width, 'height', version.height,
      'transparent', version.transparent
    ) ORDER BY version.language, version.content_type), '[]')
    FROM content.file_version version WHERE version.file_id = ${file}.id
  ))`;

/** SQL of a file with its thumbnail, from `fileTables`. */
export const fileRecord = fileObject(
  'file',
  `CASE WHEN small.id IS NOT NULL THEN ${fileObject('small')} END`,
);
export const fileTables = 'content.file file LEFT JOIN content.file small ON small.id = file.thumbnail';

const byIds = statement<{ file: FileRecord }, [ids: string[]]>(
  'content_files_by_id',
  `SELECT ${fileRecord} AS file FROM ${fileTables} WHERE file.id = ANY($1)`,
);

export async function filesById(connection: Connection, ids: string[]): Promise<Map<string, FileRecord>> {
  const rows = await byIds(connection, ids);
  return new Map(rows.map(({ file }) => [file.id, file]));
}

const bySlug = statement<{ file: FileRecord }, [slug: string]>(
  'content_file_by_slug',
  `SELECT ${fileRecord} AS file FROM ${fileTables} WHERE file.slug = $1`,
);

/** FIL-01. Undefined: there is no file of that slug. */
export async function fileBySlug(connection: Connection, slug: string): Promise<FileRecord | undefined> {
  return (await bySlug(connection, slug))[0]?.file;
}

const hidden = statement<{ isHidden: boolean; isOnRequest: boolean }, [id: string]>(
  'content_file_access',
  `SELECT coalesce(bool_and(NOT (used.stage = 'PUBLISHED' AND ${isOut('shown')})), false) AS "isHidden",
     EXISTS (
       SELECT FROM content.page_version v WHERE v.stage = 'PUBLISHED'
         AND v.blocks @> jsonb_build_array(jsonb_build_object('type', 'form', 'file', $1::text))
     ) AS "isOnRequest"
   FROM content.page_file used
   JOIN content.page_version shown ON shown.page_id = used.page_id AND shown.stage = used.stage
   WHERE used.file_id = $1::uuid`,
);

/**
 * `isHidden`: only pages show it that nobody finds yet, drafts and releases before their moment.
 * `isOnRequest`: a form sends it to those who ask.
 */
export async function accessToFile(
  connection: Connection,
  id: string,
): Promise<{ isHidden: boolean; isOnRequest: boolean }> {
  return (await hidden(connection, id))[0] ?? { isHidden: false, isOnRequest: false };
}

const protecting = statement<{ pages: string[] | null }, [id: string]>(
  'content_pages_protecting_file',
  `SELECT CASE WHEN bool_and(shown.protected_by IS NOT NULL) THEN array_agg(DISTINCT shown.protected_by) END AS pages
   FROM content.page_file used
   JOIN content.page_version shown ON shown.page_id = used.page_id AND shown.stage = used.stage
   WHERE used.file_id = $1 AND used.stage = 'PUBLISHED'`,
);

/** The pages whose protection holds for a file, when no open page shows it; else none. */
export async function pagesProtectingFile(connection: Connection, id: string): Promise<string[]> {
  return (await protecting(connection, id))[0]?.pages ?? [];
}
