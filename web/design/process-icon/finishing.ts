import { bundle, insulation, left, passesOver, right, strands, twisted } from './cable.ts';
import { circle, type Drawing } from './drawing.ts';
import { arrowDown } from './tools.ts';

/** Processes on strands, pairs, bundles and finished leads. */
export const finishingDrawings = {
  'twist-strands': {
    solid: insulation(left, 16),
    lines: 'M16 19c7 0 7 10 14 10s7-10 14-10M16 29c7 0 7-10 14-10s7 10 14 10M16 24h3M27 24h6M41 24h3',
    tool: 'M22 11c2-6 14-6 16 0M42 7l-4 4-4-4M38 37c-2 6-14 6-16 0M18 41l4-4 4 4',
  },
  tin: {
    solid: `${insulation(left, 14)}M32 30h8v8a4 4 0 0 1-8 0z`,
    lines: 'M14 19h13c8 0 12 4 12 11M14 24h11c6 0 8 2 8 6',
    tool: 'M23 31v14h22V31M23 35h7M42 35h3',
  },
  flux: {
    solid: insulation(left, 16),
    lines: strands(16, right),
    tool: 'M31 2c3 4 5 6 5 8a5 5 0 0 1-10 0c0-2 2-4 5-8zM22 34v4M31 34v9M40 34v4',
  },
  'twist-pair': {
    wires: twisted(4, 'high'),
    second: twisted(4, 'low'),
    over: passesOver(1) + passesOver(3),
    tool: 'M15 9c4-5 14-5 18 0M34 4l-1 5-5-1',
  },
  'untwist-end': {
    wires: `${twisted(2, 'high')}C29 17 30 12 36 12H46`,
    second: `${twisted(2, 'low')}C29 31 30 36 36 36H46`,
    over: passesOver(1),
    tool: 'M31 19v10M45 19v10M32 24H44M36 21l-4 3 4 3M40 21l4 3-4 3',
  },
  'tape-spot': {
    wires: bundle(left, 17) + bundle(31, right),
    tool: `M18 9h12v30H18zM30 39h8`,
  },
  'tape-spiral': {
    wires: bundle(left, 8) + bundle(36, right),
    tool: `M9 11h22v26H9zM9 26l6-15M12 37l10-26M20 37l10-26M28 37l3-8M31 11h10${circle(41, 6, 5)}${circle(41, 6, 1)}`,
  },
  bundle: {
    wires: 'M2 7c10 0 10 10 18 11h8c8-1 8-11 18-11M2 24H46M2 41c10 0 10-10 18-11h8c8 1 8 11 18 11',
    tool: 'M21 11h6v26h-6zM19 3h10v8H19z',
  },
  coil: {
    wires: `M2 42H26${circle(26, 24, 18).replace('z', '')}${circle(26, 24, 11)}`,
    tool: 'M23 3h6v14h-6zM37 21h9v6h-9z',
  },
  stack: {
    wires: 'M10 20H38M10 28H38M10 36H38',
    lines: [20, 28, 36].map((y) => `M6 ${y}h4M38 ${y}h4`).join(''),
    tool: `M3 17v26h42V17${arrowDown(24, 13, 10)}`,
  },
} satisfies Record<string, Drawing>;
