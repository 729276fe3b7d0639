/** The kinds of documents that a product may have. */
export const documentTypes = [
  'brochure',
  'data-sheet',
  'manual',
  'declaration',
  'spare-parts',
  'application-note',
  'release-note',
] as const;

/** The kinds of relations between products. */
export const relations = ['related', 'component', 'service'] as const;
export type Relation = (typeof relations)[number];
