import { type Connection, statement } from '#services/foundation/statement.ts';
import type { SourceFile } from './source-item.ts';
import { fileNameOf } from './wordpress/read-wordpress.ts';

/** Finds a file of the library by its name; undefined: there is none of that name. */
export type FindMedium = (name: string, only?: 'image') => string | undefined;

const byName = statement<{ id: string; name: string; contentType: string }, [names: readonly string[]]>(
  'content_files_by_name',
  `SELECT file_id AS id, lower(file_name) AS name, content_type AS "contentType" FROM content.file_version
   WHERE lower(file_name) = ANY($1) OR regexp_replace(lower(file_name), '\\.[a-z0-9]+$', '') = ANY($1)
   ORDER BY file_id`,
);

/** The files of the library that a file's media and pictures may be, in one question. */
export async function mediaLibrary(connection: Connection, names: Iterable<string>): Promise<FindMedium> {
  const asked = new Set<string>();
  for (const name of names) for (const each of namesLike(name)) asked.add(each);
  const found = await byName(connection, [...asked]);
  return (name, only) => {
    for (const like of namesLike(name)) {
      const file = found.find(
        ({ name, contentType }) =>
          (name === like || stemOf(name) === like) && (!only || contentType.startsWith(`${only}/`)),
      );
      if (file) return file.id;
    }
    return undefined;
  };
}

/** `Boat-300x200.jpg`, as WordPress calls a smaller one, `boat-scaled.jpg`, or the same in another format. */
function namesLike(name: string): string[] {
  const plain = fileNameOf(name).toLowerCase();
  if (plain === '') return [];
  const whole = plain.replace(/-(?:\d{2,5}x\d{2,5}|scaled|e\d{10,})(?=\.[a-z0-9]+$)/, '');
  return [...new Set([plain, whole, stemOf(plain), stemOf(whole)])];
}

function stemOf(name: string): string {
  return name.replace(/\.[a-z0-9]+$/, '');
}

/** Every name that may be asked for. */
export function mediaNames(file: SourceFile, pictures: Iterable<string>): Set<string> {
  const names = new Set<string>(pictures);
  for (const item of file.items) {
    if (item.kind === 'media') names.add(item.media.fileName || item.media.url);
  }
  return names;
}
