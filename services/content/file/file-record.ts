import { statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import { isId } from '../link/link.ts';
import { slugTaken } from '../record/check/slug-taken.ts';
import type { RecordStore } from '../record/record-store.ts';
import { groupUses, pageUses } from '../record/record-uses.ts';
import { type FileVersion, filesById } from './find-file.ts';
import { type File, saveFiles } from './save-files.ts';

const remove = statement<never, { id: string }>(
  'content_remove_file',
  'DELETE FROM content.file WHERE id::text = :id',
);

/** What refers to a file: pages in either stage, navigations, and records that show it. */
export const usesOfFile = groupUses('file', [
  pageUses(`EXISTS (SELECT FROM content.page_file f
    WHERE f.page_id = s.page_id AND f.stage = s.stage AND f.file_id = :id::uuid)`),
  `SELECT DISTINCT 'navigation', n.site_id::text, s.name, n.site_id::text, 'PUBLISHED'
   FROM content.navigation n JOIN content.site s ON s.id = n.site_id
   WHERE position(:id::uuid::text IN n.header::text) > 0`,
  `SELECT 'news', id::text, coalesce(title->>'en', (SELECT min(value) FROM jsonb_each_text(title)), ''), NULL, 'PUBLISHED'
   FROM content.news_item WHERE image = :id::uuid`,
  `SELECT 'contact', id::text, name, NULL, 'PUBLISHED' FROM content.contact WHERE image = :id::uuid`,
  `SELECT 'brand', id::text, name, NULL, 'PUBLISHED' FROM content.brand WHERE image = :id::uuid`,
  `SELECT DISTINCT 'site', s.id::text, s.name, NULL, 'PUBLISHED' FROM content.site s
   LEFT JOIN content.theme t ON t.key = s.theme
   WHERE s.logo = :id::uuid OR t.tokens->>'typeface-file' IN (
     SELECT '/media/' || v.hash || '/typeface.woff2' FROM content.file_version v WHERE v.file_id = :id::uuid)`,
  `SELECT 'file', id::text, coalesce(title->>'en', (SELECT min(value) FROM jsonb_each_text(title)), slug), NULL, 'PUBLISHED'
   FROM content.file WHERE thumbnail = :id::uuid`,
]);

/** The data of a file; its bytes are added and removed as versions. */
export const fileRecord: RecordStore = {
  listed: `SELECT id::text, NULL::text AS "siteId", title::json, slug AS detail, id AS image, slug AS place,
      'PUBLISHED' AS state
    FROM content.file`,
  isMadeElsewhere: true,
  async find(connection, id) {
    const file = isId(id) && (await filesById(connection, [id])).get(id);
    if (!file) return undefined;
    const { slug, title, alt, focalX, focalY, thumbnail } = file;
    return { title, alt, slug, focalX, focalY, thumbnail: thumbnail?.id ?? null };
  },
  problems: slugTaken('file'),
  async save(connection, id, data) {
    const versions = (await filesById(connection, [id])).get(id)?.versions ?? [];
    await saveFiles(connection, [{ ...data, id, versions } as File]);
  },
  async remove(connection, id) {
    await remove(connection, { id });
    await notifyChanges(connection, ['all']);
  },
  rest: async (connection, id) => (isId(id) && (await filesById(connection, [id])).get(id)?.versions) || [],
  bringBack: (connection, id, data, rest) =>
    saveFiles(connection, [{ ...data, id, versions: rest as FileVersion[] } as File]),
  uses: usesOfFile,
};
