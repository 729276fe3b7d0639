import { type Lead, outerDiameter } from '#contracts/fit/lead.ts';
import { copperDiameter } from '#contracts/fit/wire.ts';
import type { DrawnEnd } from './drawn-lead.ts';
import {
  BarrelShade,
  collarColour,
  copper,
  ink,
  insulation,
  lightness,
  RoundShade,
  silicone,
  tin,
} from './shades.tsx';

/** The level of detail: 0 in a row of a table, 1 on a button, 2 in the large drawing. */
export type Detail = 0 | 1 | 2;

/** The settings of a drawing: every length is a multiple of one of the two diameters. */
export type Pen = {
  /** The prefix of the ids in the drawing, since a page may have several. */
  readonly prefix: string;
  /** The drawn outer diameter of the insulation. */
  readonly outer: number;
  /** Half of it. */
  readonly radius: number;
  /** Half of the copper's diameter. */
  readonly core: number;
  readonly colour: string;
  readonly area: number;
  readonly detail: Detail;
};

export function createPen(lead: Omit<Lead, 'ends'>, prefix: string, outer: number, detail: Detail): Pen {
  const real = outerDiameter(lead) ?? copperDiameter(lead.area) * 1.6;
  // Larger than the copper's cross-section, since there is air between strands.
  const part = Math.min(0.8, (copperDiameter(lead.area) * 1.13) / real);
  const colour = insulation[lead.colour];
  return { prefix, outer, radius: outer / 2, core: (outer / 2) * part, colour, area: lead.area, detail };
}

type ShadeName = 'wire' | 'copper' | 'tin' | 'barrel' | 'collar' | 'seal';

export const fill = ({ prefix }: Pen, name: ShadeName): string => `url(#${prefix}-${name})`;

/** The outline of the insulation, without which white would not stand out. */
export const edge = ({ colour }: Pen) => ({
  stroke: ink,
  strokeOpacity: lightness(colour) > 0.8 ? 0.34 : 0.16,
  strokeWidth: 0.8,
});

/** The gradients that the ends need. */
export function PenShades({ pen, ends }: { pen: Pen; ends: readonly DrawnEnd[] }) {
  const { prefix, colour, area } = pen;
  const has = (...kinds: DrawnEnd[]) => ends.some((end) => kinds.includes(end));
  return (
    <defs>
      <RoundShade id={`${prefix}-wire`} colour={colour} />
      <RoundShade id={`${prefix}-copper`} colour={copper} gloss={0.9} />
      {has('terminal', 'seal', 'double', 'ferrule') ? <RoundShade id={`${prefix}-tin`} colour={tin} /> : null}
      {has('terminal', 'seal', 'double') ? <BarrelShade id={`${prefix}-barrel`} /> : null}
      {has('ferrule') ? (
        <RoundShade id={`${prefix}-collar`} colour={collarColour(area)} gloss={0.85} />
      ) : null}
      {has('seal') ? <RoundShade id={`${prefix}-seal`} colour={silicone} gloss={0.55} /> : null}
    </defs>
  );
}

/** A number for SVG with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
