import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf } from '#seed/schema/seed-fields.ts';
import { isObject } from '#seed/schema/yaml-file.ts';
import { documentTypes, type ProductDocument } from '../document/save-documents.ts';
import { catalogueLanguages } from '../language/texts.ts';
import { oneOf, slug, words } from './checked-fields.ts';
import type { SeedImage, SeedVersion } from './seed-catalogue.ts';
import type { Media } from './seed-media.ts';

/** Reads `documents` of a product. */
export function readDocuments(
  value: unknown,
  file: string,
  media: Media,
  report: ReportProblem,
): ProductDocument<SeedImage, SeedVersion>[] {
  const list = value ?? [];
  if (!Array.isArray(list) || !list.every(isObject)) {
    report({ file, field: 'documents', message: 'must be a list of papers' });
    return [];
  }
  return list.map((entry) => {
    const fields = fieldsOf(entry, file, `documents/${String(entry.slug)}`, report);
    const names = words(fields, 'name');
    const thumbnail = media.file(fields, 'thumbnail', 'picture');
    const versions = Object.entries(fields.texts('files')).map(([language, fileName]) => {
      if (!catalogueLanguages.includes(language)) fields.report('files', `${language} is no language`);
      return { language, fileName: media.named(fields, 'files', fileName, 'paper') };
    });
    if (versions.length === 0) fields.report('files', 'must have at least one language');
    const document = {
      slug: slug(fields, 'slug'),
      type: oneOf(fields, 'type', documentTypes),
      names,
      thumbnail: thumbnail === null ? null : ({ name: thumbnail, kind: 'scene', alt: {} } as const),
      login: fields.flag('login'),
      versions,
    };
    fields.done();
    return document;
  });
}
