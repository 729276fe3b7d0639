import { forbidden } from '#services/foundation/bad-input.ts';
import type { Viewer } from '../viewer/viewer.ts';

/**
 * DLC-01: only our own people publish releases. Returns the viewer.
 * @throws FORBIDDEN for others
 */
export function asStaff(viewer: Viewer): Viewer {
  if (!viewer.isEmployee) throw forbidden('Releases are published by our own people.');
  return viewer;
}
