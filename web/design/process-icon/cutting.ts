import { braid, core, insulation, left, right, sheath, strands } from './cable.ts';
import { circle, type Drawing } from './drawing.ts';
import { arrowRight, blade, blades, laser } from './tools.ts';

/** Cutting to length, and all processes that remove insulation and shield. */
export const cuttingDrawings = {
  cut: {
    solid: insulation(left, 19) + insulation(29, right),
    tool: 'M19 3h10l-5 18zM19 45h10l-5-18z',
  },
  'full-strip': {
    solid: insulation(left, 16),
    lines: `${strands(16, 33)}M39 17h6v14h-6z`,
    tool: blades(17, 13, 35) + arrowRight(43, 9, 16),
  },
  'partial-strip': {
    solid: insulation(left, 16) + insulation(30, right),
    lines: strands(16, 30),
    tool: blades(17, 13, 35) + arrowRight(39, 9, 12),
  },
  'multi-step-strip': {
    solid: insulation(left, 10) + insulation(15, 22) + insulation(28, 35) + insulation(41, right),
    lines: strands(10, 41),
    tool: blade(12, 13) + blade(25, 13) + blade(38, 13) + arrowRight(41, 41, 32),
  },
  'window-strip': {
    solid: insulation(left, 15) + insulation(33, right),
    lines: strands(15, 33),
    tool: 'M15 3v10M33 3v10M15 5h18M15 35v10M33 35v10M15 43h18',
  },
  'jacket-strip': {
    solid: `${sheath(left, 18)}M18 15C28 15 30 7 46 7v6C32 13 30 21 18 21zM18 21h28v6H18zM18 27c12 0 14 8 28 8v6c-16 0-18-8-28-8z`,
    tool: 'M19 3v6M19 45v-6',
  },
  'coax-strip': { solid: sheath(left, 12), lines: braid(12, 28) + core(28, 38, right) },
  'rotary-strip': {
    solid: insulation(left, 20),
    lines: strands(20, right),
    tool: 'M18 13C18 7 21 3 24 3c5 0 8 9 8 21s-3 21-8 21c-3 0-6-4-6-10M14 38l4-4 4 4',
  },
  'laser-strip': {
    solid: insulation(left, 18),
    lines: strands(18, right),
    tool: `${laser(20)}M30 13l3-3M10 13L7 10M20 35v3M26 35l3 3M14 35l-3 3`,
  },
  slit: {
    solid: 'M2 16H18C28 16 30 6 46 6v8C34 14 30 23 24 23H2zM2 25h22c6 0 10 9 22 9v8C30 42 28 32 18 32H2z',
    tool: circle(38, 24, 6) + circle(38, 24, 1),
  },
  'braid-cut': {
    solid: sheath(left, 10),
    lines: braid(10, 26) + core(26, 40, right),
    tool: blades(26, 13, 35),
  },
  'braid-fold': {
    solid: sheath(left, 22),
    lines: `${core(28, 40, right)}M22 16H25A5.5 5.5 0 0 0 25 5H5l4 6 4-6 4 6 4-6 4 6M22 32H25A5.5 5.5 0 0 1 25 43H5l4-6 4 6 4-6 4 6 4-6`,
  },
  'foil-removal': {
    solid: sheath(left, 12),
    lines: `M12 15h12M12 33h12M12 24l6-9M12 33l12-18M18 33l6-9${core(26, 40, right)}`,
    tool: 'M25 35C25 21 26 5 37 5c8 0 8 11 1 11-6 0-6-6-1-6',
  },
} satisfies Record<string, Drawing>;
