import { type Place, type Point, project } from './projection.ts';

export type View = { x: number; y: number; width: number; height: number };

/** From the west of America to New Zealand; no location lies further north or south. */
export const wholeWorld: View = { x: 250, y: 20, width: 1740, height: 800 };

/** Zoomed in further, the coastlines, which are drawn for a world map, would look coarse. */
const closest = 360;

/** The section of the map that contains all these places with a margin, in the aspect ratio of the whole. */
export function getView(places: readonly Place[]): View {
  if (places.length === 0) return wholeWorld;
  const points = places.map(project);
  const [left, right] = bounds(points.map(({ x }) => x));
  const [top, bottom] = bounds(points.map(({ y }) => y));
  const shape = wholeWorld.width / wholeWorld.height;
  const wanted = Math.max((right - left) * 1.3, (bottom - top) * 1.3 * shape, closest);
  const width = Math.round(Math.min(wanted, wholeWorld.width));
  const height = Math.round(width / shape);
  return {
    x: Math.round(within((left + right - width) / 2, wholeWorld.x, wholeWorld.x + wholeWorld.width - width)),
    y: Math.round(
      within((top + bottom - height) / 2, wholeWorld.y, wholeWorld.y + wholeWorld.height - height),
    ),
    width,
    height,
  };
}

function bounds(values: readonly number[]): [min: number, max: number] {
  return [Math.min(...values), Math.max(...values)];
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * Moves points that are too close apart until a finger can hit each of them (WCAG 2.5.8). Others stay in
 * place, and equal input gives equal positions.
 */
export function spread(points: readonly Point[], distance: number, { x, y, width, height }: View): Point[] {
  const moved = points.map((point) => ({ ...point }));
  const margin = distance / 2;
  for (let round = 0; round < 200; round += 1) {
    let isCrowded = false;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) isCrowded = part(one, other, distance) || isCrowded;
      one.x = within(one.x, x + margin, x + width - margin);
      one.y = within(one.y, y + margin, y + height - margin);
    }
    if (!isCrowded) break;
  }
  return moved.map((point) => ({ x: tenth(point.x), y: tenth(point.y) }));
}

/** Moves two points apart to the distance; returns whether that was necessary. */
function part(one: Point, other: Point, distance: number): boolean {
  const right = other.x - one.x || 0.01;
  const down = other.y - one.y;
  const apart = Math.hypot(right, down);
  if (apart >= distance) return false;
  // A little more than needed, so that the iteration ends.
  const push = ((distance - apart) / 2 + 0.2) / apart;
  one.x -= right * push;
  one.y -= down * push;
  other.x += right * push;
  other.y += down * push;
  return true;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
