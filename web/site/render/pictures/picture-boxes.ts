import type { Ladder } from './picture-ladders.ts';

/**
 * The box of a place in windows from a width upwards: its width, and its aspect ratio or height. Without
 * either it is as high as the picture.
 */
export type Box = {
  readonly from?: string;
  readonly width: string;
  readonly shape?: number;
  readonly height?: string;
};

/** A place for pictures, with its boxes from the widest window down to the default. */
export type Place = Ladder & {
  readonly boxes: readonly [Box, ...Box[]];
  /** Photographs are shown whole in it, too. */
  readonly isWhole?: true;
  /** Wide photographs get a frame of their own ratio, whatever the ratio of the place for machines. */
  readonly isOwn?: true;
  /** The box on phones, if it is not the last one. */
  readonly phoneBox?: Box;
};

/**
 * The width up to which the pictures of the catalogue and the scenes, of 1200 pixels, are sharp: `--w-sharp`
 * in web/design/styles/tokens.css.
 */
export const sharpest = '43rem';
/** The content width (`--edge` in web/design/styles/tokens.css), up to the maximum width of the site. */
export const column = '90.4vw - 0.3rem';
export const wholeColumn = [{ from: '91rem', width: '82rem' }, { width: column }] as const;
/** One of two, three or four in a row. */
export const half = '44.6vw - 0.2rem';
export const third = '29.4vw - 0.4rem';
export const quarter = '21.8vw';

export const [film, still, square1] = [16 / 9, 4 / 3, 1];

/** The same boxes with another aspect ratio. */
export const shaped = (shape: number, [widest, ...narrower]: Place['boxes']): Place['boxes'] => [
  { ...widest, shape },
  ...narrower.map((box) => ({ ...box, shape })),
];

export const thirds = [
  { from: '91rem', width: '26.4rem' },
  { from: '69.5rem', width: third },
  { from: '45.5rem', width: half },
  { width: column },
] as const;
export const quarters = [
  { from: '91rem', width: '19.4rem' },
  { from: '77.5rem', width: quarter },
  { from: '37.5rem', width: half },
  { width: column },
] as const;
export const halves = [
  { from: '91rem', width: '40.3rem' },
  { from: '62rem', width: half },
  { width: column },
] as const;
export const beside = [
  { from: '91rem', width: '39rem' },
  { from: '56rem', width: '44.1vw - 1.1rem' },
  { from: '48rem', width: sharpest },
  { width: column },
] as const;
/** Seven of twelve columns, with text in the other five. */
export const sevenTwelfths = [
  { from: '83.5rem', width: sharpest },
  { from: '56rem', width: '51.5vw - 1.4rem' },
  { from: '48rem', width: sharpest },
  { width: column },
] as const;
