import type { ImageSizeName } from '#contracts/content/images/images.ts';

/**
 * The widths in which a picture is offered, in ascending order, and the one for programs that do not read
 * `srcset`.
 */
export type Ladder = {
  readonly names: Names;
  readonly main: ImageSizeName;
  /**
   * The widths for phones with three pixels a point: `dense` in web/site/render/pictures/placed-picture.ts.
   */
  readonly onPhones?: Names;
};
type Names = readonly [ImageSizeName, ...ImageSizeName[]];

const dense = ['dense480', 'dense620', 'dense780', 'dense980', 'dense1200', 'dense1560'] as const;
/** For a picture of which a phone shows half. */
export const denseSquare = [
  'denseSquare780',
  'denseSquare900',
  'denseSquare1040',
  'denseSquare1200',
] as const;
const large = ['w1400', 'w1600', 'w2000', 'w2560', 'w3200', 'w3840'] as const;
export const scaled: Ladder = {
  names: ['card', 'classification', 'phone', 'Inline', 'BreakOut', 'Stretched', ...large],
  main: 'Inline',
  onPhones: dense,
};
export const catalogue: Ladder = {
  names: ['card', 'classification', 'phone', 'Inline', 'BreakOut', 'classificationLarge', ...large],
  main: 'Inline',
  onPhones: dense,
};
export const square: Ladder = {
  names: ['square480', 'square620', 'square780', 'AsideSquare', 'square1200', 'square1560'],
  main: 'AsideSquare',
};
const wide = ['video480', 'video620', 'video780', 'AsideVideo', 'StretchedVideo', 'video1560'] as const;
export const video: Ladder = { names: wide, main: 'AsideVideo' };
export const stretchedVideo: Ladder = { names: [...wide, 'video2000', 'video2400'], main: 'StretchedVideo' };
