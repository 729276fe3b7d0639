/** Length, depth and height of a machine in mm. */
export type Body = { readonly length: number; readonly depth: number; readonly height: number };

export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Machines from the front and from above, all to one scale. */
export type Footprints = {
  /** The size of every drawing in mm, with room for the longest, highest and deepest machine. */
  readonly width: number;
  readonly height: number;
  /** The line on which the machines stand. */
  readonly floor: number;
  readonly drawn: readonly ({ readonly front: Rectangle; readonly plan: Rectangle } | undefined)[];
  /** The columns with the smallest footprint; all false where all are equal. */
  readonly smallest: readonly boolean[];
};

/** Undefined: no dimensions are known. */
export function layOutFootprints(bodies: readonly (Body | undefined)[]): Footprints | undefined {
  const known = bodies.filter((body) => body !== undefined);
  if (known.length === 0) return undefined;
  const longest = Math.max(...known.map(({ length }) => length));
  const floor = Math.max(...known.map(({ height }) => height));
  const gap = longest * gapOfLength;
  const areas = bodies.map((body) => body && body.length * body.depth);
  const least = Math.min(...known.map(({ length, depth }) => length * depth));
  const isTie = areas.every((area) => area === undefined || area === least);
  return {
    width: longest,
    height: floor + gap + Math.max(...known.map(({ depth }) => depth)),
    floor,
    drawn: bodies.map(
      (body) =>
        body && {
          front: { x: 0, y: floor - body.height, width: body.length, height: body.height },
          plan: { x: 0, y: floor + gap, width: body.length, height: body.depth },
        },
    ),
    smallest: areas.map((area) => !isTie && area === least),
  };
}

/** Between the two views. */
const gapOfLength = 0.06;

/** The longest measure that is at most half as wide as the drawings. */
export function getMeasure(width: number, measures: readonly number[]): number {
  return measures.findLast((measure) => measure <= width / 2) ?? measures[0]!;
}
