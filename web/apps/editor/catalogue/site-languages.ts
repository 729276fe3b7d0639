import type { EditedSite } from '../editor.ts';

/**
 * The languages of all sites, in each of which products need texts. English comes first, since the others
 * fall back to it.
 */
export function siteLanguages(sites: readonly EditedSite[]): string[] {
  return [...new Set(['en', ...sites.flatMap(({ languages }) => languages)])];
}
