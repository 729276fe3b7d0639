import type { ThemeTokenName } from '#contracts/themes/theme-tokens.ts';

/** The colours of a theme in the groups of its form: backgrounds, text, shapes, and the dark stage. */
export const tokenGroups = {
  grounds: ['page', 'surface', 'surface-2', 'sunken', 'accent-subtle'],
  inks: ['text', 'muted', 'accent-text'],
  shapes: ['accent', 'accent-hover', 'on-accent', 'focus', 'control', 'line', 'line-strong'],
  stage: ['inverse', 'inverse-text', 'inverse-muted', 'inverse-accent'],
} as const satisfies Record<string, readonly ThemeTokenName[]>;

export type TokenGroup = keyof typeof tokenGroups;
export const tokenGroupNames = Object.keys(tokenGroups) as TokenGroup[];
