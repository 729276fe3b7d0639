import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** Softboxes as in the pictures: position, size and strength, relative to the size of the subject. */
const softboxes = [
  { at: [-1.9, 2.0, 2.4], size: [2.0, 2.0], strength: 11 },
  { at: [2.9, 1.2, 0.3], size: [0.9, 2.4], strength: 5 },
  { at: [0.2, 3.0, -0.5], size: [3.4, 2.2], strength: 9 },
  { at: [-2.8, 1.2, -1.4], size: [0.8, 2.6], strength: 6 },
  { at: [2.2, 1.5, -2.4], size: [0.9, 2.2], strength: 3.5 },
  { at: [0.6, 0.5, 3.6], size: [3.6, 1.6], strength: 1.5 },
  { at: [-0.6, 0.6, -3.6], size: [3.6, 1.6], strength: 1.2 },
] as const;

/**
 * The environment that machines reflect: large softboxes in a room with a dark horizon, so that edges stand
 * out.
 */
export function studioLight(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  scene.add(new Mesh(new SphereGeometry(8, 32, 24), sky()));
  for (const { at, size, strength } of softboxes) {
    const box = new Mesh(
      new PlaneGeometry(size[0], size[1]),
      new MeshBasicMaterial({ color: new Color(strength, strength, strength) }),
    );
    box.material.side = 2;
    box.position.set(at[0], at[1], at[2]);
    box.lookAt(0, 0, 0);
    scene.add(box);
  }
  const floor = new Mesh(new BoxGeometry(12, 0.1, 12), new MeshBasicMaterial({ color: 0x707070 }));
  floor.position.y = -1.6;
  scene.add(floor);
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.012, 0.1, 20);
  generator.dispose();
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    part.material.dispose();
  });
  return texture;
}

function sky(): ShaderMaterial {
  return new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    vertexShader:
      'varying float height; void main() { height = normalize(position).y; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader:
      'varying float height; void main() { float up = smoothstep(0.06, 1.0, height); float down = smoothstep(-0.06, -0.7, height); gl_FragColor = vec4(vec3(0.07 + 0.5 * up + 0.12 * down), 1.0); }',
  });
}
