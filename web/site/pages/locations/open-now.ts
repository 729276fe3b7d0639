export type Hours = { from: number; to: number; opens: string; closes: string };

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Whether a location is open at a moment, in its own time zone. Throws RangeError for an unknown time zone.
 */
export function isOpen(hours: readonly Hours[], timeZone: string, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = weekdays.indexOf(part('weekday')) + 1;
  const time = `${part('hour')}:${part('minute')}`;
  return hours.some(
    ({ from, to, opens, closes }) => from <= day && day <= to && opens <= time && time < closes,
  );
}
