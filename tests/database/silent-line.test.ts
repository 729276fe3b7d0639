import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createListener } from '#server/database/listener.ts';
import { createLog } from '#server/log.ts';
import { seekLeadership } from '#services/search/refresh/leadership.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';
import { type SilentLine, startSilentLine } from '../support/network/silent-line.ts';

const log = createLog({ level: 'silent', json: true });
const patient = { timeout: 40_000, interval: 50 };

let database: FreshDatabase;
let line: SilentLine;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  line = await startSilentLine(database.url);
});

afterAll(async () => {
  line.close();
  await database.close();
});

test('SYS-01 a listener whose line was cut without a word hears again, and that it may have missed something', async () => {
  line.heal();
  const received: string[] = [];
  const listener = createListener(line.url, log, { beatMs: 100, patienceMs: 1000 });
  await listener.listen('news', {
    notified: (payload) => void received.push(payload),
    missed: () => void received.push('missed'),
  });
  const notify = (payload: string) => database.pool.query("SELECT pg_notify('news', $1)", [payload]);
  // On a slow machine the listener may be reconnecting at any time, so the notification is repeated until it
  // arrives.
  const hears = (payload: string) =>
    vi.waitFor(async () => {
      await notify(payload);
      expect(received).toContain(payload);
    }, patient);
  await hears('one');

  line.swallow();
  received.length = 0;
  await notify('lost');
  line.heal();
  await vi.waitFor(() => expect(received).toContain('missed'), patient);
  await hears('two');
  expect(received).not.toContain('lost');
  await listener.close();
});

test('SYS-03 whoever leads on a line that was cut without a word stops, and another one leads', async () => {
  line.heal();
  const tenure = { beatMs: 100, patienceMs: 1000, silenceMs: 3000 };
  const steps: string[] = [];
  const lead = (name: string) => async (signal: AbortSignal) => {
    steps.push(`${name} leads`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    steps.push(`${name} stops`);
  };
  const distant = new pg.Pool({ connectionString: line.url, max: 1 });
  const first = seekLeadership(distant, log, lead('first'), undefined, tenure);
  await vi.waitFor(() => expect(steps).toContain('first leads'), patient);
  const second = seekLeadership(database.pool, log, lead('second'), undefined, tenure);

  line.swallow();
  await vi.waitFor(() => expect(steps).toEqual(['first leads', 'first stops', 'second leads']), patient);
  await Promise.all([first.close(), second.close()]);
  await distant.end();
});
