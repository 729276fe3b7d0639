import { describe, expect, test } from 'vitest';
import { collectTags, forOnePerson, noteTags } from './cache-tags.ts';
import { createDataCache } from './data-cache.ts';

function clock() {
  let time = 1_000_000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

function counted() {
  let count = 0;
  return { work: async () => `value ${++count}`, count: () => count };
}

/** Acts like a client: notes what its response was made of. */
const madeOf = <Value>(tag: string, value: Value | Promise<Value>) => {
  return async () => {
    noteTags([tag]);
    return value;
  };
};

describe('SYS-01 the data cache', () => {
  test('computes once for many who ask at once', async () => {
    const cache = createDataCache();
    const { work, count } = counted();
    const values = await Promise.all([1, 2, 3].map(() => cache.get('k', work)));
    expect(values).toEqual(['value 1', 'value 1', 'value 1']);
    expect(count()).toBe(1);
  });

  test('gives the old value after 30 minutes while the new one is computed', async () => {
    const time = clock();
    const cache = createDataCache(time.now);
    const { work } = counted();
    await cache.get('k', work);
    time.pass(30 * 60 * 1000 + 1);
    expect(await cache.get('k', work)).toBe('value 1');
    await Promise.resolve();
    expect(await cache.get('k', work)).toBe('value 2');
  });

  test('a computation that hangs holds the key for 5 seconds only', async () => {
    const time = clock();
    const cache = createDataCache(time.now);
    void cache.get('k', () => new Promise(() => {}));
    time.pass(5001);
    expect(await cache.get('k', async () => 'second')).toBe('second');
  });

  test('keeps 100 entries', async () => {
    const cache = createDataCache();
    for (let index = 0; index <= 100; index += 1) await cache.get(`k${index}`, async () => index);
    expect(await cache.get('k0', async () => 'again')).toBe('again');
    expect(await cache.get('k100', async () => 'again')).toBe(100);
  });

  test('cache=false computes anew and keeps the new value', async () => {
    const cache = createDataCache();
    const { work } = counted();
    await cache.get('k', work);
    expect(await cache.get('k', work, { fresh: true })).toBe('value 2');
    expect(await cache.get('k', work)).toBe('value 2');
  });

  test('a failure is not kept', async () => {
    const cache = createDataCache();
    await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('k', async () => 'up')).toBe('up');
  });

  test('a change drops what carries its tag, and what was being computed from the old state', async () => {
    const cache = createDataCache();
    await cache.get('a', madeOf('system', 'old'));
    await cache.get('b', madeOf('navigation:1', 'old'));
    let finish = (_: string) => {};
    const slow = cache.get('c', madeOf('system', new Promise<string>((resolve) => (finish = resolve))));
    cache.drop(['system']);
    finish('old');
    await slow;
    expect(await cache.get('a', async () => 'new')).toBe('new');
    expect(await cache.get('b', async () => 'new')).toBe('old');
    expect(await cache.get('c', async () => 'new')).toBe('new');
    cache.drop(['all']);
    expect(await cache.get('b', async () => 'new')).toBe('new');
  });

  test('whether a value is for everybody is known with the value', async () => {
    const cache = createDataCache();
    const options = { isForEverybody: (value: string) => value !== 'secret' };
    await cache.get('b', async () => 'secret', options);
    expect(await cache.get('b', async () => 'two', options)).toBe('two');
    expect(await cache.get('b', async () => 'other', options)).toBe('two');
    // Was cached before, and no longer is.
    await cache.get('b', async () => 'secret', { ...options, fresh: true });
    expect(await cache.get('b', async () => 'new', options)).toBe('new');
  });

  test('what was asked for one person is not cached', async () => {
    const cache = createDataCache();
    await cache.get('a', madeOf(forOnePerson, 'mine'));
    expect(await cache.get('a', async () => 'yours')).toBe('yours');
  });

  test('who gets cached data gets their tags, too, and so does who waits for them or gets old ones', async () => {
    const time = clock();
    const cache = createDataCache(time.now);
    const tagsOf = async () =>
      [...(await collectTags(() => cache.get('a', madeOf('page:1', 'one')))).tags].join();
    expect(await Promise.all([tagsOf(), tagsOf()])).toEqual(['page:1', 'page:1']);
    expect(await tagsOf()).toBe('page:1');
    time.pass(30 * 60 * 1000 + 1);
    expect(await tagsOf()).toBe('page:1');
  });

  test('tells by back end what it keeps, and how often that was enough', async () => {
    const cache = createDataCache(Date.now, (key) => (key === 'a' ? 'content' : 'products'));
    await cache.get('a', async () => ({ sites: new Map([['main', 1]]) }));
    await cache.get('a', async () => 'never asked');
    await cache.get('b', async () => 'ä');
    await cache.get('b', async () => 'ä', { fresh: true });
    expect(cache.numbers()).toEqual([
      { backEnd: 'content', entries: 1, bytes: '{"sites":[["main",1]]}'.length, hits: 1, misses: 1 },
      { backEnd: 'products', entries: 1, bytes: 4, hits: 0, misses: 1 },
    ]);
    cache.drop(['all']);
    expect(cache.numbers()[0]).toMatchObject({ entries: 0, bytes: 0, hits: 1, misses: 1 });
  });
});
