import type { RecordData } from '#contracts/content/records.ts';
import { type ThemeScheme, type ThemeTokenName, themeTokenNames } from '#contracts/themes/theme-tokens.ts';
import type { Theme } from './save-themes.ts';

/** A theme as editors have it: a field for each colour, and the fields for corners and typefaces. */
export function recordOfTheme({ name, scheme, tokens, sortIndex }: Theme): RecordData {
  return {
    name,
    scheme,
    ...Object.fromEntries(themeTokenNames.map((token) => [token, tokens[token] ?? null])),
    radius: tokens.radius === undefined ? null : Number(tokens.radius),
    typeface: tokens.typeface ?? 'archivo',
    typefaceFile: tokens['typeface-file'] ?? null,
    sortIndex,
  };
}

/** The reverse, for a record that follows its declaration. */
export function themeOfRecord(key: string, data: RecordData): Theme {
  const { name, radius, typeface, typefaceFile, sortIndex } = data;
  const { scheme, tokens } = colourTokens(data);
  return {
    key,
    name: String(name),
    scheme,
    tokens: {
      ...tokens,
      ...(typeof radius === 'number' && { radius: String(radius) }),
      ...(typeface !== 'archivo' && { typeface: String(typeface) }),
      ...(typeof typefaceFile === 'string' && { 'typeface-file': typefaceFile }),
    },
    sortIndex: Number(sortIndex),
  };
}

export function colourTokens(data: RecordData): {
  scheme: ThemeScheme;
  tokens: Record<ThemeTokenName, string>;
} {
  const tokens = Object.fromEntries(themeTokenNames.map((name) => [name, String(data[name])]));
  return {
    scheme: data.scheme === 'dark' ? 'dark' : 'light',
    tokens: tokens as Record<ThemeTokenName, string>,
  };
}
