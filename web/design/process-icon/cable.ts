import { box } from './drawing.ts';

/*
 * Every cable enters from the left edge, on the middle line. Lines have odd coordinates and areas end on even
 * ones, so that both fall on whole pixels at half and at double the size as well.
 */

/** Where a cable enters and leaves the drawing. */
export const left = 2;
export const right = 46;

/** The insulation of a single wire. */
export const insulation = (from: number, to: number) => box(from, 16, to, 32);

/** The bare strands of the conductor. */
export const strands = (from: number, to: number) => [19, 24, 29].map((y) => `M${from} ${y}H${to}`).join('');

/** The sheath around braid, foil and cores. */
export const sheath = (from: number, to: number) => box(from, 12, to, 36);

/** The insulation inside a shielded cable, and the conductor that leaves it. */
export const core = (from: number, to: number, end: number) => `M${from} 19H${to}V29H${from}M${to} 24H${end}`;

/** The braid below the sheath, crossing every 8 units. */
export function braid(from: number, to: number): string {
  const edges = `M${from} 15H${to}M${from} 33H${to}`;
  const crossings = Array.from({ length: Math.floor((to - from) / 8) }, (_, index) => from + 8 * index);
  return edges + crossings.map((x) => `M${x} 15l8 18M${x + 8} 15l-8 18`).join('');
}

/** Three parallel wires. */
export const bundle = (from: number, to: number) => [15, 24, 33].map((y) => `M${from} ${y}H${to}`).join('');

const halfTurn = 11;
const [high, low] = [17, 31];

/** One wire of a twisted pair, from the left edge, with so many half turns; the other one begins low. */
export function twisted(turns: number, begins: 'high' | 'low'): string {
  const [start, end] = begins === 'high' ? [high, low] : [low, high];
  const turn = (index: number) => {
    const fall = index % 2 === 0 ? end - start : start - end;
    return `c${halfTurn / 2} 0 ${halfTurn / 2} ${fall} ${halfTurn} ${fall}`;
  };
  return `M${left} ${start}${Array.from({ length: turns }, (_, index) => turn(index)).join('')}`;
}

/** The half turn of the first wire that passes over the second, counted from the left. */
export const passesOver = (turn: number) =>
  `M${left + turn * halfTurn} ${low}c${halfTurn / 2} 0 ${halfTurn / 2} ${high - low} ${halfTurn} ${high - low}`;
