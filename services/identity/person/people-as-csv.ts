import { type CsvColumn, csv } from '#services/foundation/csv/write-csv.ts';
import type { AccessRow } from '../access/find-accesses.ts';
import type { Readers } from '../readers.ts';
import { isWithin, type Scope } from '../viewer.ts';
import type { PersonRow } from './find-person.ts';

type Line = { person: PersonRow; access?: AccessRow };

const columns: readonly CsvColumn<Line>[] = [
  { title: 'name', cell: ({ person }) => `${person.firstName} ${person.lastName}`.trim() },
  { title: 'email', cell: ({ person }) => person.email },
  { title: 'organisation', cell: ({ access }) => access?.organisationId ?? '' },
  { title: 'application', cell: ({ access }) => access?.application ?? '' },
  { title: 'role', cell: ({ access }) => access?.role ?? '' },
  { title: 'status', cell: ({ access }) => access?.status ?? '' },
];

/** One row for each access of each person; people without any get one, too. */
export async function peopleAsCsv(
  people: readonly PersonRow[],
  scope: Scope,
  read: Readers,
): Promise<string> {
  const lines = await Promise.all(
    people.map(async (person): Promise<Line[]> => {
      const accesses = ((await read.accesses(person.id)) ?? []).filter((one) =>
        isWithin(scope, one.organisationId),
      );
      return accesses.length === 0 ? [{ person }] : accesses.map((access) => ({ person, access }));
    }),
  );
  // Without a byte order mark: programs have always read this file so.
  return csv(columns, lines.flat(), '');
}
