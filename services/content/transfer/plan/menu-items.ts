import type { StoredLink } from '#contracts/content/draft.ts';
import type { StoredNavigationItem } from '../../navigation/stored-navigation.ts';
import { cut, oneLine } from '../convert-page.ts';
import type { ReadLink } from '../markup/inlines.ts';
import type { ReportReason } from '../report.ts';
import type { SourceNote } from '../source-item.ts';
import type { MenuBranch, MenuItem } from './menu-tree.ts';

/** The result for an entry, or for a menu as a whole. */
export type MenuOutcome = {
  outcome: 'taken' | 'skipped' | 'refused';
  reason: ReportReason | null;
  notes: readonly SourceNote[];
};

export type MenuContext = {
  /** The origin of the file: its home page is ours. */
  origin: string;
  language: string;
  /** Gives the same id for the next export. */
  getId: (key: string) => string;
  /** The page that the file's page became; undefined: it was not imported. */
  getPageId: (key: string) => string | undefined;
  linkWith: (note: (note: SourceNote) => void) => ReadLink;
};

/** The maximum number of entries in one list of a navigation (contracts/content/navigation-fields.ts). */
export const maxEntries = 40;
const maxTitleLength = 200;

/**
 * The entries of a menu in at most `depth` levels; deeper ones follow the last entry above them. `tell` gets the
 * result for each: an entry without target and children is left out.
 */
export function menuItems(
  branches: readonly MenuBranch[],
  depth: number,
  around: MenuContext,
  report: (key: string, outcome: MenuOutcome) => void,
): StoredNavigationItem[] {
  const keys = new Map<string, string>();
  return getList(branches, 1);

  function getList(list: readonly MenuBranch[], level: number): StoredNavigationItem[] {
    const items = list.flatMap((branch) => getEntry(branch, level));
    if (level <= depth) for (const item of items.slice(maxEntries)) refuse(item);
    return level <= depth ? items.slice(0, maxEntries) : items;
  }

  function getEntry({ item, below }: MenuBranch, level: number): StoredNavigationItem[] {
    const notes: SourceNote[] = level > depth ? [{ code: 'menuLevel', value: '' }] : [];
    const link = getLink(item, (note) => notes.push(note));
    const items = getList(below, level + 1);
    if (!link && items.length === 0) {
      report(item.key, { outcome: 'skipped', reason: 'menuLinkLost', notes: [] });
      return [];
    }
    report(item.key, { outcome: 'taken', reason: null, notes });
    const id = around.getId(item.key);
    keys.set(id, item.key);
    const entry = { id, title: getTitle(item.name), ...(link && { link }) };
    if (level >= depth) return [entry, ...items];
    return [{ ...entry, ...(items.length > 0 && { items }) }];
  }

  function getLink({ entry }: MenuItem, note: (note: SourceNote) => void): StoredLink | undefined {
    const page = entry.page === null ? undefined : around.getPageId(entry.page);
    const link = page ? ({ kind: 'PAGE', page } as const) : readTarget(entry.href, note);
    return link && (entry.opensAnew ? { ...link, openInNewTab: true } : link);
  }

  function readTarget(href: string, note: (note: SourceNote) => void): StoredLink | undefined {
    if (href === '' || href === '#') return undefined;
    const home = around.origin.replace(/\/+$/, '');
    if (href === '/' || href.replace(/\/+$/, '') === home) return { kind: 'PATH', path: '/' };
    return around.linkWith(note)(href);
  }

  function refuse({ id, items = [] }: StoredNavigationItem): void {
    report(keys.get(id) ?? '', { outcome: 'refused', reason: 'menuTooMany', notes: [] });
    for (const item of items) refuse(item);
  }

  function getTitle(name: string) {
    return { [around.language]: cut(oneLine(name), maxTitleLength) };
  }
}
