import type { Pool, PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { statement } from './statement.ts';
import { inTransaction, inUnitOfWork } from './transaction.ts';
import { afterCommit } from './unit-of-work.ts';

const change = statement<never>('test_unit_of_work', 'UPDATE nothing');

/** A pool that notes what is said to it: by its own connections `pool`, by the one that is taken out `one`. */
function newPool(refused?: string) {
  const statements: string[] = [];
  let [running, most] = [0, 0];
  const query = (by: string) => async (statement: string | { text: string }) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    statements.push(`${by}: ${text}`);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (text === refused) throw new Error('Refused');
    return { rows: [] };
  };
  const client = {
    query: query('one'),
    release: (broken?: boolean) => statements.push(broken ? 'thrown away' : 'released'),
  } as unknown as PoolClient;
  const pool = { query: query('pool'), connect: async () => client } as unknown as Pool;
  return { pool, statements, most: () => most };
}

test('all that an operation changes is one transaction', async () => {
  const { pool, statements } = newPool();
  await inUnitOfWork(pool, async (unit) => {
    await unit.begin();
    await change(pool);
    await inTransaction(pool, (connection) => change(connection));
  });
  await change(pool);
  expect(statements).toEqual([
    'one: BEGIN',
    'one: UPDATE nothing',
    'one: SAVEPOINT part',
    'one: UPDATE nothing',
    'one: RELEASE SAVEPOINT part',
    'one: COMMIT',
    'released',
    'pool: UPDATE nothing',
  ]);
});

test('a part that fails goes back alone, and the part around it as far as its own beginning', async () => {
  const { pool, statements } = newPool();
  const fail = () => Promise.reject(new Error('No'));
  await inUnitOfWork(pool, async () => {
    const around = inTransaction(pool, async (connection) => {
      await inTransaction(connection, fail).catch(() => undefined);
      return fail();
    });
    await around.catch(() => undefined);
  });
  expect(statements).toEqual([
    'one: BEGIN',
    'one: SAVEPOINT part',
    'one: SAVEPOINT part',
    'one: ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part',
    'one: ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part',
    'one: COMMIT',
    'released',
  ]);
});

test('a late one begins with the first transaction, and what is read afterwards sees what was changed', async () => {
  const { pool, statements } = newPool();
  await inUnitOfWork(pool, async () => {
    await change(pool);
    await inTransaction(pool, async () => undefined);
    await change(pool);
  });
  expect(statements.slice(0, 2)).toEqual(['pool: UPDATE nothing', 'one: BEGIN']);
  expect(statements.slice(-3)).toEqual(['one: UPDATE nothing', 'one: COMMIT', 'released']);
});

test('what is asked at once is answered one after the other, also when one of it fails', async () => {
  const { pool, statements, most } = newPool('UPDATE nothing');
  await inUnitOfWork(pool, async (unit) => {
    await unit.begin();
    const answers = await Promise.allSettled([change(pool), change(pool), change(pool)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });
  expect(statements).toHaveLength(6);
  expect(most()).toBe(1);
});

test('nothing of a failed operation stays, and nothing follows it', async () => {
  const { pool, statements } = newPool();
  const failing = inUnitOfWork(pool, async () => {
    await inTransaction(pool, (connection) => change(connection));
    await afterCommit(() => void statements.push('followed'));
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(statements.slice(-2)).toEqual(['one: ROLLBACK', 'released']);
});

test('what cannot be stored is an error, and nothing follows it', async () => {
  const { pool, statements } = newPool('COMMIT');
  const failing = inUnitOfWork(pool, async (unit) => {
    await unit.begin();
    await afterCommit(() => void statements.push('followed'));
  });
  await expect(failing).rejects.toThrow('Refused');
  expect(statements.slice(-3)).toEqual(['one: COMMIT', 'one: ROLLBACK', 'released']);
});

test('what others are to see follows the commit, outside of the unit', async () => {
  const { pool, statements } = newPool();
  await inUnitOfWork(pool, async (unit) => {
    await unit.begin();
    await afterCommit(() => change(pool).then(() => undefined));
    await change(pool);
  });
  expect(statements).toEqual([
    'one: BEGIN',
    'one: UPDATE nothing',
    'one: COMMIT',
    'released',
    'pool: UPDATE nothing',
  ]);
  await afterCommit(() => void statements.push('at once'));
  expect(statements.at(-1)).toBe('at once');
});

test('the pool of another back end is none of it', async () => {
  const { pool, statements } = newPool();
  const other = newPool();
  await inUnitOfWork(pool, async (unit) => {
    await unit.begin();
    await inTransaction(other.pool, (connection) => change(connection));
    await change(other.pool);
  });
  expect(statements).toEqual(['one: BEGIN', 'one: COMMIT', 'released']);
  expect(other.statements).toEqual([
    'one: BEGIN',
    'one: UPDATE nothing',
    'one: COMMIT',
    'released',
    'pool: UPDATE nothing',
  ]);
});

test('an operation that changes nothing opens no transaction', async () => {
  const { pool, statements } = newPool();
  expect(await inUnitOfWork(pool, async () => 'read')).toBe('read');
  expect(statements).toEqual([]);
});
