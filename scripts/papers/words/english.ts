/** The texts of documents that are not in the catalogue. */
export const english = {
  'data-sheet': 'Data sheet',
  brochure: 'Brochure',
  declaration: 'Declaration of conformity',
  manual: 'Operating manual',
  extract: 'Extract',
  edition: 'Edition of November 2025',
  reserved:
    'Technical data may change with development. Values in the other system are converted and rounded.',
  data: 'Technical data',
  attribute: 'Property',
  metric: 'Metric',
  imperial: 'Imperial',
  steps: 'Processing steps',
  highlights: 'Highlights',
  variants: 'Variants',
  variant: 'Variant',
  differs: 'Differs in',
  colon: ':',
  contact:
    'Ask our process engineers: info@group.example · +41\u00a041\u00a0555\u00a001\u00a000. A question is answered within 24 hours.',
};

export type Words = typeof english;
