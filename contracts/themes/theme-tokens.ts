/** The colours a theme is made of; each becomes the custom property `--theme-<name>` (see styles/tones.css). */
export const themeTokenNames = [
  'page',
  'surface',
  'surface-2',
  'sunken',
  'line',
  'line-strong',
  'control',
  'text',
  'muted',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'accent-subtle',
  'focus',
  'inverse',
  'inverse-text',
  'inverse-muted',
  'inverse-accent',
] as const;

export type ThemeTokenName = (typeof themeTokenNames)[number];

/**
 * What a theme may set beside its colours: the radius of corners in pixels, a typeface of typefaces.ts and, for an
 * own one, its address.
 */
export const themeShapeNames = ['radius', 'typeface', 'typeface-file'] as const;

export type ThemeScheme = 'light' | 'dark';

/** A theme as the content back end delivers it. */
export type Theme = { key: string; scheme: ThemeScheme; tokens: Record<string, string> };

/** A colour of a theme. */
export const colour = /^#[0-9a-f]{6}$/;

/** The file of a typeface that this installation stores. */
export const typefaceFile = /^\/media\/[\w-]{20,100}\/typeface\.woff2$/;

/** The largest radius of corners in pixels that fits the design. */
export const maxRadius = 16;
