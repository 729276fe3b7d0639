import { expect, test } from 'vitest';
import { parseEventFilters, toArguments } from './event-filters.ts';

const args = (query: string, zone = 'Europe/Zurich') =>
  toArguments(parseEventFilters(new URLSearchParams(query)), zone);

test('EDI-02 days are those of the reader, and the last one counts', () => {
  const days = 'from=2026-11-24&until=2026-11-24';
  expect(args(days)).toMatchObject({ from: '2026-11-23T23:00:00.000Z', until: '2026-11-24T23:00:00.000Z' });
  expect(args(days, 'Asia/Tokyo')).toMatchObject({
    from: '2026-11-23T15:00:00.000Z',
    until: '2026-11-24T15:00:00.000Z',
  });
});

test('EDI-02 a day on which clocks change has its own length', () => {
  expect(args('from=2026-03-29&until=2026-03-29')).toMatchObject({
    from: '2026-03-28T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  });
});

test('EDI-02 what an address cannot mean filters nothing', () => {
  const nothing = { search: null, editor: null, kind: null, from: null, until: null };
  expect(args('')).toEqual(nothing);
  expect(args('kind=boss&from=yesterday&until=2026-13-45')).toEqual(nothing);
  expect(args('until=9999-12-31')).toEqual(nothing);
  expect(args(`search=${'x'.repeat(200)}`).search).toHaveLength(100);
});
