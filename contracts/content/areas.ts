/**
 * The areas of the site that have no pages of the content, but to which a path in a link may lead. Only their
 * own code knows which addresses below them exist (products, forms, screens).
 */
export const areas: readonly string[] = [
  '/.well-known',
  '/about-us/locations-and-contacts',
  '/api/catalogue',
  '/catalogue.bmecat.zip',
  '/catalogue.csv',
  '/compare',
  '/confirm-email',
  '/contact',
  '/editor',
  '/file',
  '/financial-calendar.ics',
  '/fit',
  '/for-developers',
  '/forms',
  '/image',
  '/invitation',
  '/llms.txt',
  '/media',
  '/media-releases',
  '/mykomax',
  '/news',
  '/news.json',
  '/opensearch.xml',
  '/products',
  '/register',
  '/reset-password',
  '/robots.txt',
  '/search',
  '/services',
  '/sign-in',
  '/signed-out',
  '/sitemap.xml',
  '/sitemaps',
  '/stories',
  '/style-guide',
  '/subscription',
];

/** Whether a path leads into one of them. Letter case is ignored for pages only. */
export function isInArea(path: string): boolean {
  const plain = path.toLowerCase();
  return areas.some((area) => plain === area || plain.startsWith(`${area}/`));
}
