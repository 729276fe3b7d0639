/** The kinds of columns in a wire list. */
export const columnKinds = [
  'area',
  'gauge',
  'length',
  'diameter',
  'colour',
  'end1',
  'end2',
  'seal1',
  'seal2',
  'ferrule',
  'count',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The index of each kind of column; other columns are ignored. */
export type Columns = Readonly<Partial<Record<ColumnKind, number>>>;

/** Headings in German, English and French, in the order in which they are tried. */
const words: readonly (readonly [ColumnKind, RegExp])[] = [
  ['seal1', /(?:seal|tülle|tuelle|dichtung|joint|passe-fil).*(?:1|a|from|von|links|left|gauche|départ)$/],
  ['seal2', /(?:seal|tülle|tuelle|dichtung|joint|passe-fil).*(?:2|b|to|nach|rechts|right|droite|arrivée)$/],
  ['ferrule', /ferrule|aderendh|embout/],
  [
    'end1',
    /^(?:end|ende|extrémité|extremite|terminal|contact|kontakt|anschlag|connexion)\s*(?:1|a|from|von|links|left|gauche)$|^(?:from|von|départ|left|links)\s*(?:terminal|kontakt|contact)$/,
  ],
  [
    'end2',
    /^(?:end|ende|extrémité|extremite|terminal|contact|kontakt|anschlag|connexion)\s*(?:2|b|to|nach|rechts|right|droite)$|^(?:to|nach|arrivée|right|rechts)\s*(?:terminal|kontakt|contact)$/,
  ],
  ['gauge', /\bawg\b|^gauge$|^gage$/],
  ['area', /cross.?section|querschnitt|section|mm²|mm2|qmm|^(?:area|size|cs|csa|qs)$/],
  ['diameter', /diam|durchmesser|ø|^(?:od|o\.d\.)$/],
  ['length', /length|länge|laenge|longueur|^(?:len|lg|l)$/],
  ['colour', /colou?r|farbe|couleur|^(?:col|clr|fb)$/],
  [
    'count',
    /quantity|qty|count|pieces|anzahl|menge|stück|stueck|quantité|quantite|nombre|pcs|^(?:n|nb|stk)$/,
  ],
];

const units = /[([]?\s*\b(mm²|mm2|qmm|awg|mm|cm|m|in|inch|ft)\b\s*[)\]]?|²/gi;

/** The kind of column of a heading. Undefined: not recognised. */
function readHead(head: string): ColumnKind | undefined {
  const plain = head.trim().toLowerCase();
  const bare = plain
    .replace(units, '')
    .replace(/[_.:/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.find(([, pattern]) => pattern.test(bare) || pattern.test(plain))?.[0];
}

/** The unit of length in a heading; millimetres by default. */
export function lengthUnit(head: string): string {
  const [, unit = 'mm'] = /[([\s](mm|cm|m|in|inch|ft)\s*[)\]]?\s*$/i.exec(head.trim()) ?? [];
  return unit.toLowerCase();
}

/** The first column of each kind. */
export function findColumns(heads: readonly string[]): Columns {
  const columns: Partial<Record<ColumnKind, number>> = {};
  for (const [place, head] of heads.entries()) {
    const kind = readHead(head);
    if (kind && columns[kind] === undefined) columns[kind] = place;
  }
  return columns;
}
