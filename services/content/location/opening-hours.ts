/** From one weekday to another (1 is Monday, 7 Sunday), from one local time to another. */
export type OpeningHours = { from: number; to: number; opens: string; closes: string };

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const pattern =
  /^(?<from>Mo|Tu|We|Th|Fr|Sa|Su)(-(?<to>Mo|Tu|We|Th|Fr|Sa|Su))? (?<opens>\d\d:\d\d)-(?<closes>\d\d:\d\d)$/;

/**
 * Reads hours in the form of schema.org, `Mo-Fr 08:00-17:00`, separated by commas. Undefined for any other text, an
 * impossible time, or an end before its beginning.
 */
export function readOpeningHours(text: string): OpeningHours[] | undefined {
  const hours = text.split(',').map((part) => readOne(part.trim()));
  return hours.every((one) => one !== undefined) ? hours : undefined;
}

function readOne(text: string): OpeningHours | undefined {
  const { from = '', to, opens = '', closes = '' } = pattern.exec(text)?.groups ?? {};
  const [first, last] = [days.indexOf(from) + 1, days.indexOf(to ?? from) + 1];
  const isInOrder = first > 0 && first <= last && isTime(opens) && isTime(closes) && opens < closes;
  return isInOrder ? { from: first, to: last, opens, closes } : undefined;
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
