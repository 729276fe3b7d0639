/**
 * Writes web/site/pages/locations/map/land.svg: the coasts of the world as a single path, from Natural
 * Earth's land at 1:110 million (public domain; npm package world-atlas). It is computed once, so that no
 * page needs a map service or a geometry library.
 */
import { writeFileSync } from 'node:fs';
import source from 'world-atlas/land-110m.json' with { type: 'json' };
import { project } from '#web/site/pages/locations/map/projection.ts';

type Topology = {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { land: { geometries: { arcs: number[][][] }[] } };
};
type Point = { x: number; y: number };

// TypeScript infers arrays from a JSON file where the format has pairs.
const topology = source as unknown as Topology;
const { scale, translate } = topology.transform;

/** TopoJSON stores each point as its integer difference from the point before. */
const arcs = topology.arcs.map((steps) => {
  let [column, row] = [0, 0];
  return steps.map(([right, up]): [number, number] => {
    [column, row] = [column + right, row + up];
    return [column * scale[0] + translate[0], row * scale[1] + translate[1]];
  });
});

const rings = topology.objects.land.geometries
  .flatMap(({ arcs }) => arcs.flat())
  .map((numbers) => numbers.flatMap((number) => (number < 0 ? arcs[~number]!.toReversed() : arcs[number]!)))
  // There are no locations in Antarctica, and it would take a fifth of the map.
  .filter((ring) => ring.some(([, latitude]) => latitude > -60))
  .map(unbroken)
  .map((ring) => simplified(ring.map(([longitude, latitude]) => project({ longitude, latitude }))))
  .filter((ring) => ring.length > 2);

/**
 * A coast that crosses the 180th meridian continues beyond the edge instead of jumping to the other side of
 * the map.
 */
function unbroken(ring: [number, number][]): [number, number][] {
  let turns = 0;
  const unrolled = ring.map(([longitude, latitude], index): [number, number] => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step) * 360;
    return [longitude + turns, latitude];
  });
  const longitudes = unrolled.map(([longitude]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const back = -360 * Math.round(middle / 360);
  return unrolled.map(([longitude, latitude]) => [longitude + back, latitude]);
}

/** Rounds to integers, and removes the points that then lie on a straight line. */
function simplified(points: Point[]): Point[] {
  const rounded = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return rounded.filter((point, index) => {
    const before = rounded[index - 1];
    return !before || before.x !== point.x || before.y !== point.y;
  });
}

const path = rings
  .map((ring) => {
    const steps = ring.slice(1).map(({ x, y }, index) => `${x - ring[index]!.x} ${y - ring[index]!.y}`);
    return `M${ring[0]!.x} ${ring[0]!.y}l${steps.join(' ').replaceAll(' -', '-')}z`;
  })
  .join('');

writeFileSync(
  new URL('../../web/site/pages/locations/map/land.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 860">
<title>Coasts of the world</title>
<!-- The coasts of the world after Natural Earth. Made by node scripts/assets/world-map.ts; see projection.ts. -->
<path id="land" d="${path}"/>
</svg>
`,
);
process.stdout.write(`${rings.length} coasts, ${path.length} characters\n`);
