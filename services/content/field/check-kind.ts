import { isTime } from '../location/opening-hours.ts';
import { isObject } from '../record/walk-record.ts';
import { fromZurich } from '../release/zurich-time.ts';

export function isCountry(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && isNamed('region', value);
}

export function isAnyLanguage(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z]{2,3}$/.test(value) && isNamed('language', value);
}

function isNamed(type: 'region' | 'language', code: string): boolean {
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;
}

/** Whether the text is a local time in Zurich: `2026-03-10T07:00`. */
export function isZurichTime(value: unknown): boolean {
  try {
    return typeof value === 'string' && fromZurich(value, '') instanceof Date;
  } catch {
    return false;
  }
}

export function isOpeningHours(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 14 && value.every(isRange);
}

function isRange(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { from, to, opens, closes, ...more } = value;
  const days = [from, to].every((day) => Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7);
  const times = [opens, closes].every((time) => typeof time === 'string' && isTime(time));
  return days && times && Number(from) <= Number(to) && String(opens) < String(closes) && isEmpty(more);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
