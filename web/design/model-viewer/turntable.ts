import { WebGLRenderer } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { loadModel } from './load-model.ts';
import { openStudio, type Studio } from './studio.ts';
import { lookFrom } from './view-point.ts';

export type Move = 'left' | 'right' | 'up' | 'down' | 'closer' | 'farther';
export type Turntable = { move: (how: Move) => void };

/** The effect of one key press; the camera moves to the right to turn the machine to the left. */
const moves: Readonly<Record<Move, { around?: number; above?: number; nearer?: number }>> = {
  left: { around: Math.PI / 12 },
  right: { around: -Math.PI / 12 },
  up: { above: Math.PI / 24 },
  down: { above: -Math.PI / 24 },
  closer: { nearer: 1.18 },
  farther: { nearer: 1 / 1.18 },
};

/**
 * Renders a model into its container, where it is turned with the pointer and with `move`. All resources are
 * freed when the signal is aborted. Rejects when the model cannot be loaded or rendered.
 */
export async function openTurntable(
  place: HTMLElement,
  source: string,
  signal: AbortSignal,
): Promise<Turntable> {
  const model = await loadModel(source, signal);
  signal.throwIfAborted();
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
  const studio = openStudio(renderer, model, place.clientWidth / Math.max(1, place.clientHeight));
  const { scene, camera } = studio;
  const controls = orbit(studio, canvas);
  place.append(canvas);

  let frame = 0;
  const render = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => renderer.render(scene, camera));
  };
  controls.addEventListener('change', render);
  const watcher = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = place;
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    render();
  });
  watcher.observe(place);
  signal.addEventListener(
    'abort',
    () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      controls.dispose();
      studio.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
    { once: true },
  );
  comeRound(studio, controls, signal);
  return {
    move(how) {
      const { around = 0, above = 0, nearer = 1 } = moves[how];
      lookFrom(camera, {
        around: controls.getAzimuthalAngle() + around,
        above: Math.PI / 2 - controls.getPolarAngle() + above,
        distance: controls.getDistance() / nearer,
      });
      controls.update();
    },
  };
}

/** Lets one finger or the pointer turn the model, from a view of the roof down to just below the table. */
function orbit({ camera, radius, start }: Studio, canvas: HTMLElement): OrbitControls {
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.minDistance = radius * 0.8;
  controls.maxDistance = start.distance * 1.5;
  controls.minPolarAngle = Math.PI * 0.04;
  controls.maxPolarAngle = Math.PI * 0.53;
  controls.rotateSpeed = 0.8;
  return controls;
}

const greeting = { milliseconds: 1400, around: 0.7, above: 0.12 };

/** Turns the model a little at first, to show that it is one; not with reduced motion. */
function comeRound({ camera, start }: Studio, controls: OrbitControls, signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const expected = camera.position.clone();
  const begun = performance.now();
  const step = (now: number) => {
    // Stops as soon as the reader turns the model.
    if (signal.aborted || !camera.position.equals(expected)) return;
    const share = Math.min(1, Math.max(0, now - begun) / greeting.milliseconds);
    const left = (1 - share) ** 3;
    const around = start.around - greeting.around * left;
    lookFrom(camera, { ...start, around, above: start.above + greeting.above * left });
    controls.update();
    expected.copy(camera.position);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
