const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
/** Marks of Japanese kana change the sound, not the spelling: ガ is not カ. */
const kana = /[\u3040-\u30ff]/;

/** A word without variants of typing: compatibility forms unified, lower case, no accents. */
export function fold(word: string): string {
  const small = word.normalize('NFKC').toLowerCase();
  if (kana.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => letters[letter] ?? letter);
}

/** Lower case with accents: the form for stemming and for display. */
export function inSmallLetters(word: string): string {
  return word.normalize('NFKC').toLowerCase();
}

/** `größe` → `groesse`: how German umlauts are typed on other keyboards. Undefined: the word has none. */
export function withoutUmlauts(word: string): string | undefined {
  const small = inSmallLetters(word);
  if (!/[äöü]/.test(small)) return undefined;
  return fold(small.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));
}
