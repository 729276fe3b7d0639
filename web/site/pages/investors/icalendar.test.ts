import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Calendar, icalendar } from './icalendar.ts';

const calendar: Calendar = {
  name: 'Financial calendar, Litzen',
  description: 'Results; meetings',
  address: 'https://www.group.example/en/invest/financial-calendar',
  language: 'en',
  changed: new Date('2025-11-30T10:00:00Z'),
  events: [
    {
      uid: 'results-2025@www.group.example',
      title: 'Annual results 2025, with slides; back\\slash',
      start: new Date('2026-03-10T06:00:00Z'),
      end: new Date('2026-03-10T10:30:00Z'),
      place: 'Zürich, 会议厅 '.repeat(12).trim(),
      description: 'First line\nSecond line',
      address: 'https://www.group.example/en/invest/financial-calendar',
    },
    { uid: 'meeting', title: 'Meeting', start: '2026-04-15', address: 'https://www.group.example/' },
  ],
};

const getEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('INV-01 another reader of calendars understands every word of ours', () => {
  const [results, meeting] = getEvents(icalendar(calendar));
  expect(results?.uid).toBe('results-2025@www.group.example');
  expect(results?.summary).toBe(calendar.events[0]?.title);
  expect(results?.location).toBe(calendar.events[0]?.place);
  expect(results?.description).toBe('First line\nSecond line');
  expect(results?.startDate.toJSDate()).toEqual(calendar.events[0]?.start);
  expect(results?.endDate.toJSDate()).toEqual(calendar.events[0]?.end);
  expect(meeting?.startDate.isDate).toBe(true);
  expect(meeting?.startDate.toString()).toBe('2026-04-15');
});

test('INV-01 lines end as RFC 5545 says and are never longer than 75 octets', () => {
  const text = icalendar(calendar);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('INV-01 an end before its beginning is not an end', () => {
  const [event] = calendar.events;
  const text = icalendar({ ...calendar, events: [{ ...event!, end: new Date('2026-03-10T05:00:00Z') }] });
  expect(text).not.toContain('DTEND');
});
