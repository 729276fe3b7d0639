import { insulation, left, right, strands } from './cable.ts';
import { box, circle, type Drawing } from './drawing.ts';
import { arrowDown, arrowLeft, arrowUp, barrels, contact } from './tools.ts';

/** Crimping and welding, and the parts that are put on the wire for it. */
export const joiningDrawings = {
  crimp: {
    solid: insulation(left, 12),
    tool: barrels(13) + contact(30) + arrowDown(26, 13, 10) + arrowUp(26, 35, 10),
  },
  'double-crimp': {
    solid: box(left, 7, 12, 19) + box(left, 29, 12, 41),
    lines: 'M12 10l10 8M12 16l10 6M12 32l10-6M12 38l10-8',
    tool: `M22 15h8v18h-8z${contact(30)}`,
  },
  'closed-barrel-crimp': {
    solid: insulation(left, 12),
    tool: `M13 15h14c4 0 4-3 9-3a9 12 0 0 1 0 24c-5 0-5-3-9-3H13zM17 15l3 5 3-5M17 33l3-5 3 5${circle(37, 24, 4)}`,
  },
  'ferrule-crimp': {
    solid: insulation(left, 10),
    lines: 'M42 22h4M42 26h4',
    tool: 'M11 11c6 0 8 8 12 8v10c-4 0-6 8-12 8zM23 19h18v10H23M27 19v10M32 19v10M37 19v10',
  },
  'seal-loading': {
    solid: insulation(left, 32),
    lines: strands(32, right),
    tool: 'M9 39V9a3 3 0 0 1 6 0 3 3 0 0 1 6 0 3 3 0 0 1 6 0v30a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM15 9v30M21 9v30',
  },
  'sleeve-loading': {
    solid: insulation(left, 6) + insulation(39, 42),
    lines: strands(42, right),
    tool: `M11 11h22M11 37h22M11 11a4 13 0 0 0 0 26M33 11a4 13 0 0 1 0 26a4 13 0 0 1 0-26${arrowLeft(14, 24, 10)}`,
  },
  'block-loading': {
    solid: insulation(left, 8),
    tool: `M9 15h4v18h-4zM13 21h4v6h-4M17 18h8v12h-8zM45 3H31v42h14M45 8h-8v7h8M45 33h-8v7h8M31 20h8v8h-8`,
  },
  'ultrasonic-weld': {
    solid: insulation(left, 9) + insulation(39, right) + box(18, 18, 30, 30),
    lines: strands(9, 18) + strands(30, 39),
    tool: 'M19 3h10l-2 11h-6zM13 4c-3 3-3 7 0 10M35 4c3 3 3 7 0 10M15 34h18M20 34v9h8v-9',
  },
} satisfies Record<string, Drawing>;
