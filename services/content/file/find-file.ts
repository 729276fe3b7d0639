import { type Connection, statement } from '#services/foundation/statement.ts';
import type { fileVersion } from './file.tables.ts';

export type FileVersion = Omit<typeof fileVersion.$inferSelect, 'fileId'>;

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

const byIds = statement<{ file: FileRecord }, { ids: string[] }>(
  'content_files_by_id',
  `SELECT ${fileRecord} AS file FROM ${fileTables} WHERE file.id = ANY(:ids)`,
);

export async function filesById(connection: Connection, ids: string[]): Promise<Map<string, FileRecord>> {
  const rows = await byIds(connection, { ids });
  return new Map(rows.map(({ file }) => [file.id, file]));
}

const bySlug = statement<{ file: FileRecord }, { slug: string }>(
  'content_file_by_slug',
  `SELECT ${fileRecord} AS file FROM ${fileTables} WHERE file.slug = :slug`,
);

/** FIL-01. Undefined: there is no file of that slug. */
export async function fileBySlug(connection: Connection, slug: string): Promise<FileRecord | undefined> {
  return (await bySlug(connection, { slug }))[0]?.file;
}
