import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#services/foundation/migrate.ts';
import { statements } from '#services/foundation/statement.ts';
import { countPeople, findMatchingPeople, peopleOrders } from '#services/identity/person/find-people.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';
import { type Declaration, readDeclarations, type Shape } from '../support/statements/declared-statements.ts';
import { createDescriber, type Description } from '../support/statements/described-statements.ts';
import { differences } from '../support/statements/statement-differences.ts';

const root = process.cwd();
let database: FreshDatabase;
let client: pg.Client;
let describeText: (text: string) => Promise<Description>;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  for (const service of await readdir('services')) {
    const folder = join(root, 'services', service, 'migrations');
    if ((await readdir(join(root, 'services', service))).includes('migrations'))
      await migrate(database.pool, folder, service);
  }
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  describeText = await createDescriber(client);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

test('every statement takes and gives what PostgreSQL says that it does', async () => {
  const { files, declarations } = await readDeclarations(root);
  for (const file of files) await import(join(root, file));
  await findPeople();
  const problems: string[] = [];
  for (const declaration of declarations) {
    const names = [...statements.keys()].filter((name) => declaration.name.test(name));
    if (names.length === 0) problems.push(`${declaration.place}: no statement ${declaration.name} was made`);
    for (const name of names) {
      const { text, parameters } = statements.get(name)!;
      const found = await describeText(text).then(
        (description) => differences(declaration, { text, parameters, description }),
        (error: Error) => [error.message],
      );
      problems.push(...found.map((problem) => `${declaration.place} ${name}: ${problem}`));
    }
  }
  for (const name of statements.keys()) {
    if (!declarations.some((declaration) => declaration.name.test(name)))
      problems.push(`${name} is declared nowhere in services/`);
    if (name.length > 63) problems.push(`${name} is longer than PostgreSQL's names`);
  }
  expect(problems).toEqual([]);
});

/** Statements of filters are created with the first request that uses them. */
async function findPeople(): Promise<void> {
  const everything = { search: 'a', status: 'active', application: 'portal', organisation: 'ORG-1' };
  const nothing = { search: '', status: null, application: null, organisation: null };
  for (const filter of [everything, nothing]) {
    for (const order of peopleOrders) {
      for (const after of [undefined, { key: '', id: crypto.randomUUID() }])
        await findMatchingPeople(database.pool, ['ORG-1'], filter, { order, limit: 1, after });
    }
    await countPeople(database.pool, ['ORG-1'], filter);
    await countPeople(database.pool, null, filter);
  }
}

const text = `SELECT id, subject, version, machine_id AS "machineId", created_at AS "createdAt"
  FROM support.ticket WHERE number = $1 AND version = $2`;
const string: Shape = { kinds: ['string'], mayBeNull: false, mayBeMissing: false };
const number: Shape = { ...string, kinds: ['number'] };
const date: Shape = { ...string, kinds: ['Date'] };
const machineId: Shape = { ...string, mayBeNull: true };
const right = {
  row: { id: string, subject: string, version: number, machineId, createdAt: date },
  values: { number: string, version: number },
};

test.each<[string, Pick<Declaration, 'row' | 'values'>, string[]]>([
  ['is right', right, []],
  [
    'swaps two values',
    { ...right, values: { number, version: string } },
    [':number is number, and PostgreSQL takes text', ':version is string, and PostgreSQL takes int4'],
  ],
  [
    'leaves a value out',
    { ...right, values: { number: string } },
    [':version stands in the text, and not in its type'],
  ],
  [
    'has a value too many',
    { ...right, values: { ...right.values, limit: number } },
    [':limit stands in the type, and not in the text'],
  ],
  [
    'misses a column in the SELECT',
    { ...right, row: { ...right.row, number: string } },
    ['"number" is not selected'],
  ],
  [
    'selects a column for nothing',
    { ...right, row: { id: string, version: number, machineId, createdAt: date } },
    ['"subject" is selected, and stands not in the type'],
  ],
  [
    'says text of a number and of a moment',
    { ...right, row: { ...right.row, version: string, createdAt: string } },
    ['"version" is string, and PostgreSQL gives number', '"createdAt" is string, and PostgreSQL gives Date'],
  ],
  [
    'forgets that a column may be null',
    { ...right, row: { ...right.row, machineId: string } },
    ['"machineId" is never null, and support.ticket.machine_id may be'],
  ],
  [
    'says that a column may be null that never is',
    { ...right, row: { ...right.row, subject: machineId } },
    ['"subject" may be null, and support.ticket.subject never is'],
  ],
])('a declaration that %s', async (_case, declared, expected) => {
  const description = await describeText(text);
  expect(differences(declared, { text, parameters: ['number', 'version'], description })).toEqual(expected);
});

test('a column behind an outer join may be null', async () => {
  const joined = `SELECT p.name FROM support.ticket_event e LEFT JOIN support.ticket_person p ON p.id = e.actor_id`;
  const description = await describeText(joined);
  const declared = { row: { name: string }, values: {} };
  expect(differences(declared, { text: joined, parameters: [], description })).toEqual([
    '"name" is never null, and support.ticket_person.name may be',
  ]);
});
