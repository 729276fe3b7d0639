import type { Readers } from '../readers.ts';
import { isWithin, type Scope } from '../viewer.ts';
import type { PersonRow } from './find-person.ts';

const columns = ['name', 'email', 'organisation', 'application', 'role', 'status'] as const;

/** A line for each access of each person, as RFC 4180 wants it; people without any have one, too. */
export async function peopleAsCsv(
  people: readonly PersonRow[],
  scope: Scope,
  read: Readers,
): Promise<string> {
  const lines = await Promise.all(
    people.map(async ({ id, firstName, lastName, email }) => {
      const accesses = ((await read.accesses(id)) ?? []).filter((one) => isWithin(scope, one.organisationId));
      const who = [`${firstName} ${lastName}`.trim(), email];
      if (accesses.length === 0) return [[...who, '', '', '', '']];
      return accesses.map((one) => [...who, one.organisationId, one.application, one.role, one.status]);
    }),
  );
  return [columns, ...lines.flat()].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** A spreadsheet takes what begins with these for a formula and runs it. */
const formula = /^[=+\-@\t\r]/;

/** A value as a cell: quoted where it must be, and never a formula. */
function cell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
