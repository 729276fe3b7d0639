import type { EditedSite } from '../editor.ts';

/** The languages of all sites: a product is to be told in each of them. English, which the others fall back to, comes first. */
export function siteLanguages(sites: readonly EditedSite[]): string[] {
  return [...new Set(['en', ...sites.flatMap(({ languages }) => languages)])];
}
