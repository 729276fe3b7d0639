import { expect, test } from 'vitest';
import { formatLateness, formatUntil } from './due-time.ts';

const now = Date.parse('2026-11-24T09:00Z');
const english = { language: 'en', country: 'us', code: 'en-us', sisCode: 'en-us', isInternational: false };
const german = { ...english, language: 'de', country: 'de', code: 'de-de', sisCode: 'de-de' };

test.each([
  ['2026-11-24T09:30Z', 'in 30 minutes', 'in 30 Minuten'],
  ['2026-11-25T05:00Z', 'in 20 hours', 'in 20 Stunden'],
  ['2026-11-26T08:00Z', 'in 47 hours', 'in 47 Stunden'],
  ['2026-11-27T09:00Z', 'in 3 days', 'in 3 Tagen'],
])('TIC-01 what is due at %s is due %s', (at, inEnglish, inGerman) => {
  expect(formatUntil(at, now, english as never)).toBe(inEnglish);
  expect(formatUntil(at, now, german as never)).toBe(inGerman);
});

test.each([
  ['2026-11-24T08:59:30Z', '1 minute', '1 Minute'],
  ['2026-11-22T08:00Z', '2 days', '2 Tage'],
])('TIC-01 what was due at %s is late by %s', (at, inEnglish, inGerman) => {
  expect(formatLateness(at, now, english as never)).toBe(inEnglish);
  expect(formatLateness(at, now, german as never)).toBe(inGerman);
});
