const dayMs = 24 * 60 * 60_000;

/** How many days there are until a moment, those begun counted whole; 0: it has come. */
export function daysLeft(goesAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(goesAt) - now.getTime()) / dayMs));
}
