import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type SeedFile as FileEntry, file } from '#seed/schema/content/records.ts';
import type { SeedFolder } from '#seed/schema/seed-folder.ts';
import { stableId } from './stable-id.ts';

/** A picture, film or document as files.yaml describes it; `path` is where its bytes lie. */
export type SeedFile = {
  id: string;
  slug: string;
  title: Record<string, string>;
  alt: Record<string, string>;
  focalX: number;
  focalY: number;
  thumbnail: string | null;
  versions: { language: string; path: string; fileName: string }[];
};

/** Reads files.yaml; the files lie in `mediaDirectory`. */
export async function readFiles(
  folder: SeedFolder,
  mediaDirectory: string,
): Promise<{ files: SeedFile[]; keys: ReadonlySet<string> }> {
  const { entries, keys } = await folder.readRecord('files.yaml', file);
  const files = entries.map(({ key, value, report }) => {
    const thumbnail = value.thumbnail ?? value.poster;
    if (thumbnail && !keys.has(thumbnail)) report(['thumbnail'], `there is no file "${thumbnail}"`);
    return {
      id: stableId('file', key),
      slug: key,
      title: value.title,
      alt: value.alt,
      focalX: value.focal[0],
      focalY: value.focal[1],
      thumbnail: thumbnail ? stableId('file', thumbnail) : null,
      versions: getVersions(value).map(([language, fileName]) => ({
        language,
        fileName,
        path: join(mediaDirectory, fileName),
      })),
    };
  });
  for (const [index, { versions }] of files.entries()) {
    for (const { path, fileName } of versions) {
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      if (!isThere) entries[index]?.report([], `there is no ${fileName} in the media directory`);
    }
  }
  return { files, keys };
}

/** Language (empty: for every reader) and file name of each version. */
function getVersions(value: FileEntry): [language: string, fileName: string][] {
  const forAll = [...(value.file ? [value.file] : []), ...value.sources];
  return [
    ...forAll.map((name): [string, string] => ['', name]),
    ...Object.entries(value.files),
    ...Object.entries(value.captions),
  ];
}
