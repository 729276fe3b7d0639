/** The studio of the films, in a browser without a window: `media/films.mjs` opens a model and asks for one picture after another. */
import { WebGLRenderer } from 'three';
import { loadModel } from '#web/design/model-viewer/load-model.ts';
import { openStudio, type Studio } from '#web/design/model-viewer/studio.ts';
import { lookFrom } from '#web/design/model-viewer/view-point.ts';

const canvas = document.createElement('canvas');
const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
let studio: Studio | undefined;

Object.assign(window, {
  async openModel(address: string, width: number, height: number, ground: number) {
    studio?.dispose();
    renderer.setSize(width, height, false);
    renderer.setClearColor(ground, 1);
    studio = openStudio(renderer, await loadModel(address), width / height);
  },
  /** A picture as a data address; `share` of a whole turn, which begins as the pictures of machines do. */
  drawAt(share: number): string {
    if (!studio) throw new Error('No model is open');
    const { scene, camera, start } = studio;
    lookFrom(camera, { ...start, around: start.around + share * 2 * Math.PI });
    renderer.render(scene, camera);
    return canvas.toDataURL('image/jpeg', 0.96);
  },
});
