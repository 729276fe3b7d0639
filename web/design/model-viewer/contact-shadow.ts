import {
  type Box3,
  Color,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const pixels = 512;
/** The margin around the machine, as a fraction of its longer side. */
const margin = 0.16;

/**
 * The shadow under a machine, rendered once: its depth seen from below, blurred twice. Returns the mesh on
 * the floor and the resources to dispose of.
 */
export function contactShadow(renderer: WebGLRenderer, scene: Scene, bounds: Box3) {
  const width = bounds.max.x - bounds.min.x;
  const depth = bounds.max.z - bounds.min.z;
  const reach = margin * Math.max(width, depth, bounds.max.y - bounds.min.y);
  const size = { x: width + 2 * reach, z: depth + 2 * reach };
  const height = Math.min(bounds.max.y - bounds.min.y, 0.75 * Math.max(width, depth));
  const target = new WebGLRenderTarget(pixels, pixels, { minFilter: LinearFilter, generateMipmaps: false });
  const other = target.clone();

  const camera = new OrthographicCamera(-size.x / 2, size.x / 2, size.z / 2, -size.z / 2, 0, height);
  camera.position.set(
    (bounds.min.x + bounds.max.x) / 2,
    bounds.min.y - 0.001 * height,
    (bounds.min.z + bounds.max.z) / 2,
  );
  camera.up.set(0, 0, 1);
  camera.lookAt(camera.position.x, camera.position.y + 1, camera.position.z);

  const dark = new MeshDepthMaterial({ depthTest: false, depthWrite: false, side: 2 });
  dark.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      'gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );',
      'gl_FragColor = vec4( vec3( 0.0 ), 0.06 + 0.5 * pow( 1.0 - fragCoordZ, 3.0 ) );',
    );
  };
  const background = scene.background;
  const clear = renderer.getClearColor(new Color());
  const alpha = renderer.getClearAlpha();
  scene.background = null;
  scene.overrideMaterial = dark;
  renderer.setClearColor(0x000000, 0);
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  scene.overrideMaterial = null;
  scene.background = background;
  soften(renderer, target, other, 2.4);
  soften(renderer, target, other, 0.9);
  renderer.setRenderTarget(null);
  renderer.setClearColor(clear, alpha);
  dark.dispose();
  other.dispose();

  const floor = new Mesh(
    new PlaneGeometry(size.x, size.z),
    new MeshBasicMaterial({
      map: target.texture,
      color: 0x000000,
      transparent: true,
      depthWrite: false,
      opacity: 0.9,
    }),
  );
  floor.position.copy(camera.position);
  floor.rotation.x = -Math.PI / 2;
  // The view from below is a mirror image on the floor.
  floor.scale.y = -1;
  floor.renderOrder = -1;
  return { floor, target };
}

/** A blur of some pixels across, then down. */
function soften(
  renderer: WebGLRenderer,
  target: WebGLRenderTarget,
  other: WebGLRenderTarget,
  radius: number,
) {
  const plane = new Mesh(new PlaneGeometry(2, 2), blur());
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  for (const [from, to, step] of [
    [target, other, new Vector2(radius / 256, 0)],
    [other, target, new Vector2(0, radius / 256)],
  ] as const) {
    plane.material.uniforms.source = { value: from.texture };
    plane.material.uniforms.step = { value: step };
    renderer.setRenderTarget(to);
    renderer.clear();
    renderer.render(plane, camera);
  }
  plane.geometry.dispose();
  plane.material.dispose();
}

function blur(): ShaderMaterial {
  return new ShaderMaterial({
    depthTest: false,
    uniforms: { source: { value: null }, step: { value: null } },
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `varying vec2 at; uniform sampler2D source; uniform vec2 step;
      void main() {
        vec4 sum = vec4(0.0); float whole = 0.0;
        for (int k = -6; k <= 6; k++) {
          float weight = exp(-float(k * k) / 18.0);
          sum += weight * texture2D(source, at + step * float(k));
          whole += weight;
        }
        gl_FragColor = sum / whole;
      }`,
  });
}
