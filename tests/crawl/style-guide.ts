/** STY-01: they are in no sitemap. */
export const styleGuide = [
  '/style-guide',
  '/style-guide/buttons',
  '/style-guide/components',
  '/style-guide/inputs',
  '/style-guide/modules',
  '/style-guide/pages/error',
  '/style-guide/typography',
  '/style-guide/tools/email-links',
];
