import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { badInput } from '#services/foundation/bad-input.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { lockKind, newestRevision, noteRevision } from '../record/record-revisions.ts';
import { fileRecord } from './file-record.ts';
import { type FileRecord, type FileVersion, filesById } from './find-file.ts';
import { saveFiles } from './save-files.ts';

/** A file whose bytes the file store has taken. */
export type NewFile = FileVersion;

/**
 * Adds a file to the library, titled after its name, with its cover.
 * @returns its id
 */
export function addFile(pool: Pool, version: NewFile, by: string, cover?: NewFile): Promise<string> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind: 'file' });
    const thumbnail = cover ? await add(connection, cover, by, null) : null;
    return add(connection, version, by, thumbnail);
  });
}

async function add(
  connection: Connection,
  version: NewFile,
  by: string,
  thumbnail: string | null,
): Promise<string> {
  const id = randomUUID();
  const slug = await freeSlug(connection, version.fileName);
  const title = { en: getTitle(version.fileName) };
  const file = { id, slug, title, alt: {}, focalX: 0.5, focalY: 0.5, thumbnail, versions: [version] };
  await saveFiles(connection, [file]);
  await note(connection, id, by, 'created');
  return id;
}

/**
 * Adds a version to a file: in another language or format beside the others, in the same one as a replacement. The
 * cover is rendered again when it shows what was replaced.
 * @throws BAD_USER_INPUT when there is no such file, or the version is of another kind
 */
export function addFileVersion(
  pool: Pool,
  id: string,
  version: NewFile,
  by: string,
  cover?: NewFile,
): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind: 'file' });
    const file = (await filesById(connection, [id])).get(id);
    if (!file) throw badInput('There is no such file.', 'id');
    if (!file.versions.every(({ contentType }) => belongTogether(contentType, version.contentType)))
      throw badInput('Is of another kind than the file.', 'contentType');
    // A picture in another format is the same picture: it has one version for each language.
    const isReplaced = ({ language, contentType }: FileVersion) =>
      language === version.language &&
      (contentType === version.contentType || contentType.startsWith('image/'));
    const versions = [...file.versions.filter((other) => !isReplaced(other)), version];
    const shown = findCoverVersion(file.versions);
    const showsIt = shown !== undefined && isReplaced(shown);
    const thumbnail = cover
      ? await newCover(connection, file.thumbnail, cover, showsIt, by)
      : file.thumbnail?.id;
    await saveFiles(connection, [{ ...file, thumbnail: thumbnail ?? null, versions }]);
    await note(connection, id, by, 'saved');
  });
}

/** The version from which the cover was made. */
function findCoverVersion(versions: readonly FileVersion[]): FileVersion | undefined {
  const ofLanguage = (language: string) => versions.find((version) => version.language === language);
  return ofLanguage('') ?? ofLanguage('en') ?? versions[0];
}

/** The id of the new cover of a file. A cover that an editor has chosen stays. */
async function newCover(
  connection: Connection,
  known: FileRecord | null,
  cover: NewFile,
  showsWhatIsReplaced: boolean,
  by: string,
): Promise<string> {
  if (!known) return add(connection, cover, by, null);
  if (showsWhatIsReplaced && known.versions.every((one) => hasSamePicture(one, cover))) {
    await saveFiles(connection, [{ ...known, thumbnail: null, versions: [cover] }]);
    await note(connection, known.id, by, 'saved');
  }
  return known.id;
}

/** Generated covers all have one format and one size, which no camera uses. */
function hasSamePicture(one: FileVersion, other: FileVersion): boolean {
  return one.contentType === other.contentType && one.width === other.width && one.height === other.height;
}

/** @throws BAD_USER_INPUT when there is no such version, or it is the only one */
export function removeFileVersion(
  pool: Pool,
  id: string,
  { language, contentType }: Pick<FileVersion, 'language' | 'contentType'>,
  by: string,
): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind: 'file' });
    const file = (await filesById(connection, [id])).get(id);
    const versions = file?.versions.filter(
      (version) => version.language !== language || version.contentType !== contentType,
    );
    if (!file || !versions || versions.length === file.versions.length || versions.length === 0)
      throw badInput('There is no such version.', 'language');
    await saveFiles(connection, [{ ...file, thumbnail: file.thumbnail?.id ?? null, versions }]);
    await note(connection, id, by, 'saved');
  });
}

async function note(
  connection: Connection,
  id: string,
  by: string,
  what: 'created' | 'saved',
): Promise<void> {
  const data = await fileRecord.find(connection, id);
  const isNew = what === 'created' || !(await newestRevision(connection, 'file', id));
  await noteRevision(connection, 'file', id, { by, what: isNew ? 'created' : what, data: data ?? null });
}

/** Pictures go with pictures, films with films and their captions, documents with documents of their own type. */
function belongTogether(one: string, other: string): boolean {
  return getFamily(one) === getFamily(other);
}

function getFamily(contentType: string): string {
  if (contentType.startsWith('image/')) return 'image';
  return contentType.startsWith('video/') || contentType === 'text/vtt' ? 'film' : contentType;
}

function getTitle(fileName: string): string {
  const plain = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return plain.slice(0, 200) || fileName.slice(0, 200);
}

const slugsLike = statement<{ slug: string }, { slug: string }>(
  'content_file_slugs_like',
  "SELECT slug FROM content.file WHERE slug = :slug OR slug LIKE :slug || '-%'",
);

async function freeSlug(connection: Connection, fileName: string): Promise<string> {
  const plain = getTitle(fileName)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  const slug = plain || 'file';
  const known = new Set((await slugsLike(connection, { slug })).map((row) => row.slug));
  if (!known.has(slug)) return slug;
  let count = 2;
  while (known.has(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}
