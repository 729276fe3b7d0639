import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { capabilityDrawings, hasDrawing, processDrawings } from './process-drawings.ts';

/** The 42 capabilities of the catalogue, in the order of the process. */
const capabilities = [
  ...['cut', 'full-strip', 'partial-strip', 'multi-step-strip', 'window-strip', 'jacket-strip', 'coax-strip'],
  ...[
    'rotary-strip',
    'laser-strip',
    'slit',
    'braid-cut',
    'braid-fold',
    'foil-removal',
    'crimp',
    'double-crimp',
  ],
  ...[
    'closed-barrel-crimp',
    'ferrule-crimp',
    'seal-loading',
    'sleeve-loading',
    'twist-strands',
    'tin',
    'flux',
  ],
  ...['twist-pair', 'untwist-end', 'block-loading', 'ultrasonic-weld', 'tape-spot', 'tape-spiral', 'bundle'],
  ...['mark-inkjet', 'mark-hot-stamp', 'mark-laser', 'coil', 'stack', 'test-continuity', 'test-hipot'],
  ...['test-4-wire', 'test-leak', 'pull-test', 'micrograph', 'crimp-height', 'vision-inspect'],
];

/** A margin around the grid, to detect strokes outside it. */
const margin = 8;
const side = 48 + 2 * margin;

/** Renders a drawing to one number for each pixel: 0 for none, otherwise its opacity. */
async function draw({ solid = '', wires = '', second = '', over = '', lines = '', tool = '' }: Drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"
    viewBox="${-margin} ${-margin} ${side} ${side}">
    <g fill="none" stroke="#000" stroke-width="2" stroke-linejoin="round">
      <path d="${solid}" fill="#888" fill-rule="evenodd" stroke="none"/>
      <path d="${wires}" stroke="#888" stroke-width="5"/><path d="${second}" stroke-width="5"/>
      <path d="${over}" stroke="#888" stroke-width="5"/><path d="${lines}" stroke="#888"/>
      <path d="${tool}" stroke-linecap="round"/>
    </g></svg>`;
  const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return Array.from(
    { length: side * side },
    (_, pixel) => (data[4 * pixel + 3] ?? 0) - (data[4 * pixel] ?? 0) / 2,
  );
}

const inside = (pixel: number) =>
  [pixel % side, Math.floor(pixel / side)].every((place) => place >= margin && place < margin + 48);

const pictures = new Map(
  await Promise.all(
    Object.entries(processDrawings).map(async ([name, drawing]) => [name, await draw(drawing)] as const),
  ),
);
const getPicture = (name: string) => pictures.get(name) ?? [];

describe('process drawings (CAT-03)', () => {
  it('draw every capability of the catalogue', () => {
    expect(Object.keys(capabilityDrawings).sort()).toEqual([...capabilities].sort());
    expect(capabilities.every(hasDrawing)).toBe(true);
    expect(hasDrawing('constructor')).toBe(false);
  });

  it.each([...pictures.keys()])('stay inside their grid, and fill it: %s', (name) => {
    const inked = getPicture(name).flatMap((darkness, pixel) => (darkness > 0 ? [pixel] : []));
    expect(inked.filter((pixel) => !inside(pixel))).toEqual([]);
    expect(inked.length).toBeGreaterThan(48 * 48 * 0.15);
  });

  it.each(capabilities)('can be told from every other: %s', (name) => {
    const mine = getPicture(name);
    const alike = capabilities.filter((other) => {
      const differing = getPicture(other).filter(
        (darkness, pixel) => Math.abs(darkness - (mine[pixel] ?? 0)) > 64,
      );
      return other !== name && differing.length < 48 * 48 * 0.05;
    });
    expect(alike).toEqual([]);
  });
});
