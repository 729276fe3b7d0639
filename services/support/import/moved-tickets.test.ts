import { expect, test } from 'vitest';
import { seedTicket } from '../../../tests/support/records/tickets.ts';
import { moveTicket } from './moved-tickets.ts';
import type { SeedTicket } from './seed-tickets.ts';

const ticket = seedTicket({
  at: new Date('2025-11-24T07:00Z'),
  entries: [{ at: new Date('2025-11-24T08:30Z') } as SeedTicket['entries'][number]],
});
const moved = (now: string) => moveTicket(new Date(now), [ticket])[0];

test.each([
  ['2025-11-24T10:00Z', '2025-11-24T07:00:00.000Z'],
  ['2025-11-25T08:59Z', '2025-11-24T07:00:00.000Z'],
  ['2025-11-25T09:00Z', '2025-11-25T07:00:00.000Z'],
  ['2026-11-21T10:30Z', '2026-11-21T07:00:00.000Z'],
  ['2025-06-01T10:00Z', '2025-11-24T07:00:00.000Z'],
])('TIC-01 on %s the newest sample ticket was made at %s', (now, at) => {
  expect(moved(now)?.at.toJSON()).toBe(at);
  const gap = (moved(now)?.entries[0]?.at.getTime() ?? 0) - (moved(now)?.at.getTime() ?? 0);
  expect(gap).toBe(90 * 60_000);
});
