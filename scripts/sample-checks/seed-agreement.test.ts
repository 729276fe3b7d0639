import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describe } from '#seed/schema/problem.ts';
import { readAccounts } from '#services/identity/import/read-accounts.ts';
import { readCatalogue } from '#services/products/import/read-catalogue.ts';
import { readPortal } from '#services/support/import/read-portal.ts';
import { disagreements } from './seed-agreement.ts';

const seed = join(import.meta.dirname, '../../seed/company');
let portal: Awaited<ReturnType<typeof readPortal>>['portal'];
let accounts: Awaited<ReturnType<typeof readAccounts>>['accounts'];
let catalogue: Awaited<ReturnType<typeof readCatalogue>>['catalogue'];

beforeAll(async () => {
  ({ portal } = await readPortal(join(seed, 'portal')));
  ({ accounts } = await readAccounts(join(seed, 'accounts')));
  ({ catalogue } = await readCatalogue(join(seed, 'products')));
});

test('AST-01 machines, tickets, people and products of the sample company agree', () => {
  expect(disagreements(portal, accounts, catalogue)).toEqual([]);
});

/** The problems of the company's portal after one text in one of its files was replaced. */
async function problemsWith(file: string, text: string, other: string): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'agreement-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await cp(join(seed, 'portal'), directory, { recursive: true });
  const before = await readFile(join(directory, file), 'utf8');
  expect(before).toContain(text);
  await writeFile(join(directory, file), before.replace(text, other));
  const read = await readPortal(directory, join(seed, 'media'));
  for (const { record, field, message } of disagreements(read.portal, accounts, catalogue)) {
    read.report(record, field, message);
  }
  return read.problems.map(describe);
}

test.each([
  [
    'machines.yaml',
    'product: reuss-455',
    'product: reuss-1',
    '7:3: field M-0001/product: there is no product reuss-1',
  ],
  [
    'machines.yaml',
    'model: Reuss 455',
    'model: Reuss 456',
    '8:3: field M-0001/model: reuss-455 is called Reuss 455, not Reuss 456',
  ],
  [
    'machines.yaml',
    'brand: litzen',
    'brand: sutera',
    '9:3: field M-0001/brand: reuss-455 is of litzen, not sutera',
  ],
  [
    'machines.yaml',
    'location: LOC-100101-1',
    'location: LOC-100101-9',
    '6:3: field M-0001/location: ORG-100101 has no location LOC-100101-9',
  ],
  [
    'people.yaml',
    'language: de',
    'language: ja',
    '2:42: field eva.brandt@nordlicht.example/id: is another in seed/company/accounts',
  ],
  [
    'places.yaml',
    'name: Hof',
    'name: Elsewhere',
    '2:5: field LOC-100101-1/id: is another in seed/company/accounts',
  ],
  [
    'licences.yaml',
    'organisation: ORG-100106',
    'organisation: ORG-999999',
    '3:3: field LIC-100106-01/organisation: there is no ORG-999999',
  ],
])(
  'in %s what another back end says otherwise is named by line and field: %s → %s',
  async (file, text, other, problem) => {
    expect(await problemsWith(file, text, other)).toEqual([`${file}:${problem}`]);
  },
);
