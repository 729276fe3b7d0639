import { plainPath } from '../publication/plain-path.ts';
import type { SiteFrame } from './find-frames.ts';
import type { LinkedPath, UnreachedPage } from './find-links.ts';
import { type Finding, finding } from './finding.ts';
import { navigationLinks } from './navigation-links.ts';

type Given = {
  unreached: readonly UnreachedPage[];
  paths: readonly LinkedPath[];
  frames: readonly SiteFrame[];
};

/** Pages to which no page, list or navigation leads, neither by their id nor by their path. */
export function findUnlinked({ unreached, paths, frames }: Given): Finding[] {
  const inNavigations = frames.flatMap((frame) =>
    navigationLinks(frame).map(({ link }) => ({ siteId: frame.id, ...link })),
  );
  const reached = new Set(inNavigations.map(({ page }) => page));
  const places = new Set([...paths, ...inNavigations].map(({ siteId, path = '' }) => findPlace(siteId, path)));
  return unreached
    .filter(({ pageId, siteId, path }) => !reached.has(pageId) && !places.has(findPlace(siteId, path)))
    .map(({ path: detail, ...about }) => finding('unlinkedPage', { ...about, detail }));
}

function findPlace(siteId: string, path: string): string {
  return `${siteId} ${plainPath(path)}`;
}
