/**
 * Units that are words: pieces and turns have a different word in each language. English uses the symbol
 * itself.
 */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pcs/h': {
    de: 'Stk./h',
    fr: 'pièces/h',
    es: 'piezas/h',
    pt: 'peças/h',
    cs: 'ks/h',
    sk: 'ks/h',
    hu: 'db/h',
    ro: 'buc/h',
    ja: '個/h',
    zh: '件/h',
  },
  pcs: {
    de: 'Stk.',
    fr: 'pièces',
    es: 'piezas',
    pt: 'peças',
    cs: 'ks',
    sk: 'ks',
    hu: 'db',
    ro: 'buc',
    ja: '個',
    zh: '件',
  },
  rpm: {
    de: 'U/min',
    fr: 'tr/min',
    cs: 'ot/min',
    sk: 'ot/min',
    hu: 'ford./perc',
    ro: 'rot/min',
    ja: 'min⁻¹',
    zh: 'r/min',
  },
};

/** The unit in a language; units of measurement have the same symbol in all of them. */
export function findUnit(unit: string, language: string): string {
  return words[unit]?.[language] ?? unit;
}

const symbols = new Map(
  Object.entries(words).flatMap(([symbol, written]) =>
    Object.values(written).map((word) => [word, symbol] as const),
  ),
);

/** The symbol of a unit written in any language, so that visitors may type what the page shows. */
export function getSymbol(unit: string): string {
  return symbols.get(unit) ?? unit;
}
