import { stage } from './derived-colours.ts';
import { contrast, oklch } from './oklab.ts';
import type { ThemeScheme, ThemeTokenName } from './theme-tokens.ts';

/** What a designer decides about a theme; everything else is solved from the contrast it must reach. */
export type Recipe = {
  key: string;
  name: string;
  /**
   * The hue of the accent in OKLCH degrees, its chroma, and the lightness from which the search for the solid starts.
   */
  accent: { hue: number; chroma: number; lightness: number };
  neutral: { hue: number; chroma: number };
  scheme?: ThemeScheme;
  /** The colour of the dark stage, where one was chosen. */
  inverse?: string;
  /** The page itself has the hue; cards stay lighter than it. */
  tinted?: boolean;
};

export type SolvedTheme = {
  key: string;
  name: string;
  scheme: ThemeScheme;
  tokens: Record<ThemeTokenName, string>;
};

const TEXT_RATIO = 4.6;
const MUTED_RATIO = 6.35;
const LABEL_RATIO = 4.7;
const DARK_LABEL_RATIO = 6;
const SHAPE_RATIO = 3.1;
const LIGHTNESS_STEP = 0.004;

/** Lightness of the twelve neutral steps: page, fills, lines, borders, then muted and full text. */
const LIGHT_STEPS = [0.992, 0.978, 0.957, 0.938, 0.918, 0.892, 0.855, 0.79, 0.6, 0.55, 0.455, 0.215];
const DARK_STEPS = [0.168, 0.198, 0.232, 0.262, 0.29, 0.322, 0.368, 0.45, 0.56, 0.62, 0.785, 0.955];

/** Moves the lightness away from the backgrounds until the ratio is reached on all of them. */
function solveFor(
  colourAt: (lightness: number) => string,
  from: number,
  direction: 1 | -1,
  grounds: string[],
  ratio: number,
): { colour: string; lightness: number } {
  for (let lightness = from; lightness > 0 && lightness < 1; lightness += direction * LIGHTNESS_STEP) {
    const colour = colourAt(lightness);
    if (grounds.every((ground) => contrast(colour, ground) >= ratio)) return { colour, lightness };
  }
  throw new Error(`No lightness reaches ${ratio}:1 on ${grounds.join(', ')}`);
}

function neutralRamp(recipe: Recipe, dark: boolean): string[] {
  const { hue, chroma } = recipe.neutral;
  return (dark ? DARK_STEPS : LIGHT_STEPS).map((lightness, step) => {
    const isFill = step < 6;
    const share = dark ? 1 : isFill ? (recipe.tinted ? 1 : 0.55) : 1.6;
    return oklch(lightness, chroma * share, hue);
  });
}

/**
 * The solid accent: with a white label where the hue is strong in the dark, with a dark one where it is only vivid
 * when bright.
 */
function solveSolid(recipe: Recipe) {
  const { hue, chroma, lightness } = recipe.accent;
  const at = (value: number) => oklch(value, chroma, hue);
  const livesBright = lightness > 0.68;
  const label = livesBright ? oklch(0.2, 0.015, recipe.neutral.hue) : '#ffffff';
  const solid = livesBright
    ? solveFor(at, lightness, 1, [label], DARK_LABEL_RATIO)
    : solveFor(at, lightness, -1, [label], LABEL_RATIO);
  const hover = at(solid.lightness + (livesBright ? 0.035 : -0.05));
  return { label, hover, colour: solid.colour, lightness: solid.lightness };
}

/**
 * Solves one theme. The grounds are everything that a colour may stand on: page, cards, sunken bands, the background
 * of product pictures and the accent's own tint.
 * @throws when a pair cannot be reached with the given hues
 */
export function solveTheme(recipe: Recipe): SolvedTheme {
  const scheme = recipe.scheme ?? 'light';
  const dark = scheme === 'dark';
  const tinted = recipe.tinted === true && !dark;
  const away = dark ? 1 : -1;
  const { hue, chroma } = recipe.accent;
  const ramp = neutralRamp(recipe, dark);
  const step = (number: number) => ramp[number - 1]!;

  const page = tinted ? step(3) : step(1);
  const surface = dark ? step(2) : tinted ? step(1) : '#ffffff';
  const surface2 = dark ? step(3) : step(2);
  // On a tinted page a band of the page's own colour would be invisible: it goes one step deeper.
  const sunken = tinted ? step(4) : step(3);
  const line = tinted ? step(6) : step(5);
  const subtle = dark ? oklch(0.27, chroma * 0.32, hue) : oklch(0.955, chroma * 0.15, hue);
  const grounds = [page, surface, surface2, sunken, stage(line, sunken), subtle];

  const solid = solveSolid(recipe);
  const findAccent = (lightness: number) => oklch(lightness, chroma, hue);
  const findGrey = (lightness: number) => oklch(lightness, recipe.neutral.chroma * 1.6, recipe.neutral.hue);
  const findMuted = (lightness: number) =>
    oklch(lightness, recipe.neutral.chroma * (dark ? 1 : 1.6), recipe.neutral.hue);
  const inverse =
    recipe.inverse ?? oklch(dark ? 0.13 : 0.205, recipe.neutral.chroma * 1.8 + 0.006, recipe.neutral.hue);

  return {
    key: recipe.key,
    name: recipe.name,
    scheme,
    tokens: {
      page,
      surface,
      'surface-2': surface2,
      sunken,
      line,
      'line-strong': tinted ? oklch(0.83, recipe.neutral.chroma * 1.6, recipe.neutral.hue) : step(7),
      control: solveFor(findGrey, dark ? 0.5 : 0.66, away, grounds, SHAPE_RATIO).colour,
      text: step(12),
      muted: solveFor(findMuted, dark ? 0.785 : 0.455, away, [page, sunken], MUTED_RATIO).colour,
      accent: solid.colour,
      'accent-hover': solid.hover,
      'on-accent': solid.label,
      'accent-text': solveFor(findAccent, dark ? 0.8 : 0.55, away, grounds, TEXT_RATIO).colour,
      'accent-subtle': subtle,
      focus: solveFor(findAccent, solid.lightness, away, grounds, SHAPE_RATIO).colour,
      inverse,
      'inverse-text': oklch(0.97, 0.004, recipe.neutral.hue),
      'inverse-muted': oklch(0.78, 0.012, recipe.neutral.hue),
      'inverse-accent': solveFor(
        (lightness) => oklch(lightness, Math.min(chroma, 0.13), hue),
        0.78,
        1,
        [inverse],
        TEXT_RATIO,
      ).colour,
    },
  };
}
