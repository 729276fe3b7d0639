/**
 * Words of the trade that differ from those in our texts: the beginning of the typed word, without accents, and that
 * of the word that is meant. A Czech fitter says "lisování", a Hungarian one "blankolás", and both know the English
 * word.
 */
const spoken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cs: { crimp: 'krimp', lisov: 'krimp', strip: 'odizol' },
  de: { kabelkonfekt: 'kabelverarbeit', krimp: 'crimp', strip: 'abisolier', verpress: 'crimp' },
  es: { engast: 'crimp', strip: 'pelad' },
  fr: { crimp: 'sertiss', strip: 'denud' },
  hu: { blankol: 'csupasz', crimp: 'krimp', kabelkonfekcio: 'kabelfeldolgoz', strip: 'csupasz' },
  ja: { crimp: '圧着', strip: '皮むき' },
  pt: { desencap: 'decap', strip: 'decap' },
  ro: { crimp: 'sertiz', desizol: 'dezizol', strip: 'dezizol' },
  sk: { crimp: 'krimp', lisov: 'krimp', strip: 'odizol' },
  zh: { crimp: '压接', strip: '剥线' },
};

/** The beginning of our word for a typed one, both folded; undefined: it is not in the list. */
export function findTradeWord(language: string, folded: string): string | undefined {
  return Object.entries(spoken[language] ?? {}).find(([typed]) => folded.startsWith(typed))?.[1];
}
