import { expect, test } from 'vitest';
import { comingAndPast } from './financial-dates.ts';

const dates = ['2026-03-10', '2023-03-14', '2026-08-18', '2023-08-17'].map((date) => ({ date }));
const days = (items: { date: string }[]) => items.map(({ date }) => date);

test('INV-01 past dates stand under the past, the latest first', () => {
  const { coming, past } = comingAndPast(dates, '2025-11-30');
  expect(days(coming)).toEqual(['2026-03-10', '2026-08-18']);
  expect(days(past)).toEqual(['2023-08-17', '2023-03-14']);
});

test('INV-01 a date is past on the day after it', () => {
  expect(days(comingAndPast(dates, '2026-03-10').coming)).toContain('2026-03-10');
  expect(days(comingAndPast(dates, '2026-03-11').past)).toContain('2026-03-10');
});
