import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Resolves when the tasks queued before it are done. */
const untilDone = () => new Promise<void>((resolve) => inTurn(resolve));

test('what is said runs soon, in turn', async () => {
  const ran: number[] = [];
  for (const number of [1, 2, 3]) inTurn(() => ran.push(number));
  expect(ran).toEqual([]);
  await untilDone();
  expect(ran).toEqual([1, 2, 3]);
});

test('what is said while others run comes after them', async () => {
  const ran: string[] = [];
  inTurn(() => {
    ran.push('first');
    inTurn(() => ran.push('said by the first'));
  });
  inTurn(() => ran.push('second'));
  await untilDone();
  await untilDone();
  expect(ran).toEqual(['first', 'second', 'said by the first']);
});

test('an error is reported, and the next one runs', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new Error('broken');
  inTurn(() => {
    throw error;
  });
  await untilDone();
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

const browsers = [
  ['a browser that knows yield', { yield: () => new Promise((resolve) => setTimeout(resolve)) }],
  ['Safari', undefined],
] as const;

test.for(browsers)('in %s the reader is answered before a long stretch goes on', async ([, scheduler]) => {
  if (scheduler) vi.stubGlobal('scheduler', scheduler);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const ran: string[] = [];
  const long = (name: string) => () => {
    ran.push(name);
    now += 3;
  };
  inTurn(() => setTimeout(() => ran.push('the reader')));
  for (const name of ['one', 'two', 'three']) inTurn(long(name));
  await untilDone();
  expect(ran).toEqual(['one', 'two', 'the reader', 'three']);
});
