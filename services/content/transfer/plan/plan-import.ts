import type { PageDraft } from '#contracts/content/draft.ts';
import { stableId } from '../../import/stable-id.ts';
import type { NewsItem } from '../../news/save-news.ts';
import type { Redirect } from '../../redirect/redirect.ts';
import type { Place } from '../convert-page.ts';
import type { ExistingContent } from '../existing-content.ts';
import type { Mapping } from '../mapping.ts';
import type { ReportLine, SavedCounts } from '../report.ts';
import type { SourceFile, SourceItem } from '../source-item.ts';
import { getLinks } from '../source-links.ts';
import type { MenuOutcome } from './menu-items.ts';
import { planItems } from './plan-items.ts';
import { type NavigationDraft, planMenus } from './plan-menus.ts';
import { planRedirects } from './plan-redirects.ts';

export type Plan = {
  drafts: PageDraft[];
  news: NewsItem[];
  redirects: Redirect[];
  /** Undefined: it does not change. */
  navigation: NavigationDraft | undefined;
  lines: ReportLine[];
  kept: SavedCounts;
};

/** Plans what becomes of each item of a file, and what is to be saved: pages first, then what refers to them. */
export function planImport(
  file: SourceFile,
  mapping: Mapping,
  places: ReadonlyMap<string, Place>,
  here: ExistingContent,
): Plan {
  const { drafts, news, lines } = planItems(file, mapping, places, here);
  const pages = groupPages(lines);
  const redirects = planRedirects(
    file,
    new Map([...pages].map(([key, { path }]) => [key, path])),
    here.addresses,
  );
  const { navigation, outcomes } = planMenus(file.items, here.navigation, {
    origin: file.origin,
    language: mapping.language,
    getId: (key) => stableId('menu', `${mapping.site.id}/${file.source}/${file.origin}/${key}`),
    getPageId: (key) => pages.get(key)?.pageId ?? undefined,
    linkWith: getLinks(file, (key) => pages.get(key)?.pageId ?? undefined),
  });
  const reported = lines.map((line, index) => withOutcome(line, file.items[index], outcomes, redirects));
  const entries = reported.filter((line, index) => isEntry(file.items[index]) && line.outcome === 'taken');
  return {
    drafts,
    news,
    redirects: [...redirects.values()],
    navigation,
    lines: reported,
    kept: {
      pages: drafts.length,
      news: news.length,
      entries: entries.length,
      redirects: redirects.size,
    },
  };
}

/** The items that become pages, by key. */
function groupPages(lines: readonly ReportLine[]): Map<string, ReportLine> {
  return new Map(lines.filter(({ pageId }) => pageId !== null).map((line) => [line.key, line]));
}

function withOutcome(
  line: ReportLine,
  item: SourceItem | undefined,
  outcomes: ReadonlyMap<string, MenuOutcome>,
  redirects: ReadonlyMap<string, Redirect>,
): ReportLine {
  if (line.reason === 'twice') return line;
  if (item?.kind === 'menu')
    return { ...line, ...(outcomes.get(item.menu) ?? { outcome: 'skipped', reason: 'empty' }) };
  if (item?.kind === 'menuEntry') return { ...line, ...outcomes.get(line.key) };
  const redirect = line.pageId === null ? undefined : redirects.get(line.key);
  return redirect ? { ...line, redirectFrom: redirect.previousUrl } : line;
}

function isEntry(item: SourceItem | undefined): boolean {
  return item?.kind === 'menuEntry';
}
