import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#services/foundation/migrate.ts';
import { createAllowances } from '#services/foundation/throttle/allowance.ts';
import { createThrottle, limits } from '#services/foundation/throttle/attempt-limits.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

const services = ['content', 'identity', 'support'];
let database: FreshDatabase;
/** Another machine on the same database. */
let other: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  other = new pg.Pool({ connectionString: database.url, max: 2 });
  for (const service of services)
    await migrate(database.pool, join('services', service, 'migrations'), service);
});
afterAll(async () => {
  await other.end();
  await database.close();
});

test('IDP-07 wrong passwords that go to two machines in turn count together', async () => {
  const { takeAttempt } = createThrottle('identity', {
    ...limits,
    pair: { ...limits.pair, firstSeconds: 600 },
  });
  const waits: number[] = [];
  for (let turn = 0; turn < 7; turn += 1)
    waits.push(await takeAttempt(turn % 2 ? other : database.pool, 'password', 'eva', '192.0.2.1'));
  // Five attempts are free; the sixth is checked, and from then on both machines wait.
  expect(waits.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(waits[6]).toBeGreaterThan(0);
});

test('FRM-01 what is allowed to an address is allowed once for all machines', async () => {
  const takeOne = createAllowances('support');
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      takeOne(turn % 2 ? other : database.pool, 'a form', { times: 5, seconds: 3600 }),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(5);
});

test('SYS-06 counts of tries are in tables that are not logged', async () => {
  const { rows } = await database.pool.query<{ name: string; logged: string }>(
    `SELECT relnamespace::regnamespace::text AS name, relpersistence AS logged FROM pg_class
     WHERE relname = 'attempt' AND relkind = 'r' ORDER BY 1`,
  );
  expect(rows).toEqual(services.map((name) => ({ name, logged: 'u' })));
});
