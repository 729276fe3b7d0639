import type { Caller } from '../caller.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findPlaces, type Places } from './places.ts';

/** The locations that a viewer may see: of their own organisations or, for our people, of all. */
export async function findSeenPlaces(viewer: Viewer, { places }: Pick<Caller, 'places'>): Promise<Places> {
  return viewer.isEmployee ? places() : findPlaces(viewer.organisations);
}
