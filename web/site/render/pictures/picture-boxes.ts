import type { Ladder } from './picture-ladders.ts';

/**
 * What a place is in windows from a width on: how wide, and either its shape (width over height) or how high. Without
 * both it is as high as the picture.
 */
export type Box = {
  readonly from?: string;
  readonly width: string;
  readonly shape?: number;
  readonly height?: string;
};

/** A place for pictures; its boxes from the widest window down to the one that holds for all others. */
export type Place = Ladder & {
  readonly boxes: readonly [Box, ...Box[]];
  /** Photographs stand whole in it, too. */
  readonly isWhole?: true;
  /** Wide photographs stand in a frame as wide as they are, whatever the shape of the place is for machines. */
  readonly isOwn?: true;
  /** On phones, where that is not the last of its boxes. */
  readonly phoneBox?: Box;
};

/** As wide as the pictures of the catalogue and the scenes, of 1200 pixels, are sharp: `--w-sharp` in web/design/styles/tokens.css. */
export const sharpest = '43rem';
/** Between the page's edges (`--edge` in web/design/styles/tokens.css), up to the width of the site. */
export const column = '90.4vw - 0.3rem';
export const wholeColumn = [{ from: '91rem', width: '82rem' }, { width: column }] as const;
/** One of two, three or four beside each other. */
export const half = '44.6vw - 0.2rem';
export const third = '29.4vw - 0.4rem';
export const quarter = '21.8vw';

export const [film, still, square1] = [16 / 9, 4 / 3, 1];

/** The same boxes in another shape. */
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
/** Seven of twelve columns, with words in the other five. */
export const sevenTwelfths = [
  { from: '83.5rem', width: sharpest },
  { from: '56rem', width: '51.5vw - 1.4rem' },
  { from: '48rem', width: sharpest },
  { width: column },
] as const;
