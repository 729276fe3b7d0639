import type { Point } from './callouts.ts';

/** A point in a frame with its label and value. */
export type Marked = { point: Point; label: string; value: string };

/** The line from a point to its label, which is placed at `end` and extends from the line to one side. */
export type Leader = { point: Point; end: number; direction: 'up' | 'down'; anchor: 'start' | 'end' };

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * In percent of the frame: the distance of a label from its point, its height, and the average width of a
 * letter.
 */
const reach = 24;
const labelHeight = 8;
const labelLetter = 0.56;
const valueLetter = 0.88;
const margin = 2;
/** Characters of Chinese and Japanese are square, nearly twice as wide as a Latin letter. */
const wideLetter = /[\u2e80-\uffdc]/g;

const shifts = [0, 4, 8, 12, 16, -8, 24, -14];
const anchors = ['start', 'end'] as const;

/**
 * Lays out the lines from points to their labels: downwards, or upwards on the right where the title leaves
 * room. Each takes the first position where neither label nor line overlaps those already placed, or else the
 * one with the fewest overlaps.
 */
export function getLeaders(marks: readonly Marked[]): Leader[] {
  const placed: Placed[] = [];
  for (const mark of marks) {
    const candidates = getCandidates(mark);
    const free = candidates.filter(({ label }) => isInFrame(label));
    placed.push(leastMeeting(free, placed) ?? candidates[0]!);
  }
  return placed.map(({ leader }) => leader);
}

type Placed = { leader: Leader; label: Box; line: Box };

/** The first candidate with the fewest overlaps. */
function leastMeeting(candidates: readonly Placed[], placed: readonly Placed[]): Placed | undefined {
  let best: { candidate: Placed; met: number } | undefined;
  for (const candidate of candidates) {
    const met = meetings(candidate, placed);
    if (met === 0) return candidate;
    if (!best || met < best.met) best = { candidate, met };
  }
  return best?.candidate;
}

function meetings(one: Placed, placed: readonly Placed[]): number {
  let met = 0;
  for (const other of placed) {
    if (meet(one.label, other.label)) met += 1;
    if (meet(one.label, other.line)) met += 1;
    if (meet(one.line, other.label)) met += 1;
  }
  return met;
}

function getCandidates({ point, label, value }: Marked) {
  const direction = point.x > 50 && point.y < 50 ? 'up' : 'down';
  const away = direction === 'up' ? -1 : 1;
  const width = Math.max(getLetters(label) * labelLetter, getLetters(value) * valueLetter);
  const wish = direction === 'up' ? Math.max(point.y - reach, 12) : Math.min(point.y + reach, 88);
  return shifts.flatMap((shift) =>
    anchors.map((anchor) => {
      const end = Math.round((wish + away * shift) * 10) / 10;
      const leader: Leader = { point, end, direction, anchor };
      return { leader, label: labelBox(leader, width), line: lineBox(leader) };
    }),
  );
}

/** The length of a text in average letters. */
function getLetters(text: string): number {
  return text.length + 0.9 * (text.match(wideLetter)?.length ?? 0);
}

function labelBox({ point, end, direction, anchor }: Leader, width: number): Box {
  return {
    left: anchor === 'start' ? point.x : point.x - width,
    right: anchor === 'start' ? point.x + width : point.x,
    top: direction === 'up' ? end - labelHeight : end,
    bottom: direction === 'up' ? end : end + labelHeight,
  };
}

function lineBox({ point, end }: Leader): Box {
  return { left: point.x, right: point.x, top: Math.min(point.y, end), bottom: Math.max(point.y, end) };
}

function isInFrame({ left, right, top, bottom }: Box): boolean {
  return left >= margin && right <= 100 - margin && top >= margin && bottom <= 100 - margin / 2;
}

function meet(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
