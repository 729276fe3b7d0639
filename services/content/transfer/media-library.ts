import { type Connection, statement } from '#services/foundation/statement.ts';
import type { SourceFile } from './source-item.ts';
import { getFileName } from './wordpress/read-wordpress.ts';

export type LibraryFile = { id: string; name: string; contentType: string };

/** Finds a file of the library by its name; undefined: there is none of that name. */
export type FindMedium = (name: string, only?: 'image' | 'document') => string | undefined;

const byName = statement<LibraryFile, { names: readonly string[] }>(
  'content_files_by_name',
  `SELECT file_id AS id, lower(file_name) AS name, content_type AS "contentType" FROM content.file_version
   WHERE lower(file_name) = ANY(:names) OR regexp_replace(lower(file_name), '\\.[a-z0-9]+$', '') = ANY(:names)
   ORDER BY file_id`,
);

/** The files of the library with some names, by one query. */
export function libraryFiles(connection: Connection, names: readonly string[]): Promise<LibraryFile[]> {
  return byName(connection, { names });
}

export function findFinder(files: readonly LibraryFile[]): FindMedium {
  const byName = new Map<string, LibraryFile[]>();
  for (const file of files) {
    for (const name of new Set([file.name, getStem(file.name)])) {
      const alike = byName.get(name);
      if (alike) alike.push(file);
      else byName.set(name, [file]);
    }
  }
  return (name, only) => {
    for (const like of namesLike(name)) {
      const file = byName
        .get(like)
        ?.find(({ contentType }) => !only || contentType.startsWith('image/') === (only === 'image'));
      if (file) return file.id;
    }
    return undefined;
  };
}

/**
 * Names of the same picture: `Boat-300x200.jpg`, as WordPress names a smaller one, `boat-scaled.jpg`, or another
 * format.
 */
function namesLike(name: string): string[] {
  const plain = getFileName(name).toLowerCase();
  if (plain === '') return [];
  const whole = plain.replace(/-(?:\d{2,5}x\d{2,5}|scaled|e\d{10,})(?=\.[a-z0-9]+$)/, '');
  return [...new Set([plain, whole, getStem(plain), getStem(whole)])];
}

function getStem(name: string): string {
  return name.replace(/\.[a-z0-9]+$/, '');
}

/** Whether an address is that of a downloadable document. */
export function isDocument(address: string): boolean {
  return /\.(?:csv|docx?|dwg|dxf|ods|odt|pdf|pptx?|rtf|step|stp|txt|xlsx?|zip)(?:[?#]|$)/i.test(address);
}

/** Every name under which the library may have a medium of the file. */
export function mediaNames(file: SourceFile, pictures: Iterable<string>): Set<string> {
  const names = new Set<string>(pictures);
  for (const item of file.items) {
    if (item.kind === 'media') names.add(item.media.fileName || item.media.url);
  }
  return new Set([...names].flatMap(namesLike));
}
