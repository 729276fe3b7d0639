/** STY-01; no sitemap names them. */
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
