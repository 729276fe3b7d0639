import { insulation, left, right } from './cable.ts';
import { cuttingDrawings } from './cutting.ts';
import { circle, type Drawing } from './drawing.ts';
import { finishingDrawings } from './finishing.ts';
import { joiningDrawings } from './joining.ts';
import { markingDrawings } from './marking.ts';
import { testingDrawings } from './testing.ts';
import { arrowRight } from './tools.ts';

/** The drawings of capabilities by their slugs, in the order of the drawings' families. */
export const capabilityDrawings = {
  ...cuttingDrawings,
  ...joiningDrawings,
  ...finishingDrawings,
  ...markingDrawings,
  ...testingDrawings,
} satisfies Record<string, Drawing>;

const feed: Drawing = {
  solid: insulation(left, right),
  tool: circle(16, 9, 6) + circle(16, 39, 6) + arrowRight(43, 8, 14),
};

/** Every drawing by its name: the capabilities, and the process groups of the process finder. */
export const processDrawings = {
  ...capabilityDrawings,
  strip: capabilityDrawings['full-strip'],
  twist: capabilityDrawings['twist-pair'],
  mark: capabilityDrawings['mark-inkjet'],
  tape: capabilityDrawings['tape-spiral'],
  test: capabilityDrawings['test-continuity'],
  feed,
} satisfies Record<string, Drawing>;

export type ProcessName = keyof typeof processDrawings;

/** Whether there is a drawing with this name; editors may add capabilities without one. */
export const hasDrawing = (name: string): name is ProcessName => Object.hasOwn(processDrawings, name);
