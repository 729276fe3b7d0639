/**
 * Where the site answers without a page of its content: the areas that a path in a link may lead into. What lies below
 * (products, forms, screens) is theirs to know.
 */
export const areas: readonly string[] = [
  '/about-us/locations-and-contacts',
  '/compare',
  '/contact',
  '/editor',
  '/file',
  '/financial-calendar.ics',
  '/forms',
  '/image',
  '/invitation',
  '/media',
  '/media-releases',
  '/mykomax',
  '/news',
  '/news.json',
  '/products',
  '/register',
  '/reset-password',
  '/search',
  '/services',
  '/sign-in',
  '/sitemap.xml',
  '/stories',
  '/style-guide',
  '/subscription',
];

/** Whether a path leads into one of them; letter case counts for pages only. */
export function isInArea(path: string): boolean {
  const plain = path.toLowerCase();
  return areas.some((area) => plain === area || plain.startsWith(`${area}/`));
}
