import type { Language } from '#contracts/languages.ts';
import { draftPages, type SetupStep, type StepValues, setupSteps } from '#contracts/setup/steps.ts';
import { solveCompanyTheme } from '#contracts/themes/company-theme.ts';
import { plainColours } from '#contracts/themes/plain-theme.ts';
import type { SolvedTheme } from '#contracts/themes/solve.ts';
import { isTypeface } from '#contracts/themes/typefaces.ts';

const colour = /^#[0-9a-f]{6}$/i;

/** The initial values of a step that nobody has saved yet. */
export function fillIn(step: SetupStep, kept: StepValues | undefined, language: Language): StepValues {
  if (kept) return kept;
  switch (step) {
    case 'site':
      return { languages: language, defaultLanguage: language, units: 'byCountry' };
    case 'look':
      return { ...plainColours, radius: '8', typeface: 'archivo' };
    case 'catalogue':
      return { starter: 'none' };
    case 'mail':
      return { mailSecurity: 'tls' };
    case 'pages':
      return { pages: draftPages.join(' ') };
    default:
      return {};
  }
}

/**
 * The theme that results from two colours, corners and a typeface; an incomplete colour is replaced by the
 * default.
 */
export function companyTheme({ accent = '', inverse = '', radius, typeface }: StepValues): SolvedTheme {
  const theme = solveCompanyTheme(
    colour.test(accent) ? accent.toLowerCase() : plainColours.accent,
    colour.test(inverse) ? inverse.toLowerCase() : plainColours.inverse,
  );
  const shape = {
    ...(setupSteps.look.radius.pattern.test(radius ?? '') && { radius }),
    ...(isTypeface(typeface) && { typeface }),
  };
  return { ...theme, tokens: { ...theme.tokens, ...shape } };
}
