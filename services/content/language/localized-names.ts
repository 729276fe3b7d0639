import { languages, sisCode } from '#contracts/languages.ts';

export type LocalizedName = { locale: string; displayName: string };

/** The name of a country or language in each of the languages (decision 34); `names` take precedence. */
export function localizedNames(
  type: 'region' | 'language',
  code: string,
  names: Readonly<Record<string, string>> = {},
): LocalizedName[] {
  const found = known[type].get(code) ?? cldrNames(type, code);
  known[type].set(code, found);
  return found.map(({ locale, displayName }) => ({
    locale,
    displayName: names[locale] ?? displayName ?? names.en ?? code,
  }));
}

/** About 2,800 names, cached for good since they never change. */
const known = { region: new Map<string, CldrName[]>(), language: new Map<string, CldrName[]>() };
type CldrName = { locale: string; displayName: string | undefined };

function cldrNames(type: 'region' | 'language', code: string): CldrName[] {
  return languages.map((locale) => {
    const names = new Intl.DisplayNames(sisCode(locale), { type, fallback: 'none' });
    return { locale, displayName: isCode(type, code) ? names.of(code) : undefined };
  });
}

/** CLDR has no name for `ALL`. */
function isCode(type: 'region' | 'language', code: string): boolean {
  return type === 'language' || /^[A-Z]{2}$/.test(code);
}
