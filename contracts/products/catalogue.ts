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

/** How products belong together. */
export const relations = ['related', 'component', 'service'] as const;
export type Relation = (typeof relations)[number];
