import { isDeepStrictEqual } from 'node:util';
import type { StoredFooter, StoredHeader, StoredNavigationItem } from '../../navigation/stored-navigation.ts';
import type { ReportReason } from '../report.ts';
import type { SourceItem } from '../source-item.ts';
import { type MenuContext, type MenuOutcome, maxEntries, menuItems } from './menu-items.ts';
import { findMenus, type Menu } from './menu-tree.ts';

/** The draft of a site's navigation. */
export type NavigationDraft = { header: StoredHeader | null; footer: StoredFooter | null };

export type MenuPlan = {
  /** Undefined: it does not change. */
  navigation: NavigationDraft | undefined;
  /** By the key of an entry, and by the name that entries give their menu. */
  outcomes: ReadonlyMap<string, MenuOutcome>;
};

/** The levels of a menu (contracts/content/navigation-fields.ts). */
const levels = { header: 3, belowHeading: 2, footer: 1 };

/**
 * Plans the menus of a file as a draft of the site's navigation (NAV-01). A footer menu becomes a section of the
 * footer. The first other one becomes the header, where the site has no entries yet; otherwise each is added as a
 * heading after them. Existing entries are not changed.
 */
export function planMenus(
  items: readonly SourceItem[],
  known: NavigationDraft,
  around: MenuContext,
): MenuPlan {
  const outcomes = new Map<string, MenuOutcome>();
  const here = new Map(findItems(known).map((item) => [item.id, item]));
  const header = [...(known.header?.items ?? [])];
  const sections = [...(known.footer?.sections ?? [])];
  const placed = findMenus(items).map(place);
  if (!placed.includes(true)) return { navigation: undefined, outcomes };
  const navigation = {
    header: header.length > 0 ? { ...known.header, items: header } : known.header,
    footer: sections.length > 0 ? { ...known.footer, sections } : known.footer,
  };
  return { navigation, outcomes };

  function place({ menu, name, entries }: Menu): boolean {
    const isFooter = /foot/i.test(`${menu} ${name}`);
    const tops = new Set(entries.map(({ item }) => around.getId(item.key)));
    const isHeader = !isFooter && (header.length === 0 || header.some(({ id }) => tops.has(id)));
    const depth = isFooter ? levels.footer : isHeader ? levels.header : levels.belowHeading;
    const given = new Map<string, MenuOutcome>();
    const made = menuItems(entries, depth, around, (key, outcome) => given.set(key, outcome));
    const reason = reasonAgainst(made, isFooter ? sections : isHeader ? [] : header);
    const whole: MenuOutcome = { outcome: getOutcome(reason), reason, notes: [] };
    outcomes.set(menu, whole);
    for (const [key, own] of given) outcomes.set(key, reason && own.outcome === 'taken' ? whole : own);
    if (reason) return false;
    const heading = { id: around.getId(`menu/${menu}`), title: { [around.language]: name }, items: made };
    if (isFooter) sections.push(heading);
    else header.push(...(isHeader ? made : [heading]));
    return true;
  }

  /** Null: it can be added. */
  function reasonAgainst(
    made: readonly StoredNavigationItem[],
    list: readonly unknown[],
  ): ReportReason | null {
    if (made.length === 0) return 'empty';
    if (itemsBelow(made).some(({ id }) => here.has(id)))
      return made.every((item) => isDeepStrictEqual(here.get(item.id), item)) ? 'unchanged' : 'menuKept';
    return list.length >= maxEntries ? 'menuTooMany' : null;
  }
}

function getOutcome(reason: ReportReason | null): MenuOutcome['outcome'] {
  if (reason === null) return 'taken';
  return reason === 'menuTooMany' ? 'refused' : 'skipped';
}

function findItems({ header, footer }: NavigationDraft): StoredNavigationItem[] {
  return [header?.items ?? [], ...(footer?.sections ?? []).map(({ items }) => items)].flatMap(itemsBelow);
}

/** These items and all below them. */
function itemsBelow(items: readonly StoredNavigationItem[]): StoredNavigationItem[] {
  return items.flatMap((item) => [
    item,
    ...itemsBelow(item.items ?? []),
    ...(item.sections ?? []).flatMap((section) => itemsBelow(section.items)),
  ]);
}
