import { contrastPairs } from './contrast-pairs.ts';
import { contrast, toOklch } from './oklab.ts';
import { type SolvedTheme, solveTheme } from './solve.ts';
import type { Theme } from './theme-tokens.ts';

/** More chroma than this glares on a dark background. */
const maxChroma = 0.125;
const maxTint = 0.008;
const step = 0.01;

const nights = new WeakMap<Theme, SolvedTheme>();

/**
 * The dark variant of a theme: its accent and its greys, solved for dark backgrounds. Undefined: the theme is dark
 * anyway.
 */
export function nightOf(theme: Theme): SolvedTheme | undefined {
  if (theme.scheme === 'dark') return undefined;
  let night = nights.get(theme);
  if (!night) {
    night = solveNight(theme);
    nights.set(theme, night);
  }
  return night;
}

function solveNight({ tokens }: Theme): SolvedTheme {
  const accent = toOklch(tokens.accent ?? '#808080');
  const stage = toOklch(tokens.inverse ?? '#000000');
  const chroma = Math.min(maxChroma, accent.chroma);
  const tint = Math.min(maxTint, stage.chroma);
  const solve = (lightness: number) =>
    solveTheme({
      key: 'Night',
      name: 'Night',
      accent: { hue: accent.hue, chroma, lightness },
      neutral: { hue: stage.hue, chroma: tint },
      scheme: 'dark',
    });
  let night = solve(0.74);
  for (let lightness = 0.75; lightness < 0.96 && !isReadable(night); lightness += step)
    night = solve(lightness);
  return night;
}

function isReadable(theme: SolvedTheme): boolean {
  return contrastPairs(theme).every(({ colour, ground, least }) => contrast(colour, ground) >= least);
}
