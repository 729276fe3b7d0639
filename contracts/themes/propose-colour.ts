import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { contrast, oklch, toOklch } from './oklab.ts';
import type { ThemeScheme, ThemeTokenName } from './theme-tokens.ts';

const step = 0.004;

type Colours = { scheme: ThemeScheme; tokens: Record<ThemeTokenName, string> };

/**
 * The colour of the same hue, nearest in lightness, with which every pair of a token is readable; undefined: given
 * the other colours, there is none.
 */
export function proposeColour(theme: Colours, token: ThemeTokenName): string | undefined {
  const { lightness, chroma, hue } = toOklch(theme.tokens[token]);
  for (let distance = step; distance < 1; distance += step)
    for (const candidate of [lightness - distance, lightness + distance]) {
      if (candidate < 0 || candidate > 1) continue;
      const colour = oklch(candidate, chroma, hue);
      if (holds({ ...theme, tokens: { ...theme.tokens, [token]: colour } }, token)) return colour;
    }
  return undefined;
}

function holds(theme: Colours, token: ThemeTokenName): boolean {
  return pairsOf(contrastPairs(theme), token).every(
    ({ colour, ground, least }) => contrast(colour, ground) >= least,
  );
}

/** The pairs that a token decides: those of its ink or, for a pure background, those on it. */
export function pairsOf(pairs: readonly ContrastPair[], token: ThemeTokenName): ContrastPair[] {
  const own = pairs.filter(({ inkToken }) => inkToken === token);
  return own.length > 0 ? own : pairs.filter(({ groundToken }) => groundToken === token);
}
