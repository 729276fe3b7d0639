import { expect, test } from 'vitest';
import { batch } from './batch.ts';

test('what is asked for in one turn is loaded once, each key once', async () => {
  const loads: string[][] = [];
  const load = batch(async (keys) => {
    loads.push(keys);
    return new Map(keys.map((key) => [key, key.toUpperCase()]));
  });
  const afterPromises = Promise.resolve()
    .then(() => undefined)
    .then(() => load('c'));

  expect(await Promise.all([load('a'), load('b'), load('a'), afterPromises])).toEqual(['A', 'B', 'A', 'C']);
  expect(loads).toEqual([['a', 'b', 'c']]);
});

test('an answer is kept, also that there is none', async () => {
  let loads = 0;
  const load = batch(async () => {
    loads += 1;
    return new Map<string, string>();
  });
  expect(await load('a')).toBeUndefined();
  expect(await load('a')).toBeUndefined();
  expect(loads).toBe(1);
});

test('a failed load fails everybody who waited for it', async () => {
  const load = batch(async () => {
    throw new Error('the database is gone');
  });
  const answers = await Promise.allSettled([load('a'), load('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
