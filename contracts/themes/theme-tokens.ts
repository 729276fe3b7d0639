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
 * What a theme may say beside its colours: the radius of corners in pixels, a typeface of typefaces.ts, and of one of its
 * own the address.
 */
export const themeShapeNames = ['radius', 'typeface', 'typeface-file'] as const;

export type ThemeScheme = 'light' | 'dark';

/** A theme as the content back end delivers it. */
export type Theme = { key: string; scheme: ThemeScheme; tokens: Record<string, string> };

/** A colour as a theme has it. */
export const colour = /^#[0-9a-f]{6}$/;

/** The file of a typeface that the installation keeps itself. */
export const typefaceFile = /^\/media\/[\w-]{20,100}\/typeface\.woff2$/;

/** Round corners of more pixels than this are none of the site's. */
export const largestRadius = 16;
