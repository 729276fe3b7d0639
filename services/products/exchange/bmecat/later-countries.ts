/**
 * Codes of ISO 3166-1 that are newer than the edition of 1997 to which both versions refer, or that it leaves
 * out.
 */
export const laterCountries: ReadonlySet<string> = new Set(
  'AX BL BQ CW GG IM JE ME MF MH RS SS SX TL UM XK ALL'.split(' '),
);
