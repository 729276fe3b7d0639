import { forbidden } from '#services/foundation/bad-input.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** DLC-01: our own people bring out releases. Gives the viewer back; throws FORBIDDEN when he is none of them. */
export function asStaff(viewer: Viewer): Viewer {
  if (!viewer.isEmployee) throw forbidden('Releases are brought out by our own people.');
  return viewer;
}
