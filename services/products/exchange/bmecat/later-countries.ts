/** Codes of ISO 3166-1 that are younger than the edition of 1997 which both versions name, or were left out there. */
export const laterCountries: ReadonlySet<string> = new Set(
  'AX BL BQ CW GG IM JE ME MF MH RS SS SX TL UM XK ALL'.split(' '),
);
