/** The index of a cell's column: `A7` → 0, `AB7` → 27. Undefined: the cell does not name it. */
export function columnOfCell(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** `0` → `A`, `27` → `AB` */
export function lettersOfColumn(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? lettersOfColumn(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** Day 0 of spreadsheets, a day early, since they take 1900 for a leap year as Lotus 1-2-3 did. */
const dayZero = Date.UTC(1899, 11, 30);
const dayMs = 24 * 60 * 60_000;

/**
 * A number as people type it: a workbook stores 0.30000000000000004 but shows fifteen digits. A date in the
 * form of ISO 8601.
 */
export function textOfNumber(stored: string, isDate: boolean): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  if (!isDate) return String(Number(number.toPrecision(15)));
  const moment = new Date(dayZero + Math.round(number * dayMs));
  if (Number.isNaN(moment.getTime())) return stored;
  const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T');
  return Number.isInteger(number) ? day : `${day} ${time}`;
}
