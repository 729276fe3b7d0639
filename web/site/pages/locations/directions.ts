import type { Location } from './locations-query.ts';

/** OpenStreetMap: the map that asks for no account and no consent. A link only; nothing of it is loaded by our pages. */
export function getDirections({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
