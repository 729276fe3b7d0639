import { type Box3, type PerspectiveCamera, Vector3 } from 'three';

/**
 * The position of the camera around the centre of a machine, in radians and metres; `around` counts from its
 * front to the right.
 */
export type ViewPoint = { around: number; above: number; distance: number };

const upward = new Vector3(0, 1, 0);
const rightward = new Vector3(1, 0, 0);

export function lookFrom(camera: PerspectiveCamera, { around, above, distance }: ViewPoint): void {
  camera.position.set(
    Math.sin(around) * Math.cos(above) * distance,
    Math.sin(above) * distance,
    Math.cos(around) * Math.cos(above) * distance,
  );
  camera.lookAt(0, 0, 0);
}

/** The distance at which no corner leaves the frame, from any side; the origin stays in the centre. */
export function distanceToSee({ min, max }: Box3, above: number, { fov, aspect }: PerspectiveCamera): number {
  const upright = Math.tan((fov * Math.PI) / 360);
  const corner = new Vector3();
  const sides = 24;
  let distance = 0;
  for (let k = 0; k < sides * 8; k++) {
    corner.set(k & 1 ? max.x : min.x, k & 2 ? max.y : min.y, k & 4 ? max.z : min.z);
    corner.applyAxisAngle(upward, (2 * Math.PI * (k >> 3)) / sides).applyAxisAngle(rightward, above);
    const across = Math.max(Math.abs(corner.x) / aspect, Math.abs(corner.y));
    distance = Math.max(distance, corner.z + across / upright);
  }
  return distance * 1.02;
}
