import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allPages } from './cache-keys.ts';
import { createPurgeQueue, type PurgeQueue } from './purge-queue.ts';

let sent: string[][];
/** How many requests fail before the cache takes one again. */
let failing: number;
const warn = vi.fn();
let queue: PurgeQueue;

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
  sent = [];
  failing = 0;
  queue = createPurgeQueue({
    async send(keys) {
      if (failing > 0) {
        failing -= 1;
        throw new Error('refused');
      }
      sent.push([...keys]);
    },
    keysAtOnce: 3,
    warn,
  });
});

afterEach(async () => {
  await queue.close();
  vi.useRealTimers();
});

describe('SYS-01 a purge', () => {
  test('goes at once, and once more for what was on its way meanwhile', async () => {
    queue.add(['a']);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([['a'], ['a']]);
    expect(queue.lag()).toBe(0);
  });

  test('that comes between the first time and the second is said twice, too', async () => {
    queue.add(['a']);
    await vi.advanceTimersByTimeAsync(4000);
    queue.add(['a']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBeGreaterThanOrEqual(3);
  });

  test('of many keys goes in parts, and of very many as all pages', async () => {
    queue.add(['a', 'b', 'c', 'd']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['a', 'b', 'c'], ['d']]);
    sent = [];
    queue.add(Array.from({ length: 1001 }, (_, index) => `key${index}`));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([[allPages]]);
  });

  test('that the cache does not take is sent until it does, ever more rarely', async () => {
    failing = 4;
    queue.add(['a']);
    await vi.advanceTimersByTimeAsync(1500);
    queue.add(['b']);
    expect(queue.lag()).toBeGreaterThan(1);
    // 1, 2, 4 and 8 seconds.
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent.flat().sort()).toEqual(['a', 'b']);
    expect(warn).toHaveBeenCalledTimes(4);
  });
});
