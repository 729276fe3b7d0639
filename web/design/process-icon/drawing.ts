/** A pictogram on a grid of 48 with strokes of 2: the cable in the accent colour, tools and terminals in ink. */
export type Drawing = {
  /** The solid parts of the cable: insulation, sheath, weld. Print is cut out of it. */
  solid?: string;
  /** Wires that bend, as strokes of 5. */
  wires?: string;
  /** The other wire of a pair, in ink, and the parts of the first that pass over it. */
  second?: string;
  over?: string;
  /** The line parts of the cable: strands, braid, foil, the insulation inside a sheath. */
  lines?: string;
  /** Tools, terminals, seals and arrows. */
  tool?: string;
};

/** A circle as part of a path. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A rectangle as part of a path. */
export const box = (left: number, top: number, right: number, bottom: number) =>
  `M${left} ${top}H${right}V${bottom}H${left}z`;
