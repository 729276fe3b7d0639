/** Length, depth and height of a machine in mm. */
export type Body = { readonly length: number; readonly depth: number; readonly height: number };

export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Machines from the front and from above, all to one scale: the same units in every drawing are the same length. */
export type Footprints = {
  /** Of every drawing, in mm: room for the longest, the highest and the deepest. */
  readonly width: number;
  readonly height: number;
  /** The line on which the machines stand. */
  readonly floor: number;
  readonly drawn: readonly ({ readonly front: Rectangle; readonly plan: Rectangle } | undefined)[];
  /** The columns that need the least floor; none where all do. */
  readonly smallest: readonly boolean[];
};

/** Undefined: fewer than one is known, and there is nothing to draw. */
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

/** The length of a measure for the drawings: the longest round one that is no more than half as wide as they are. */
export function getMeasure(width: number, measures: readonly number[]): number {
  return measures.findLast((measure) => measure <= width / 2) ?? measures[0]!;
}
