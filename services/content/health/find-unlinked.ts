import type { SiteFrame } from './find-frames.ts';
import type { FoundLink, PageList, PublishedPage } from './find-published.ts';
import { type Finding, finding } from './finding.ts';
import { navigationLinks } from './navigation-links.ts';

type Given = {
  pages: readonly PublishedPage[];
  links: readonly FoundLink[];
  lists: readonly PageList[];
  frames: readonly SiteFrame[];
};

/** Pages to which no page, list or navigation leads. Stories and releases have lists of their own. */
export function findUnlinked({ pages, links, lists, frames }: Given): Finding[] {
  const reached = new Set<string>();
  const byPlace = Map.groupBy(pages, ({ siteId, path }) => placeOf(siteId, path));
  const byParent = Map.groupBy(pages, ({ siteId, parentPath }) => placeOf(siteId, parentPath ?? ''));
  const reachPath = (siteId: string, path: string) => {
    const plain = path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    for (const { id } of byPlace.get(placeOf(siteId, plain)) ?? []) reached.add(id);
  };

  for (const { pageId, siteId, kind, target } of links) {
    if (kind === 'PATH') reachPath(siteId, target);
    else if (target !== pageId) reached.add(target);
  }
  const byId = new Map(pages.map((page) => [page.id, page]));
  for (const { pageId, source, pages: chosen } of lists) {
    const page = byId.get(pageId);
    if (source === 'selected') for (const id of chosen) reached.add(id);
    if (source === 'children' && page)
      for (const { id } of byParent.get(placeOf(page.siteId, page.path)) ?? []) reached.add(id);
  }
  for (const frame of frames) {
    for (const { link } of navigationLinks(frame)) {
      if (link.page) reached.add(link.page);
      if (link.path) reachPath(frame.id, link.path);
    }
  }
  return pages
    .filter(({ id, type, path }) => type === 'CONTENT' && path !== '/' && !reached.has(id))
    .map(({ id: pageId, siteId, title: name, path }) =>
      finding('unlinkedPage', { siteId, pageId, name, detail: path }),
    );
}

function placeOf(siteId: string, path: string): string {
  return `${siteId} ${path}`;
}
