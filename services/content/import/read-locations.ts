import { locationKinds, locationRegions } from '#contracts/content/records.ts';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { readYamlList } from '#seed/schema/yaml-file.ts';
import type { Brand } from '../brand/save-brands.ts';
import { readOpeningHours } from '../location/opening-hours.ts';
import type { Location } from '../location/save-locations.ts';
import type { Names } from './seed-links.ts';
import { stableId } from './stable-id.ts';

type Known = { contact: Names['contact']; brands: readonly Brand[] };

/** Reads locations.yaml: where the company and its distributors are (LOK-01). */
export async function readLocations(
  directory: string,
  known: Known,
  report: ReportProblem,
): Promise<Location[]> {
  const entries = await readYamlList(directory, 'locations.yaml', report);
  return entries.map((entry, sortIndex) => {
    const fields = fieldsOf(entry, 'locations.yaml', String(entry.slug), report);
    const slug = fields.text('slug');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) fields.report('slug', 'must be lower case with hyphens');
    const location: Location = {
      id: stableId('location', slug),
      slug,
      name: fields.text('name'),
      brands: readBrandIds(fields, known.brands),
      kinds: fields.list('kinds').flatMap((kind) => choiceOf(fields, 'kinds', locationKinds, kind) ?? []),
      region: choiceOf(fields, 'region', locationRegions, fields.text('region')) ?? 'EUROPE',
      countryCode: fields.text('country'),
      street: fields.text('street'),
      postalCode: fields.text('postalCode'),
      city: fields.text('city'),
      state: fields.textOr('state', null),
      phone: fields.text('phone'),
      email: fields.text('email'),
      latitude: readDegrees(fields, 'latitude', 90),
      longitude: readDegrees(fields, 'longitude', 180),
      timeZone: readTimeZone(fields),
      openingHours: readHours(fields),
      languages: fields.list('languages'),
      serves: fields.list('serves'),
      expert: readExpert(fields, known.contact),
      sortIndex,
    };
    fields.done();
    return location;
  });
}

/** `SALES_AND_SERVICE` is written `sales-and-service`. */
function choiceOf<Choice extends string>(
  fields: SeedFields,
  field: string,
  choices: readonly Choice[],
  written: string,
): Choice | undefined {
  const choice = choices.find((one) => one === written.toUpperCase().replaceAll('-', '_'));
  if (!choice) fields.report(field, `"${written}" is none of those that there are`);
  return choice;
}

function readBrandIds(fields: SeedFields, brands: readonly Brand[]): string[] {
  return fields.list('brands').flatMap((name) => {
    const brand = brands.find((candidate) => candidate.name === name);
    if (!brand) fields.report('brands', `"${name}" is no brand in brands.yaml`);
    return brand ? [brand.id] : [];
  });
}

function readDegrees(fields: SeedFields, field: string, most: number): number {
  const degrees = Number(fields.text(field) || Number.NaN);
  if (Math.abs(degrees) <= most) return degrees;
  fields.report(field, `must be degrees from ${-most} to ${most}`);
  return 0;
}

function readTimeZone(fields: SeedFields): string {
  const timeZone = fields.text('timeZone');
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    fields.report('timeZone', 'must be a name of the IANA database, such as Europe/Zurich');
  }
  return timeZone;
}

function readHours(fields: SeedFields) {
  const hours = readOpeningHours(fields.text('hours'));
  if (!hours) fields.report('hours', 'must be days and times such as Mo-Fr 08:00-17:00, several with commas');
  return hours ?? [];
}

function readExpert(fields: SeedFields, contact: Names['contact']): string | null {
  const slug = fields.textOr('expert', undefined);
  const id = slug && contact(slug);
  if (slug && !id) fields.report('expert', `names "${slug}", whom contacts.yaml does not have`);
  return id ?? null;
}
