import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { solveCompanyTheme } from './company-theme.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { statusColours } from './derived-colours.ts';
import { nightOf } from './night.ts';
import { contrast, mixOklab, oklch } from './oklab.ts';
import { plainColours } from './plain-theme.ts';
import { type Recipe, type SolvedTheme, solveTheme } from './solve.ts';
import { themeCss } from './theme-css.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const withoutSpace = (css: string) => css.replaceAll(/\s|;(?=\s*\})/g, '');
const folder = 'seed/company/content/themes';
const files: (SolvedTheme & { order: number; recipe?: Recipe })[] = readdirSync(
  new URL(`../../${folder}`, import.meta.url),
)
  .map((name) => ({ key: name.replace('.yaml', ''), ...parse(read(`${folder}/${name}`)) }))
  .sort((one, other) => one.order - other.order);
const themes = files.map(({ key, name, scheme, tokens }): SolvedTheme => ({ key, name, scheme, tokens }));

describe('NAV-07 themes', () => {
  test('NAV-07 the twelve themes are there', () => {
    const twelve = [
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
    ];
    expect(themes.map(({ key }) => key).filter((key) => twelve.includes(key))).toEqual(twelve);
  });

  const plain = solveCompanyTheme(plainColours.accent, plainColours.inverse);
  const hues = Array.from({ length: 12 }, (_, index) => oklch(0.55, 0.2, index * 30));
  const nights = [plain, ...themes, ...hues.map((hue) => solveCompanyTheme(hue, '#0e1b2c', hue))].flatMap(
    (theme) => {
      const night = nightOf(theme);
      return night ? [{ ...night, key: `${theme.key} ${theme.tokens.accent} in the dark` }] : [];
    },
  );

  test.each([...themes, plain, ...nights])(
    'NAV-07 every pair of colours in $key can be read and seen',
    (theme) => {
      const failures = contrastPairs(theme)
        .filter(({ colour, ground, least }) => contrast(colour, ground) < least)
        .map(({ name, colour, ground }) => `${name}: ${contrast(colour, ground).toFixed(2)}`);
      expect(failures).toEqual([]);
    },
  );

  test('what was written is what the recipes give; `node scripts/themes.ts` writes it anew', () => {
    for (const { key, name, scheme, recipe, tokens } of files) {
      if (recipe) expect(tokens, key).toEqual(solveTheme({ ...recipe, key, name, scheme }).tokens);
    }
    expect(JSON.parse(read('web/site/style-guide/theme/themes.json'))).toEqual(themes);
    expect(withoutSpace(read('web/site/style-guide/theme/themes.css'))).toContain(
      withoutSpace(themeCss(themes)),
    );
    const fallback = read('web/design/styles/default-theme.css');
    for (const [name, colour] of Object.entries(plain.tokens)) {
      expect(fallback).toContain(`--theme-${name}: ${colour};`);
    }
    const sheet = read('web/design/styles/night.css');
    for (const [name, colour] of Object.entries(nightOf(plain)!.tokens)) {
      expect(sheet.split(`--theme-${name}: ${colour};`), 'by the device, and by choice').toHaveLength(3);
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
    const impossible = {
      key: 'Impossible',
      name: 'Impossible',
      scheme: 'light' as const,
      accent: { hue: 45, chroma: 0.1, lightness: 0.69 },
    };
    expect(() => solveTheme({ ...impossible, neutral: { hue: Number.NaN, chroma: 0.1 } })).toThrow();
  });
});
