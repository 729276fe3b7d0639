import type { PageDraft } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { ofPage } from '../../page/edit/page-change.ts';
import type { BaseSiteContext } from './find-site-context.ts';

type Version = { countries: readonly string[]; languages: readonly string[] };

/**
 * LOC-07: every address that a page names as its translation must name it back. A page for everybody names an address
 * for each country and language; where a country has a version of its own that lacks a language, its readers get that
 * version in another language, and nothing names the page back. So a version for countries needs every language that
 * its readers may choose and the page for everybody has.
 */
export function problemsOfAlternates(
  { countries }: Pick<PageDraft, 'countries'>,
  languages: readonly string[],
  around: Pick<BaseSiteContext, 'versions' | 'countries'>,
): ContentProblem[] {
  const own: Version = { countries, languages };
  const pairs: [universal: Version, special: Version][] =
    countries.length === 0
      ? around.versions.filter((version) => version.countries.length > 0).map((version) => [own, version])
      : around.versions.filter((version) => version.countries.length === 0).map((version) => [version, own]);
  return pairs.flatMap(([universal, special]) =>
    universal.languages.flatMap((language) => {
      const readers = around.countries.filter(
        (country) => special.countries.includes(country.code) && country.languages.includes(language),
      );
      if (special.languages.includes(language) || readers.length === 0) return [];
      const codes = readers.map(({ code }) => code).join(', ');
      return [ofPage('languages', 'hreflangVariant', { language, countries: codes })];
    }),
  );
}
