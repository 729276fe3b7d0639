/**
 * Where the site answers without a page of its content: the areas that a path in a link may lead into. What lies
 * below (products, forms, screens) is known there only.
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
