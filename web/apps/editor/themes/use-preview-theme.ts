import { useState } from 'react';
import type { RecordData } from '#contracts/content/records.ts';
import type { SolvedTheme } from '#contracts/themes/solve.ts';
import {
  maxRadius,
  colour as plainColour,
  themeTokenNames,
  typefaceFile,
} from '#contracts/themes/theme-tokens.ts';
import { isTypeface } from '#contracts/themes/typefaces.ts';
import { isSame } from '../same.ts';

/** A theme that can be applied: its colours, corners and typefaces. */
export type PreviewTheme = SolvedTheme & { readonly shape: Readonly<Record<string, string>> };

/** The theme of a record; an incomplete colour is replaced by the last valid one. */
export function usePreviewTheme(key: string, data: RecordData): PreviewTheme {
  const [shown, setShown] = useState(() => toPreviewTheme(key, data));
  const next = toPreviewTheme(key, data, shown);
  if (isSame(next, shown)) return shown;
  setShown(next);
  return next;
}

function toPreviewTheme(key: string, data: RecordData, before?: PreviewTheme): PreviewTheme {
  const { scheme, radius, typeface, typefaceFile: file } = data;
  const tokens = themeTokenNames.map((name) => {
    const typed = data[name];
    const isColour = typeof typed === 'string' && plainColour.test(typed);
    return [name, isColour ? typed : (before?.tokens[name] ?? '#808080')];
  });
  const isRadius =
    typeof radius === 'number' && Number.isInteger(radius) && radius >= 0 && radius <= maxRadius;
  return {
    key,
    name: typeof data.name === 'string' ? data.name : '',
    scheme: scheme === 'dark' ? 'dark' : 'light',
    tokens: Object.fromEntries(tokens),
    shape: {
      ...(isRadius && { radius: String(radius) }),
      ...(typeof typeface === 'string' && isTypeface(typeface) && { typeface }),
      ...(typeof file === 'string' && typefaceFile.test(file) && { 'typeface-file': file }),
    },
  };
}
