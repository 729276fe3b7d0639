import type { PageData } from './page-query.ts';

/** What a page was made of: itself and the pages it teases. A publication of any drops it from the page cache. */
export function cacheTagsOf(page: PageData): string[] {
  const lists = page.blocks.flatMap((block) => (block.type === 'teaserList' ? [block] : []));
  const teased = lists.flatMap((list) => list.pages.map(({ id }) => `page:${id}`));
  return [...new Set([`page:${page.id}`, ...teased])];
}
