import { expect, test } from 'vitest';
import { fromZurich } from './zurich-time.ts';

const utc = (text: string) => fromZurich(text, 'releaseAt').toISOString();

test.each([
  ['2026-03-10T07:00', '2026-03-10T06:00:00.000Z'],
  ['2026-07-10T07:00:30', '2026-07-10T05:00:30.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['2026-03-10T07:00Z', '2026-03-10T07:00:00.000Z'],
])('STO-02 %s in Zurich is %s', (text, moment) => {
  expect(utc(text)).toBe(moment);
});

test.each(['2026-03-29T02:30', '2026-02-30T07:00', '2026-03-10T24:00', '2026-03-10T07:60'])(
  'STO-02 no clock shows %s',
  (text) => {
    expect(() => utc(text)).toThrow('does not exist in Zurich');
  },
);

test.each(['2026-03-10', '2026-02-99T07:00Z', '10.3.2026 07:00', ''])(
  'STO-02 %s is not a time in Zurich',
  (text) => {
    expect(() => utc(text)).toThrow('Must be a time');
  },
);
