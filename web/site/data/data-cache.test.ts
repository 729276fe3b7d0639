import { describe, expect, test } from 'vitest';
import { createDataCache } from './data-cache.ts';

function clock() {
  let time = 1_000_000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

function counted() {
  let count = 0;
  return { work: async () => `value ${++count}`, count: () => count };
}

describe('SYS-01 the data cache', () => {
  test('computes once for many who ask at once', async () => {
    const cache = createDataCache();
    const { work, count } = counted();
    const values = await Promise.all([1, 2, 3].map(() => cache.get('k', [], work)));
    expect(values).toEqual(['value 1', 'value 1', 'value 1']);
    expect(count()).toBe(1);
  });

  test('gives the old value after 30 minutes while the new one is computed', async () => {
    const time = clock();
    const cache = createDataCache(time.now);
    const { work } = counted();
    await cache.get('k', [], work);
    time.pass(30 * 60 * 1000 + 1);
    expect(await cache.get('k', [], work)).toBe('value 1');
    await Promise.resolve();
    expect(await cache.get('k', [], work)).toBe('value 2');
  });

  test('a computation that hangs holds the key for 5 seconds only', async () => {
    const time = clock();
    const cache = createDataCache(time.now);
    void cache.get('k', [], () => new Promise(() => {}));
    time.pass(5001);
    expect(await cache.get('k', [], async () => 'second')).toBe('second');
  });

  test('keeps 100 entries', async () => {
    const cache = createDataCache();
    for (let index = 0; index <= 100; index += 1) await cache.get(`k${index}`, [], async () => index);
    expect(await cache.get('k0', [], async () => 'again')).toBe('again');
    expect(await cache.get('k100', [], async () => 'again')).toBe(100);
  });

  test('cache=false computes anew and keeps the new value', async () => {
    const cache = createDataCache();
    const { work } = counted();
    await cache.get('k', [], work);
    expect(await cache.get('k', [], work, { fresh: true })).toBe('value 2');
    expect(await cache.get('k', [], work)).toBe('value 2');
  });

  test('a failure is not kept', async () => {
    const cache = createDataCache();
    await expect(cache.get('k', [], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('k', [], async () => 'up')).toBe('up');
  });

  test('a change drops what carries its tag, and what was being computed from the old state', async () => {
    const cache = createDataCache();
    await cache.get('a', ['system'], async () => 'old');
    await cache.get('b', ['navigation:1'], async () => 'old');
    let finish = (_: string) => {};
    const slow = cache.get('c', ['system'], () => new Promise<string>((resolve) => (finish = resolve)));
    cache.drop(['system']);
    finish('old');
    await slow;
    expect(await cache.get('a', [], async () => 'new')).toBe('new');
    expect(await cache.get('b', [], async () => 'new')).toBe('old');
    expect(await cache.get('c', [], async () => 'new')).toBe('new');
    cache.drop(['all']);
    expect(await cache.get('b', [], async () => 'new')).toBe('new');
  });

  test('what a value is made of may be known with the value, and whether it is kept at all', async () => {
    const cache = createDataCache();
    const tags = (value: string) => (value === 'secret' ? undefined : [`page:${value}`]);
    await cache.get('a', tags, async () => 'one');
    await cache.get('b', tags, async () => 'secret');
    expect(await cache.get('a', tags, async () => 'other')).toBe('one');
    expect(await cache.get('b', tags, async () => 'two')).toBe('two');
    cache.drop(['page:one']);
    expect(await cache.get('a', tags, async () => 'other')).toBe('other');
    expect(await cache.get('b', tags, async () => 'other')).toBe('two');
    // Kept before, and not any more.
    await cache.get('b', tags, async () => 'secret', { fresh: true });
    expect(await cache.get('b', tags, async () => 'new')).toBe('new');
  });

  test('tells by back end what it keeps, and how often that was enough', async () => {
    const cache = createDataCache(Date.now, (key) => (key === 'a' ? 'content' : 'products'));
    await cache.get('a', [], async () => ({ sites: new Map([['main', 1]]) }));
    await cache.get('a', [], async () => 'never asked');
    await cache.get('b', [], async () => 'ä');
    await cache.get('b', [], async () => 'ä', { fresh: true });
    expect(cache.numbers()).toEqual([
      { backEnd: 'content', entries: 1, bytes: '{"sites":[["main",1]]}'.length, hits: 1, misses: 1 },
      { backEnd: 'products', entries: 1, bytes: 4, hits: 0, misses: 1 },
    ]);
    cache.drop(['all']);
    expect(cache.numbers()[0]).toMatchObject({ entries: 0, bytes: 0, hits: 1, misses: 1 });
  });
});
