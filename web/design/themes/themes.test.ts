import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { statusColours } from './derived-colours.ts';
import { contrast, mixOklab, oklch } from './oklab.ts';
import { nightRecipe, recipes } from './recipes.ts';
import { type SolvedTheme, solveTheme } from './solve.ts';
import { themeCss } from './theme-css.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const withoutSpace = (css: string) => css.replaceAll(/\s|;(?=\s*\})/g, '');
const themes: SolvedTheme[] = JSON.parse(read('seed/content/themes.json'));

describe('NAV-07 themes', () => {
  test('NAV-07 the twelve themes are there', () => {
    expect(themes.map(({ key }) => key)).toEqual([
      'Default',
      'Copper',
      'Dark_Copper',
      'Product',
      'Light_Blue',
      'Iqc',
      'Adaptronic',
      'Cirris',
      'Diit',
      'Hosver',
      'Komax',
      'Schleuniger',
    ]);
  });

  const night = solveTheme(nightRecipe);

  test.each([...themes, night])('NAV-07 every pair of colours in $key can be read and seen', (theme) => {
    const failures = contrastPairs(theme)
      .filter(({ colour, ground, least }) => contrast(colour, ground) < least)
      .map(({ name, colour, ground }) => `${name}: ${contrast(colour, ground).toFixed(2)}`);
    expect(failures).toEqual([]);
  });

  test('what was written is what the recipes give', () => {
    const solved = recipes.map(solveTheme);
    expect(themes).toEqual(solved);
    expect(withoutSpace(read('web/site/style-guide/themes.css'))).toContain(withoutSpace(themeCss(solved)));
    const fallback = read('web/design/styles/default-theme.css');
    for (const [name, colour] of Object.entries(solved[0]!.tokens)) {
      expect(fallback).toContain(`--theme-${name}: ${colour};`);
    }
    const look = read('web/bff/editor/look.module.css');
    for (const [name, colour] of Object.entries(night.tokens)) {
      expect(look).toContain(`--theme-${name}: ${colour};`);
    }
  });
});

test('the status colours of the style sheet are those that were checked', () => {
  const tones = read('web/design/styles/tones.css');
  for (const scheme of ['light', 'dark'] as const) {
    for (const [status, colour] of Object.entries(statusColours[scheme])) {
      expect(tones).toContain(`--${status}-on-${scheme}: ${colour};`);
    }
  }
});

describe('colour arithmetic', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('OKLCH and back: red, and a chroma that sRGB does not have', () => {
    expect(oklch(0.62796, 0.25768, 29.234)).toBe('#ff0000');
    expect(oklch(0.7, 0.4, 150)).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('mixing is that of color-mix(in oklab)', () => {
    expect(mixOklab('#ffffff', 1, '#000000')).toBe('#ffffff');
    expect(mixOklab('#ffffff', 0.5, '#000000')).toBe('#636363');
  });

  test('a theme that cannot be solved says so', () => {
    const impossible = { ...recipes[0]!, accent: { hue: 45, chroma: 0.1, lightness: 0.69 } };
    expect(() => solveTheme({ ...impossible, neutral: { hue: Number.NaN, chroma: 0.1 } })).toThrow();
  });
});
