/** Three letters of ISO 639-2, terminological first, bibliographic second where it differs. */
const codes: Readonly<Record<string, readonly string[]>> = {
  cs: ['ces', 'cze'],
  de: ['deu', 'ger'],
  en: ['eng'],
  es: ['spa'],
  fr: ['fra', 'fre'],
  hu: ['hun'],
  ja: ['jpn'],
  pt: ['por'],
  ro: ['ron', 'rum'],
  sk: ['slk', 'slo'],
  zh: ['zho', 'chi'],
};

const byCode = new Map(
  Object.entries(codes).flatMap(([language, all]) => all.map((code) => [code, language])),
);

/** `de` → `deu` */
export function languageCode(language: string): string {
  return codes[language]?.[0] ?? 'eng';
}

/** `deu`, `GER`, `de`, `de-DE` → `de`; null for a language that the catalogue is not written in. */
export function languageOfCode(code: string): string | null {
  const plain = code.trim().toLowerCase();
  const short = plain.slice(0, 2);
  return byCode.get(plain) ?? (/^[a-z]{2}([-_]|$)/.test(plain) && short in codes ? short : null);
}
