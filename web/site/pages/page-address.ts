import type { PageData } from './page-query.ts';

/** Whether a page is its site's home page. */
export function isHome({ slug, ancestors }: Pick<PageData, 'slug' | 'ancestors'>): boolean {
  return slug === 'home' && ancestors.length === 0;
}
