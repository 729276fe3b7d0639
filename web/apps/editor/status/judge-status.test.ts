import { expect, test } from 'vitest';
import {
  countLate,
  judgeBackup,
  judgeCertificate,
  judgeIndex,
  judgeMigrations,
  judgeQueue,
} from './judge-status.ts';

const at = '2026-11-28T12:00:00.000Z';

test.each([
  [{ waiting: 0, newer: 0 }, 'good'],
  [{ waiting: 0, newer: 2 }, 'look'],
  [{ waiting: 1, newer: 2 }, 'failed'],
] as const)('tables with %o: %s', (found, verdict) => {
  expect(judgeMigrations({ service: 'content', applied: 70, ...found })).toBe(verdict);
});

test.each([
  [{}, 'good'],
  [{ waiting: 800 }, 'good'],
  [{ waiting: 1, retried: 1 }, 'look'],
  [{ failed: 1 }, 'look'],
  [{ waiting: 1, lateSeconds: 121 }, 'look'],
  [{ waiting: 1, retried: 1, lateSeconds: 3601 }, 'failed'],
] as const)('a queue with %o: %s', (found, verdict) => {
  expect(judgeQueue({ waiting: 0, retried: 0, failed: 0, lateSeconds: 0, ...found })).toBe(verdict);
});

test('a publication whose moment has just come is not late', () => {
  expect(countLate({ count: 2, lateSeconds: 3 })).toBe(0);
  expect(countLate({ count: 2, lateSeconds: 300 })).toBe(2);
});

test.each([
  [{ waiting: 0, since: '2026-11-01T12:00:00.000Z' }, 'good'],
  [{ waiting: 0, since: null }, 'good'],
  [{ waiting: 5, since: '2026-11-28T11:55:00.000Z' }, 'good'],
  [{ waiting: 5, since: '2026-11-28T11:45:00.000Z' }, 'look'],
  [{ waiting: 0, since: at, isMaintained: false }, 'failed'],
] as const)('an index with %o: %s', (found, verdict) => {
  expect(judgeIndex({ entries: 9, isMaintained: true, ...found }, at)).toBe(verdict);
});

test.each([
  [{ at: '2026-11-28T02:00:00.000Z', bytes: 1 }, 'good'],
  [{ at: '2026-11-26T02:00:00.000Z', bytes: 1 }, 'look'],
  [null, 'look'],
] as const)('the last backup %o: %s', (last, verdict) => {
  expect(judgeBackup({ last }, at)).toBe(verdict);
});

test.each([
  ['2027-02-01T00:00:00.000Z', 'good'],
  ['2026-12-05T00:00:00.000Z', 'look'],
  ['2026-11-28T11:59:59.000Z', 'failed'],
  [null, 'unknown'],
] as const)('a certificate until %s: %s', (until, verdict) => {
  expect(judgeCertificate({ host: 'www.example.com', until }, at)).toBe(verdict);
});
