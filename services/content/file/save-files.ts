import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { file, fileVersion } from './file.tables.ts';
import type { FileVersion } from './find-file.ts';

export type File = Omit<typeof file.$inferSelect, 'addedAt'> & {
  versions: FileVersion[];
};

const upsert = upsertInto(table<typeof file>('content.file'), {
  columns: ['id', 'slug', 'title', 'alt', 'focalX', 'focalY', 'thumbnail'],
  key: ['id'],
});

const upsertVersions = upsertInto(table<typeof fileVersion>('content.file_version'), {
  columns: [
    'fileId',
    'language',
    'contentType',
    'hash',
    'fileName',
    'size',
    'width',
    'height',
    'transparent',
  ],
  key: ['fileId', 'language', 'contentType'],
});

const known = statement<{ id: string }, { ids: string[] }>(
  'content_known_files',
  'SELECT id FROM content.file WHERE id = ANY(:ids)',
);

const dropOtherVersions = statement<{ fileId: string }, { kept: string }>(
  'content_drop_file_versions',
  `WITH kept AS (SELECT * FROM json_populate_recordset(NULL::content.file_version, :kept))
   DELETE FROM content.file_version version
   WHERE file_id IN (SELECT file_id FROM kept)
     AND (file_id, language, content_type) NOT IN (SELECT file_id, language, content_type FROM kept)
   RETURNING file_id AS "fileId"`,
);

const noteReplaced = statement<never, { kept: string }>(
  'content_note_replaced_bytes',
  `WITH kept AS (SELECT * FROM json_populate_recordset(NULL::content.file_version, :kept))
   INSERT INTO content.replaced_bytes (hash)
   SELECT DISTINCT hash FROM content.file_version
   WHERE file_id IN (SELECT file_id FROM kept) AND hash NOT IN (SELECT hash FROM kept)
   ON CONFLICT (hash) DO UPDATE SET at = now()`,
);

/** Adds and replaces files with all their versions; bytes that are replaced are remembered. */
export async function saveFiles(connection: Connection, files: readonly File[]): Promise<void> {
  const before = await known(connection, { ids: files.map(({ id }) => id) });
  const versions = files.flatMap(({ id, versions }) =>
    versions.map((version) => ({ ...version, fileId: id })),
  );
  const kept = JSON.stringify(
    versions.map(({ fileId, language, contentType, hash }) => ({
      file_id: fileId,
      language,
      content_type: contentType,
      hash,
    })),
  );
  await noteReplaced(connection, { kept });
  const changed = [
    ...(await upsert(connection, files)).map(({ id }) => id),
    ...(await dropOtherVersions(connection, { kept })).map(({ fileId }) => fileId),
    ...(await upsertVersions(connection, versions)).map(({ fileId }) => fileId),
  ];
  // A picture may appear in any page, navigation or brand: a change of one counts for all.
  if (before.some(({ id }) => changed.includes(id))) await notifyChanges(connection, ['all']);
}
