export type CalendarEvent = {
  /** Globally unique and stable. */
  uid: string;
  title: string;
  /** A moment, or the date of an all-day event, `2026-03-10`. */
  start: Date | string;
  end?: Date | undefined;
  place?: string | undefined;
  description?: string | undefined;
  address: string;
};

export type Calendar = {
  name: string;
  description: string;
  /** The address of the page with the same dates. */
  address: string;
  language: string;
  changed: Date;
  events: readonly CalendarEvent[];
};

/** The calendar after RFC 5545, with the names and colours of RFC 7986. */
export function icalendar({ name, description, address, language, changed, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ferrule//Financial calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...['NAME', 'X-WR-CALNAME'].map(
      (property) => `${property}${inLanguage(property, language)}:${escaped(name)}`,
    ),
    `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
    `URL;VALUE=URI:${address}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events.flatMap((event) => eventLines(event, language, changed)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, language: string, changed: Date): string[] {
  const { uid, title, start, end, place, description, address } = event;
  const text = (property: string, value: string | undefined) =>
    value ? [`${property};LANGUAGE=${language}:${escaped(value)}`] : [];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(changed)}`,
    typeof start === 'string'
      ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`
      : `DTSTART:${moment(start)}`,
    ...(end && typeof start !== 'string' && end > start ? [`DTEND:${moment(end)}`] : []),
    ...text('SUMMARY', title),
    ...text('LOCATION', place),
    ...text('DESCRIPTION', description),
    `URL;VALUE=URI:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Only standard properties may have a language parameter. */
function inLanguage(property: string, language: string): string {
  return property.startsWith('X-') ? '' : `;LANGUAGE=${language}`;
}

/** `20260310T060000Z`. */
function moment(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines have at most 75 octets and continue after a space; no character is split. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 75) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += size;
  }
  return parts.join('\r\n ');
}
