export type Place = { longitude: number; latitude: number };
export type Point = { x: number; y: number };

/**
 * The position of a place on the map in Miller's cylindrical projection (O. M. Miller, 1942): straight
 * meridians without an oversized north, as is usual for maps of sales regions.
 */
export function project({ longitude, latitude }: Place): Point {
  const radians = (Math.min(latitude, 84) * Math.PI) / 180;
  const north = 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians));
  return { x: ((longitude + 180) / 360) * 2000, y: (1.62 - north) * (2000 / (2 * Math.PI)) };
}
