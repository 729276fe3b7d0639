import { expect, test } from 'vitest';
import type { Connection } from '#services/foundation/statement.ts';
import { cacheByRevision } from './cache-by-revision.ts';

const connection = {} as Connection;
const at = (items: number) => ({ items, vocabulary: 0 });

test('what was made is kept until the revision counts on, and the next one builds on it', async () => {
  const made: (number | undefined)[] = [];
  const keep = cacheByRevision('items', async (_, before) => {
    made.push(before?.revision);
    return `value ${made.length}`;
  });
  expect(await keep(connection, at(1))).toBe('value 1');
  expect(await keep(connection, at(1))).toBe('value 1');
  expect(await keep(connection, at(2))).toBe('value 2');
  // A reader that got the revision before the change gets the newer value.
  expect(await keep(connection, at(1))).toBe('value 2');
  expect(made).toEqual([undefined, 1]);
});

test('those who come while it is being made wait for the same', async () => {
  let makes = 0;
  const keep = cacheByRevision('items', async () => {
    makes += 1;
    return makes;
  });
  expect(await Promise.all([keep(connection, at(1)), keep(connection, at(1))])).toEqual([1, 1]);
});

test('a failure is told to who waited, and is not kept', async () => {
  let works = false;
  const keep = cacheByRevision('items', async () => {
    if (!works) throw new Error('The database is away');
    return 'value';
  });
  await expect(keep(connection, at(1))).rejects.toThrow('The database is away');
  works = true;
  expect(await keep(connection, at(1))).toBe('value');
});
