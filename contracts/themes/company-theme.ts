import { contrastPairs } from './contrast-pairs.ts';
import { contrast, oklch, toOklch } from './oklab.ts';
import { type Recipe, type SolvedTheme, solveTheme } from './solve.ts';

const step = 0.01;
/** The pages of a company are hardly tinted, whatever its colours. */
const maxTint = 0.008;
/** Of white words on the dark stage, before anything finer is looked at. */
const stageRatio = 10;

/**
 * The look of a company from the two colours that it chose, `#rrggbb`: whatever cannot be read is moved towards light or dark
 * until it can.
 */
export function solveCompanyTheme(accent: string, inverse: string, name = 'Company'): SolvedTheme {
  const solid = toOklch(accent);
  const stage = toOklch(inverse);
  const recipe = {
    key: 'Company',
    name,
    // At the very ends there is no lighter and no darker.
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

/** With this dark stage; undefined: what stands on it cannot be made light enough. */
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
