import { applications } from '#contracts/identity/roles.ts';
import {
  channels,
  fileKinds,
  type NotesByLanguage,
  platforms,
  softwareKeys,
} from '#contracts/support/releases.ts';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject, readYamlList } from '#seed/schema/yaml-file.ts';
import type { LicenceRow } from '../release/licence.ts';
import { day, dayOrNone, entries, oneOf, shaped, wholeNumber } from './portal-fields.ts';
import type { SeedRelease } from './seed-portal.ts';

const file = 'releases.yaml';

/** `packages`: the names of the files that there are. */
export async function readReleases(
  directory: string,
  packages: ReadonlySet<string>,
  report: ReportProblem,
): Promise<SeedRelease[]> {
  const list = await readYamlList(directory, file, report);
  const used = new Set<string>();
  return list.map((entry) => {
    const name = String(entry.id);
    const fields = fieldsOf(entry, file, name, report);
    const release: SeedRelease = {
      id: shaped(fields, 'id', /^[a-z0-9][a-z0-9.-]{1,98}$/),
      software: oneOf(fields, 'software', softwareKeys),
      version: fields.text('version'),
      channel: oneOf(fields, 'channel', channels),
      releasedOn: day(fields, 'date'),
      notes: readNotes(fields),
      requires: oneOf(fields, 'requires', applications),
      files: entries(fields, 'files', { file, name, report }, readFile),
    };
    for (const { name: packed } of release.files) {
      if (!packages.has(packed)) fields.report('files', `there is no ${packed} among the packages`);
      if (used.has(packed)) fields.report('files', `${packed} belongs to another release`);
      used.add(packed);
    }
    if (used.has(release.id)) fields.report('id', 'is there twice');
    used.add(release.id);
    fields.done();
    return release;
  });
}

function readFile(fields: SeedFields): SeedRelease['files'][number] {
  return {
    name: fields.text('name'),
    kind: oneOf(fields, 'kind', fileKinds),
    platform: oneOf(fields, 'platform', platforms),
    language: fields.take('language') === undefined ? null : shaped(fields, 'language', /^[a-z]{2}$/),
  };
}

function readNotes(fields: SeedFields): NotesByLanguage {
  const notes = fields.take('notes');
  const isNotes = isObject(notes) && Object.values(notes).every(isLines) && isLines(notes.en);
  if (isNotes) return notes as NotesByLanguage;
  fields.report('notes', 'must be lists of lines by language, with English among them');
  return { en: [] };
}

function isLines(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string');
}

export async function readLicences(directory: string, report: ReportProblem): Promise<LicenceRow[]> {
  const list = await readYamlList(directory, 'licences.yaml', report);
  return list.map((entry) => {
    const fields = fieldsOf(entry, 'licences.yaml', String(entry.id), report);
    const licence: LicenceRow = {
      id: shaped(fields, 'id', /^LIC-\d{6}-\d\d$/),
      organisationId: shaped(fields, 'organisation', /^ORG-\d{6}$/),
      software: oneOf(fields, 'software', softwareKeys),
      seats: wholeNumber(fields, 'seats'),
      computer: fields.textOr('computer', ''),
      validUntil: dayOrNone(fields, 'validUntil'),
    };
    fields.done();
    return licence;
  });
}
