import { readAccounts } from './read-accounts.ts';

/** Whom a directory of organisations and people makes, by table, for those who look for who else is there. */
export async function sampleKeys(directory: string): Promise<Record<string, string[]>> {
  const { accounts } = await readAccounts(directory);
  return {
    organisation: accounts.organisations.map(({ id }) => id),
    person: accounts.people.map(({ id }) => id),
  };
}
