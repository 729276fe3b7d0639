import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { findMailQueue } from './find-status.ts';

const outbox = (waiting: number, retried: number, failed: number) => ({
  count: async () => ({ waiting, retried, failed }),
});
const pool = {} as Pool;

test('the mails of all senders are one queue, as late as its oldest', async () => {
  const outboxes = [outbox(2, 1, 0), outbox(3, 0, 4)];
  expect(await findMailQueue(outboxes, pool, async () => [12, -300, null])).toEqual({
    waiting: 5,
    retried: 1,
    failed: 4,
    lateSeconds: 300,
  });
});

test('a queue whose next mail is still to come is not late', async () => {
  expect((await findMailQueue([outbox(1, 1, 0)], pool, async () => [40, null])).lateSeconds).toBe(0);
});
