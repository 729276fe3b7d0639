import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDueWork } from './due-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const ready = Promise.resolve();
const failed = () => 500;
const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('nothing is done before the process is ready; then at once, and again when something is due', async () => {
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  const work = vi.fn(async () => 1000);
  const { wake, close } = startDueWork({ work, failed, ready: promise });
  wake();
  await passing(5000);
  expect(work).not.toHaveBeenCalled();
  begin();
  await passing(0);
  expect(work).toHaveBeenCalledTimes(1);
  await passing(1000);
  expect(work).toHaveBeenCalledTimes(2);
  await close();
  await passing(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('work of which nothing is due waits until it is woken; woken meanwhile, it runs once more and never twice at once', async () => {
  const first = Promise.withResolvers<undefined>();
  const work = vi.fn(async (): Promise<number | undefined> => undefined).mockReturnValueOnce(first.promise);
  const { wake, close } = startDueWork({ work, failed, ready });
  await passing(0);
  wake();
  wake();
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve(undefined);
  await passing(0);
  expect(work).toHaveBeenCalledTimes(2);
  await passing(100_000);
  expect(work).toHaveBeenCalledTimes(2);
  wake();
  await passing(0);
  expect(work).toHaveBeenCalledTimes(3);
  await close();
});

test('what failed is tried again after the time that its failure is given', async () => {
  const error = new Error('no database');
  const failures = vi.fn(failed);
  const work = vi.fn(async () => 60_000).mockRejectedValueOnce(error);
  const { close } = startDueWork({ work, failed: failures, ready });
  await passing(0);
  expect(failures.mock.calls).toEqual([[error]]);
  await passing(499);
  expect(work).toHaveBeenCalledTimes(1);
  await passing(1);
  expect(work).toHaveBeenCalledTimes(2);
  await close();
});

test('who closes waits for the run that goes on, which hears of it, and whose failure counts no more', async () => {
  const { promise, reject } = Promise.withResolvers<undefined>();
  const failures = vi.fn(failed);
  let received: AbortSignal | undefined;
  const { close } = startDueWork({
    work(signal) {
      received = signal;
      return promise;
    },
    failed: failures,
    ready,
  });
  await passing(0);
  let isClosed = false;
  const closed = close().then(() => {
    isClosed = true;
  });
  await passing(0);
  expect([received?.aborted, isClosed]).toEqual([true, false]);
  reject(new Error('the pool has ended'));
  await closed;
  expect(failures).not.toHaveBeenCalled();
});
