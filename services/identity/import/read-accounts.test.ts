import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { accessStates } from '#contracts/identity/accesses.ts';
import { describe as reported } from '#seed/schema/problem.ts';
import { readAccounts } from './read-accounts.ts';

const seed = fileURLToPath(new URL('../../../seed/company/accounts', import.meta.url));

describe('the sample people', () => {
  test('UAD-02 can be read, are here once each, and show every state of access', async () => {
    const { accounts, problems } = await readAccounts(seed);
    expect(problems).toEqual([]);
    const { organisations, people } = accounts;
    expect(organisations).toHaveLength(7);
    expect(new Set(people.flatMap(({ id, email }) => [id, email])).size).toBe(people.length * 2);
    const shown = new Set(people.flatMap(({ accesses }) => accesses.map(({ status }) => status)));
    expect([...shown].sort()).toEqual(accessStates.filter((state) => state !== 'none').sort());
  });

  test('UAD-01 every customer has somebody who administers its people', async () => {
    const { organisations, people } = (await readAccounts(seed)).accounts;
    const administered = people
      .filter(({ accesses }) => accesses.some(({ application }) => application === 'userAdministration'))
      .map(({ organisation }) => organisation);
    expect([...new Set(administered)].sort()).toEqual(organisations.map(({ id }) => id).sort());
  });
});

test('what cannot be is told with its place', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'accounts-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(
    join(directory, 'organisations.yaml'),
    '- { id: ORG-1, name: A, city: B, country: CH, subRegion: DACH, kind: club, logo: x }\n',
  );
  writeFileSync(
    join(directory, 'people.yaml'),
    `- id: x
  email: a@b.example
  firstName: A
  lastName: B
  language: xx
  organisation: ORG-9
  accesses: [{ application: coffee, role: user, status: active, days: soon }]
`,
  );
  const { problems } = await readAccounts(directory);
  expect(problems.map(reported)).toEqual([
    'organisations.yaml:1:5: field ORG-1/id: "ORG-1" must be like ORG-100101',
    'organisations.yaml:1:64: field ORG-1/kind: "club" must be one of customer, internal',
    'organisations.yaml:1:76: field ORG-1/logo: is not a field here',
    'people.yaml:1:3: field a@b.example/id: must be a UUID',
    expect.stringContaining('people.yaml:5:3: field a@b.example/language: "xx" must be one of cs, de,'),
    'people.yaml:6:3: field a@b.example/organisation: names the organisation "ORG-9", which does not exist',
    expect.stringContaining(
      'people.yaml:7:16: field a@b.example/accesses/1/application: "coffee" must be one of ticketing',
    ),
    'people.yaml:7:65: field a@b.example/accesses/1/days: must be a number, not "soon"',
  ]);
});
