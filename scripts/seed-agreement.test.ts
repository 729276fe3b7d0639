import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readAccounts } from '../services/identity/import/read-accounts.ts';
import { readCatalogue } from '../services/products/import/read-catalogue.ts';
import { readPortal } from '../services/support/import/read-portal.ts';
import { disagreements } from './seed-agreement.ts';

const seed = join(import.meta.dirname, '../seed');
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

test.each([
  ['a product that is not there', { productSlug: 'reuss-1' }, 'M-0001: there is no product reuss-1'],
  ['another name', { model: 'Reuss 456' }, 'M-0001: reuss-455 is called Reuss 455, not Reuss 456'],
  ['another brand', { brand: 'sutera' }, 'M-0001: reuss-455 is of litzen, not sutera'],
  ['a foreign location', { locationId: 'LOC-100102-1' }, 'M-0001: ORG-100101 has no location LOC-100102-1'],
])('a machine with %s is found', (_, change, line) => {
  const [first, ...others] = portal.machines;
  if (!first) throw new Error('There is no machine');
  const machines = [{ ...first, ...change }, ...others];
  expect(disagreements({ ...portal, machines }, accounts, catalogue)).toEqual([line]);
});

test('people and places that are others elsewhere are found', () => {
  const people = portal.people.map((person) => ({ ...person, language: 'ja' as const }));
  const tickets = portal.tickets.map((ticket) => ({
    ...ticket,
    place: { ...ticket.place, name: 'Elsewhere' },
  }));
  const lines = disagreements({ ...portal, people, tickets }, accounts, catalogue);
  expect(lines).toHaveLength(people.length + tickets.length);
});
