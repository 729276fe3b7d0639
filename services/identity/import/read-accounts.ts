import { applications } from '#contracts/identity/roles.ts';
import type { Problem, ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject, readYamlList } from '#seed/schema/yaml-file.ts';
import { accessStates } from '../access/transitions.ts';
import { languages } from '../inputs.ts';
import { isUuid } from '../viewer.ts';
import type {
  SeedAccess,
  SeedAccounts,
  SeedLocation,
  SeedOrganisation,
  SeedPerson,
} from './seed-accounts.ts';

/**
 * Reads a directory of organisations and people.
 * @returns what was understood, and everything that must be put right before it can be imported
 */
export async function readAccounts(
  directory: string,
): Promise<{ accounts: SeedAccounts; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report: ReportProblem = (problem) => problems.push(problem);
  const organisations = await readOrganisations(directory, report);
  const people = await readPeople(directory, new Set(organisations.map(({ id }) => id)), report);
  return { accounts: { organisations, people }, problems };
}

async function readOrganisations(directory: string, report: ReportProblem): Promise<SeedOrganisation[]> {
  const file = 'organisations.yaml';
  return (await readYamlList(directory, file, report)).map((entry) => {
    const fields = fieldsOf(entry, file, String(entry.id), report);
    const organisation = {
      id: fields.text('id'),
      name: fields.text('name'),
      city: fields.text('city'),
      country: fields.text('country'),
      subRegion: fields.text('subRegion'),
      kind: oneOf(fields, 'kind', ['customer', 'internal']),
      locations: entries(fields, 'locations').map((location) => readLocation(location, file, report)),
    };
    if (!/^ORG-\d{6}$/.test(organisation.id)) fields.report('id', 'must be like ORG-100101');
    fields.done();
    return organisation;
  });
}

function readLocation(entry: Record<string, unknown>, file: string, report: ReportProblem): SeedLocation {
  const fields = fieldsOf(entry, file, String(entry.id), report);
  const location = {
    id: fields.text('id'),
    name: fields.text('name'),
    city: fields.text('city'),
    country: fields.text('country'),
    timeZone: fields.text('timeZone'),
  };
  fields.done();
  return location;
}

async function readPeople(
  directory: string,
  organisations: ReadonlySet<string>,
  report: ReportProblem,
): Promise<SeedPerson[]> {
  const file = 'people.yaml';
  return (await readYamlList(directory, file, report)).map((entry) => {
    const fields = fieldsOf(entry, file, String(entry.email), report);
    const person: SeedPerson = {
      id: fields.text('id'),
      email: fields.text('email'),
      firstName: fields.text('firstName'),
      lastName: fields.text('lastName'),
      language: fields.text('language'),
      organisation: fields.text('organisation'),
      joined: fields.textOr('joined', null),
      hasAccount: fields.take('hasAccount') !== false,
      isEmployee: fields.flag('isEmployee'),
      subRegions: fields.list('subRegions'),
      telephone: fields.textOr('telephone', ''),
      address: fields.textOr('address', ''),
      postalCode: fields.textOr('postalCode', ''),
      city: fields.textOr('city', ''),
      country: fields.textOr('country', ''),
      accesses: entries(fields, 'accesses').map((access) => readAccess(access, file, report)),
    };
    if (!isUuid(person.id)) fields.report('id', 'must be a UUID');
    if (!languages.includes(person.language)) fields.report('language', 'is none of ours');
    if (!organisations.has(person.organisation)) fields.report('organisation', 'does not exist');
    fields.done();
    return person;
  });
}

const statuses = accessStates.filter((state) => state !== 'none');

function readAccess(entry: Record<string, unknown>, file: string, report: ReportProblem): SeedAccess {
  const fields = fieldsOf(entry, file, 'accesses', report);
  const days = fields.take('days') ?? 0;
  if (typeof days !== 'number') fields.report('days', 'must be a number');
  const access: SeedAccess = {
    application: oneOf(fields, 'application', applications),
    role: oneOf(fields, 'role', ['user', 'manager', 'administrator']),
    status: oneOf(fields, 'status', statuses),
    userType: entry.userType === undefined ? 'cloud' : oneOf(fields, 'userType', ['cloud', 'onprem']),
    days: Number(days),
  };
  fields.done();
  return access;
}

function entries(fields: SeedFields, field: string): Record<string, unknown>[] {
  const value = fields.take(field) ?? [];
  if (Array.isArray(value) && value.every(isObject)) return value;
  fields.report(field, 'must be a list of entries with fields');
  return [];
}

function oneOf<const Value extends string>(
  fields: SeedFields,
  field: string,
  allowed: readonly Value[],
): Value {
  const value = fields.take(field);
  const found = allowed.find((candidate) => candidate === value);
  if (!found) fields.report(field, `"${String(value)}" must be one of ${allowed.join(', ')}`);
  return found ?? (allowed[0] as Value);
}
