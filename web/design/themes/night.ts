import { nightRecipe } from './night-recipe.ts';
import { solveTheme } from './solve.ts';

/** The theme that is dark where the device, or the reader, wants it; the others are the same at any time of day. */
const themeWithNight = 'Default';

const nightPage = solveTheme(nightRecipe).tokens.page;

/** The ground of pages of a theme in the dark; undefined: the theme has one look. */
export const nightGround = (theme: string): string | undefined =>
  theme === themeWithNight ? nightPage : undefined;
