import { afterEach, expect, test, vi } from 'vitest';
import { startScheduledJobs } from './scheduled-jobs.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const dayMs = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('jobs are done in turn once the program is ready, and each day; one that fails holds up no other', async () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const error = new Error('no such table');
  const { promise: ready, resolve: begin } = Promise.withResolvers<void>();
  const stop = startScheduledJobs(
    [
      { name: 'sweep', work: () => Promise.reject(error) },
      { name: 'dust', work: async () => void done.push('dust') },
    ],
    ready,
    log,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([]);
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['dust']);
  expect(log.error.mock.calls).toEqual([['A scheduled job failed', { name: 'sweep', error }]]);
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(done).toEqual(['dust', 'dust']);
  await stop();
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(done).toEqual(['dust', 'dust']);
});

test('SYS-06 who stops waits for the job that is being done, and none begins after it', async () => {
  const sweeping = Promise.withResolvers<void>();
  const dust = vi.fn(async () => undefined);
  const jobs = [
    { name: 'sweep', work: () => sweeping.promise },
    { name: 'dust', work: dust },
  ];
  const stop = startScheduledJobs(jobs, Promise.resolve(), log);
  await Promise.resolve();
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  sweeping.resolve();
  await stopped;
  expect(dust).not.toHaveBeenCalled();
});

test('SYS-06 who stops before the program is ready begins nothing', async () => {
  const sweep = vi.fn(async () => undefined);
  const { promise: ready, resolve: begin } = Promise.withResolvers<void>();
  const stop = startScheduledJobs([{ name: 'sweep', work: sweep }], ready, log);
  await stop();
  begin();
  await new Promise(setImmediate);
  expect(sweep).not.toHaveBeenCalled();
});
