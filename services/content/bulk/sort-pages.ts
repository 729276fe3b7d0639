import type { EditedPageEntry } from '../page/edit/find-edited-pages.ts';

export const pageActions = ['publish', 'takeOff', 'move', 'translate', 'bin'] as const;
export type PageAction = (typeof pageActions)[number];

type Placed = Pick<EditedPageEntry, 'id' | 'siteId' | 'path'>;

/**
 * Whether a page lies below another; the home page counts as nobody's parent here, since it never takes pages along.
 */
function isBelow(page: Placed, other: Placed): boolean {
  return page.siteId === other.siteId && other.path !== '/' && page.path.startsWith(`${other.path}/`);
}

/**
 * The order in which pages are changed together: pages are published from the top down, since links lead to pages
 * above, and unpublished from the bottom up. `along`: those that move with one above them.
 */
export function sortPages<Page extends Placed>(
  pages: readonly Page[],
  action: PageAction,
): { pages: Page[]; along: ReadonlySet<string> } {
  const down = pages.toSorted((a, b) => a.path.localeCompare(b.path, 'en') || a.id.localeCompare(b.id, 'en'));
  const takesAlong = action === 'move' || action === 'bin';
  const along = takesAlong ? pages.filter((page) => pages.some((other) => isBelow(page, other))) : [];
  return {
    pages: action === 'takeOff' ? down.reverse() : down,
    along: new Set(along.map(({ id }) => id)),
  };
}
