import { contrastPairs } from './contrast-pairs.ts';
import { contrast, oklch, toOklch } from './oklab.ts';
import { type Recipe, type SolvedTheme, solveTheme } from './solve.ts';

const step = 0.01;
/** Pages are hardly tinted, whatever the colours of the company. */
const maxTint = 0.008;
/** White text on the dark stage has to reach this before the finer pairs are solved. */
const stageRatio = 10;

/**
 * Solves a theme from the two colours that a company chose, `#rrggbb`: whatever is not readable is moved towards
 * light or dark until it is.
 */
export function solveCompanyTheme(accent: string, inverse: string, name = 'Company'): SolvedTheme {
  const solid = toOklch(accent);
  const stage = toOklch(inverse);
  const recipe = {
    key: 'Company',
    name,
    // Black and white leave no room for a lighter and a darker shade.
    accent: { ...solid, lightness: Math.min(0.96, Math.max(0.2, solid.lightness)) },
    neutral: { hue: stage.hue, chroma: Math.min(maxTint, stage.chroma) },
  };
  for (let lightness = stage.lightness; lightness > 0; lightness -= step) {
    const ground = lightness === stage.lightness ? inverse : oklch(lightness, stage.chroma, stage.hue);
    const theme = contrast('#ffffff', ground) < stageRatio ? undefined : withStage(recipe, ground);
    if (theme) return theme;
  }
  return solveTheme({ ...recipe, inverse: '#000000' });
}

/** The theme with this dark stage; undefined: text on it cannot be made light enough. */
function withStage(recipe: Recipe, inverse: string): SolvedTheme | undefined {
  let theme = solveTheme({ ...recipe, inverse });
  const { hue, chroma } = recipe.accent;
  for (let lightness = 0.78; lightness < 0.97 && !isReadable(theme); lightness += step) {
    const tokens = {
      ...theme.tokens,
      'inverse-muted': oklch(lightness, 0.012, recipe.neutral.hue),
      'inverse-accent': oklch(lightness, Math.min(chroma, 0.13), hue),
    };
    theme = { ...theme, tokens };
  }
  return isReadable(theme) ? theme : undefined;
}

function isReadable(theme: SolvedTheme): boolean {
  return contrastPairs(theme).every(({ colour, ground, least }) => contrast(colour, ground) >= least);
}
