import type { EditedPageEntry } from '../page/edit/find-edited-pages.ts';

export const pageActions = ['publish', 'takeOff', 'move', 'translate', 'bin'] as const;
export type PageAction = (typeof pageActions)[number];

type Placed = Pick<EditedPageEntry, 'id' | 'siteId' | 'path'>;

/** A page without the home page's, which is above all others and takes none of them along. */
function isBelow(page: Placed, other: Placed): boolean {
  return page.siteId === other.siteId && other.path !== '/' && page.path.startsWith(`${other.path}/`);
}

/**
 * In which order pages are changed together: links lead to pages above first, and none is taken off while others are below it.
 * `along`: those that go with one above them.
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
