/** Colours of insulation by their codes after IEC 60757. */
export const insulation = {
  BK: '#25282c',
  BN: '#7b4b2c',
  RD: '#c42a2a',
  OG: '#e57818',
  YE: '#f1c31d',
  GN: '#2f8c50',
  BU: '#2967b6',
  VT: '#7347a6',
  GY: '#8c9299',
  WH: '#eef0f2',
} as const;

/** Collars of ferrules by cross-section in mm², after DIN 46228-4. */
const collars: ReadonlyMap<number, string> = new Map([
  [0.5, '#eef0f2'],
  [0.75, '#8c9299'],
  [1, '#c42a2a'],
  [1.5, '#25282c'],
  [2.5, '#2967b6'],
  [4, '#8c9299'],
  [6, '#f1c31d'],
  [10, '#c42a2a'],
  [16, '#2967b6'],
  [25, '#f1c31d'],
  [35, '#c42a2a'],
  [50, '#2967b6'],
]);

export const collarColour = (area: number): string => collars.get(area) ?? '#8c9299';
export const copper = '#c8723b';
export const tin = '#b9c0c6';
export const silicone = '#3f9fc4';
/** The colour of outlines. */
export const ink = '#0b0e12';

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, place) => Math.round(value + (other[place]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The lightness of a colour, from 0 (black) to 1. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/**
 * The gradient of a round body lit from above: a highlight at a quarter, shade below, some reflected light at
 * the lower edge.
 */
export function RoundShade({ id, colour, gloss = 1 }: { id: string; colour: string; gloss?: number }) {
  const deep = lightness(colour) > 0.8 ? 0.5 : 1;
  const shine = (lightness(colour) < 0.25 ? 0.42 : 0.62) * gloss;
  const stops: readonly (readonly [number, string])[] = [
    [0, mix(colour, ink, 0.34 * deep)],
    [0.1, mix(colour, ink, 0.06)],
    [0.26, mix(colour, '#ffffff', shine)],
    [0.36, mix(colour, '#ffffff', 0.16 * gloss)],
    [0.52, colour],
    [0.8, mix(colour, ink, 0.36 * deep)],
    [0.93, mix(colour, ink, 0.52 * deep)],
    [1, mix(colour, ink, 0.36 * deep)],
  ];
  return <Shade id={id} stops={stops} />;
}

/** The gradient of a sheet-metal barrel rolled from both sides: two highlights and the seam between them. */
export function BarrelShade({ id }: { id: string }) {
  const stops: readonly (readonly [number, string])[] = [
    [0, '#777e85'],
    [0.2, '#f6f8f9'],
    [0.44, '#a3aab0'],
    [0.49, '#6a7178'],
    [0.5, '#3c4248'],
    [0.51, '#868d94'],
    [0.68, '#eef1f3'],
    [0.94, '#6e757c'],
    [1, '#50565c'],
  ];
  return <Shade id={id} stops={stops} />;
}

function Shade({ id, stops }: { id: string; stops: readonly (readonly [number, string])[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stopColor={colour} />
      ))}
    </linearGradient>
  );
}
