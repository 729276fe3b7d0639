/** A point on a picture, in percent of its width and height. */
export type Point = { x: number; y: number };

type Size = { width: number; height: number };

/**
 * Where a point of a picture comes to lie in a frame that the picture fills, cut evenly on two sides.
 * `aspect` is the frame's width over its height. Undefined: the point is cut off.
 */
export function pointInFrame(point: Point, picture: Size, aspect: number): Point | undefined {
  const own = picture.width / picture.height;
  const x = own > aspect ? stretched(point.x, own / aspect) : point.x;
  const y = own < aspect ? stretched(point.y, aspect / own) : point.y;
  return isInside(x) && isInside(y) ? { x: rounded(x), y: rounded(y) } : undefined;
}

export type Leader = { point: Point; end: number; direction: 'up' | 'down'; anchor: 'start' | 'end' };

/** Percent of the frame's height between a point and its label, and between labels that would meet. */
const reach = 26;
const step = 10;
const nearby = 14;

/** The lines that lead from points to their labels: down, or up on the right where the words leave room above. */
export function leadersOf(points: readonly Point[]): Leader[] {
  const leaders: Leader[] = [];
  for (const point of points) {
    const direction = point.x > 50 && point.y < 50 ? 'up' : 'down';
    const neighbours = leaders.filter(
      (other) => other.direction === direction && Math.abs(other.point.x - point.x) < nearby,
    );
    const start = direction === 'up' ? Math.max(point.y - reach, 14) : Math.min(point.y + reach, 86);
    leaders.push({
      point,
      end: rounded(clearOf(start, neighbours, direction)),
      direction,
      anchor: point.x > 78 ? 'end' : 'start',
    });
  }
  return leaders;
}

/** Moves a label away from its point until it is clear of the others; back towards it where the frame ends. */
function clearOf(start: number, neighbours: readonly Leader[], direction: Leader['direction']): number {
  const meets = (end: number) => neighbours.some((other) => Math.abs(other.end - end) < step);
  const away = direction === 'up' ? -step : step;
  const outward = [0, 1, 2].map((count) => start + count * away);
  const inward = [1, 2].map((count) => start - count * away);
  return [...outward.filter((end) => end >= 12 && end <= 92), ...inward].find((end) => !meets(end)) ?? start;
}

function stretched(percent: number, factor: number): number {
  return (percent - 50) * factor + 50;
}

function isInside(percent: number): boolean {
  return percent >= 0 && percent <= 100;
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
