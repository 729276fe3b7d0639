import { NotAnswered } from './not-answered.ts';

/** No list of machines is longer. */
const farthest = 100_000;

/** The position in a list, which programs pass back; its form is private. */
export function writeCursor(start: number): string {
  return Buffer.from(`from ${start}`).toString('base64url');
}

/** @throws {NotAnswered} when it is not one of ours */
export function readCursor(cursor: string): number {
  const start = Number(
    /^from (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN,
  );
  if (!(start <= farthest))
    throw new NotAnswered('input', 'Must be the `nextCursor` of an answer.', 'cursor');
  return start;
}
