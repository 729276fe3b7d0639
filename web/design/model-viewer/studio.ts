import {
  Box3,
  type Group,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Texture,
  Vector3,
  type WebGLRenderer,
} from 'three';
import { contactShadow } from './contact-shadow.ts';
import { studioLight } from './studio-light.ts';
import { distanceToSee, lookFrom, type ViewPoint } from './view-point.ts';

/** The initial view, as in the pictures of machines: from the left, slightly above. */
const first = { around: -Math.PI / 6, above: Math.PI / 12 };

/** A machine on the floor, centred at the origin and lit, with the camera in front of it. */
export type Studio = {
  scene: Scene;
  camera: PerspectiveCamera;
  start: ViewPoint;
  /** From the centre to the farthest corner. */
  radius: number;
  dispose: () => void;
};

export function openStudio(renderer: WebGLRenderer, model: Group, aspect: number): Studio {
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 0.9;
  const scene = new Scene();
  const light = studioLight(renderer);
  scene.environment = light;
  const bounds = new Box3().setFromObject(model);
  const middle = bounds.getCenter(new Vector3());
  // Aimed slightly below the centre: a machine takes up more of the picture near the floor than at its top.
  middle.y -= 0.09 * (bounds.max.y - bounds.min.y);
  model.position.sub(middle);
  bounds.translate(middle.negate());
  scene.add(model);
  const shadow = contactShadow(renderer, scene, bounds);
  scene.add(shadow.floor);
  const radius = bounds.getSize(new Vector3()).length() / 2;
  const camera = new PerspectiveCamera(24, aspect, radius / 50, radius * 30);
  const start = { ...first, distance: distanceToSee(bounds, first.above, camera) };
  lookFrom(camera, start);
  const dispose = () => {
    scene.traverse(forget);
    shadow.target.dispose();
    light.dispose();
  };
  return { scene, camera, start, radius, dispose };
}

function forget(part: Object3D): void {
  if (!(part instanceof Mesh)) return;
  part.geometry.dispose();
  for (const material of [part.material].flat()) {
    for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
    material.dispose();
  }
}
