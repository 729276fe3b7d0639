const dayMs = 24 * 60 * 60_000;

/** The days until a moment, rounded up; 0: it has passed. */
export function daysLeft(goesAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(goesAt) - now.getTime()) / dayMs));
}
