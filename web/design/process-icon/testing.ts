import { insulation, left, right, strands } from './cable.ts';
import { circle, type Drawing } from './drawing.ts';
import { arrowRight, barrels } from './tools.ts';

/** Electrical tests of finished cables, and measurements of crimps and strips. */
export const testingDrawings = {
  'test-continuity': {
    solid: insulation(16, 32),
    lines: strands(9, 16) + strands(32, 39),
    tool: `M3 17h5v14h-5zM40 17h5v14h-5zM5 17V9H17M31 9H43V17${circle(24, 9, 7)}M19 4l10 10M29 4L19 14`,
  },
  'test-hipot': {
    solid: `${insulation(left, right)}M20 16L14 27H22L21.2 32H26.5L34 19H25L25.4 16z`,
    tool: 'M27 3L14 27h8l-3 18L34 19h-9z',
  },
  'test-4-wire': {
    solid: insulation(19, 29),
    lines: strands(left, 19) + strands(29, right),
    tool: `M5 17V7H17M31 7H43V17${circle(24, 7, 5)}M22 7h4M13 31V41H17M31 41H35V31${circle(24, 41, 5)}M22 39l2 4 2-4M3 17h4M41 17h4M11 31h4M33 31h4`,
  },
  'test-leak': {
    solid: insulation(left, 12),
    tool: `M13 11h22v26H13z${circle(24, 22, 7)}M24 22l3-3M24 37v8${circle(41, 27, 2)}${circle(43, 17, 3)}${circle(40, 7, 3)}`,
  },
  'pull-test': {
    solid: insulation(left, 22),
    tool: `M3 3h16v8l-4 3-4-3-4 3-4-3zM3 45h16v-8l-4-3-4 3-4-3-4 3zM23 17h8v14h-8z${arrowRight(45, 24, 14)}`,
  },
  micrograph: {
    solid: [
      [15, 20],
      [29, 20],
      [18, 26],
      [26, 26],
      [22, 22],
      [22, 30],
      [14, 25.5],
      [30, 25.5],
    ]
      .map(([x, y]) => circle(x as number, y as number, 2))
      .join(''),
    tool: `${circle(22, 22, 19)}M36 36l9 9M10 21c0-9 10-10 12-2 2-8 12-7 12 2v4c0 7-4 9-12 9s-12-2-12-9z`,
  },
  'crimp-height': {
    solid: insulation(left, 8),
    tool: `${barrels(9)}M17 3h10v11H17zM22 34l-5 5v6h10v-6zM31 17h12M31 31h12M38 18V30M35 21l3-3 3 3M35 27l3 3 3-3`,
  },
  'vision-inspect': {
    solid: insulation(left, 22),
    lines: strands(22, right),
    tool: 'M13 3h18v7H13zM18 10v4h8v-4M9 19v-7M39 19v-7h-4M9 35v6h6M39 35v6h-6',
  },
} satisfies Record<string, Drawing>;
