import type * as v from 'valibot';
import { organisation, person } from '#seed/schema/accounts.ts';
import type { Problem } from '#seed/schema/problem.ts';
import { openSeedFolder } from '#seed/schema/seed-folder.ts';

export type SeedOrganisation = v.InferOutput<typeof organisation>;
export type SeedPerson = v.InferOutput<ReturnType<typeof person>>;
export type SeedAccess = SeedPerson['accesses'][number];

/** Organisations and people as they stand in files. */
export type SeedAccounts = {
  readonly organisations: readonly SeedOrganisation[];
  readonly people: readonly SeedPerson[];
};

/**
 * Reads a directory of organisations and people.
 * @returns what was read, and every problem that prevents the import
 */
export async function readAccounts(
  directory: string,
): Promise<{ accounts: SeedAccounts; problems: Problem[] }> {
  const folder = openSeedFolder(directory);
  const organisations = await folder.readList('organisations.yaml', organisation, 'id');
  const people = await folder.readList('people.yaml', person(organisations.keys), 'email');
  return {
    accounts: {
      organisations: organisations.entries.map(({ value }) => value),
      people: people.entries.map(({ value }) => value),
    },
    problems: folder.problems,
  };
}
