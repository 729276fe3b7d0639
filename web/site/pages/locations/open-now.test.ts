import { expect, test } from 'vitest';
import { isOpen } from './open-now.ts';

const hours = [
  { from: 1, to: 5, opens: '08:00', closes: '12:00' },
  { from: 1, to: 4, opens: '13:00', closes: '17:00' },
];
/** Monday 16 November 2026. */
const monday = (time: string) => new Date(`2026-11-16T${time}Z`);

test('LOK-01 a place is open by its own clocks', () => {
  expect(isOpen(hours, 'Europe/Zurich', monday('07:00'))).toBe(true);
  expect(isOpen(hours, 'Europe/London', monday('07:00'))).toBe(false);
  expect(isOpen(hours, 'Asia/Tokyo', monday('07:00'))).toBe(true);
  expect(isOpen(hours, 'America/Denver', monday('07:00'))).toBe(false);
});

test('LOK-01 it opens with the minute, closes with the minute and rests at noon', () => {
  const at = (time: string) => isOpen(hours, 'UTC', monday(time));
  expect([at('07:59'), at('08:00'), at('11:59'), at('12:00'), at('13:00'), at('17:00')]).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('LOK-01 weekdays are those of the place', () => {
  const friday = new Date('2026-11-20T15:00:00Z');
  expect(isOpen(hours, 'UTC', friday)).toBe(false);
  const sunday = new Date('2026-11-15T23:30:00Z');
  expect(isOpen(hours, 'Asia/Tokyo', sunday)).toBe(true);
});
