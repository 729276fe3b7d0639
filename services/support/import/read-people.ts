import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf } from '#seed/schema/seed-fields.ts';
import { readYamlList } from '#seed/schema/yaml-file.ts';
import { isTimeZone } from '../promise/working-hours.ts';
import { shaped } from './portal-fields.ts';
import type { SeedPerson, SeedPlace } from './seed-tickets.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The people who write in tickets. The accounts back end has them, too; tickets keep what they need of them. */
export async function readPeople(directory: string, report: ReportProblem): Promise<SeedPerson[]> {
  const file = 'people.yaml';
  return (await readYamlList(directory, file, report)).map((entry) => {
    const fields = fieldsOf(entry, file, String(entry.email), report);
    const person = {
      id: shaped(fields, 'id', uuid),
      email: fields.text('email'),
      name: fields.text('name'),
      language: shaped(fields, 'language', /^[a-z]{2}$/),
      isEmployee: fields.flag('employee'),
    };
    fields.done();
    return person;
  });
}

/** The locations from which tickets come. */
export async function readPlaces(directory: string, report: ReportProblem): Promise<SeedPlace[]> {
  const file = 'places.yaml';
  return (await readYamlList(directory, file, report)).map((entry) => {
    const fields = fieldsOf(entry, file, String(entry.id), report);
    const place = {
      id: fields.text('id'),
      name: fields.text('name'),
      timeZone: fields.text('timeZone'),
      organisationId: fields.text('organisation'),
      organisationName: fields.text('organisationName'),
    };
    if (!isTimeZone(place.timeZone)) fields.report('timeZone', `"${place.timeZone}" is no time zone`);
    fields.done();
    return place;
  });
}
