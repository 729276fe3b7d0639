export type Place = { longitude: number; latitude: number };
export type Point = { x: number; y: number };

/**
 * Where a place lies on the map. Miller's cylindrical projection: straight meridians and no swollen north, as maps of
 * sales regions are mapped (O. M. Miller, 1942).
 */
export function project({ longitude, latitude }: Place): Point {
  const radians = (Math.min(latitude, 84) * Math.PI) / 180;
  const north = 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians));
  return { x: ((longitude + 180) / 360) * 2000, y: (1.62 - north) * (2000 / (2 * Math.PI)) };
}
