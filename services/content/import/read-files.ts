import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject, readYaml } from '#seed/schema/yaml-file.ts';
import { stableId } from './stable-id.ts';

/** A picture, film or paper as files.yaml describes it; `path` is where its bytes lie. */
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
  directory: string,
  mediaDirectory: string,
  report: ReportProblem,
): Promise<SeedFile[]> {
  const content = await readYaml(directory, 'files.yaml', report);
  if (!isObject(content)) return [];
  const files = Object.entries(content).map(([key, entry]) => {
    const fields = fieldsOf(isObject(entry) ? entry : {}, 'files.yaml', key, report);
    const file = readFile(key, fields, mediaDirectory, Object.keys(content));
    fields.done();
    return file;
  });
  await Promise.all(files.map((file) => reportMissing(file, report)));
  return files;
}

/** The id of a file by its key; the keys are those of files.yaml. */
export function fileNames(files: readonly SeedFile[]): (key: string) => string | undefined {
  const ids = new Map(files.map(({ slug, id }) => [slug, id]));
  return (key) => ids.get(key);
}

function readFile(
  key: string,
  fields: SeedFields,
  mediaDirectory: string,
  keys: readonly string[],
): SeedFile {
  const [focalX, focalY] = focalPoint(fields);
  const thumbnail = fields.textOr('thumbnail', undefined) ?? fields.textOr('poster', undefined);
  if (thumbnail && !keys.includes(thumbnail)) fields.report('thumbnail', `there is no file "${thumbnail}"`);
  const versions = versionNames(fields).map(([language, fileName]) => ({
    language,
    fileName,
    path: join(mediaDirectory, fileName),
  }));
  if (versions.length === 0) fields.report('file', 'must have file, sources or files');
  return {
    id: stableId('file', key),
    slug: key,
    title: fields.texts('title'),
    alt: fields.texts('alt'),
    focalX,
    focalY,
    thumbnail: thumbnail && keys.includes(thumbnail) ? stableId('file', thumbnail) : null,
    versions,
  };
}

/** Language (empty: for every reader) and file name of each version. */
function versionNames(fields: SeedFields): [language: string, fileName: string][] {
  const single = fields.textOr('file', undefined);
  const byLanguage = [...Object.entries(fields.texts('files')), ...Object.entries(fields.texts('captions'))];
  return [
    ...[single, ...fields.list('sources')].flatMap((name): [string, string][] => (name ? [['', name]] : [])),
    ...byLanguage,
  ];
}

function focalPoint(fields: SeedFields): [x: number, y: number] {
  const value = fields.take('focal') ?? [0.5, 0.5];
  const isPoint = Array.isArray(value) && value.length === 2 && value.every((part) => part >= 0 && part <= 1);
  if (!isPoint) fields.report('focal', 'must be two fractions from 0 to 1');
  return isPoint ? [value[0], value[1]] : [0.5, 0.5];
}

async function reportMissing({ slug, versions }: SeedFile, report: ReportProblem): Promise<void> {
  for (const { path, fileName } of versions) {
    await access(path).catch(() =>
      report({ file: 'files.yaml', field: slug, message: `there is no ${fileName} in the media directory` }),
    );
  }
}
