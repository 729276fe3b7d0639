import { isLanguage, threeLetterCodes } from '#contracts/languages.ts';

const byCode: ReadonlyMap<string, string> = new Map(
  Object.entries(threeLetterCodes).flatMap(([language, codes]) =>
    codes.map((code) => [code, language] as const),
  ),
);

/** `de` → `deu` */
export function languageCode(language: string): string {
  return threeLetterCodes[isLanguage(language) ? language : 'en'][0];
}

/** `deu`, `GER`, `de`, `de-DE` → `de`; null: the catalogue is not available in this language. */
export function languageOfCode(code: string): string | null {
  const plain = code.trim().toLowerCase();
  const short = plain.slice(0, 2);
  return byCode.get(plain) ?? (/^[a-z]{2}([-_]|$)/.test(plain) && isLanguage(short) ? short : null);
}
