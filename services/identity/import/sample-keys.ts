import { readAccounts } from './read-accounts.ts';

/**
 * The keys of the rows that a directory of organisations and people produces, by table: all others were made by
 * somebody.
 */
export async function sampleKeys(directory: string): Promise<Record<string, string[]>> {
  const { accounts } = await readAccounts(directory);
  return {
    organisation: accounts.organisations.map(({ id }) => id),
    person: accounts.people.map(({ id }) => id),
  };
}
