import type { Connection } from '#services/foundation/statement.ts';
import { plainPath } from '../publication/check/plain-path.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { type SiteFrame, siteFrames } from './find-frames.ts';
import { deadLinks, type LinkedPath, linkedPaths, type UnreachedPage, unreachedPages } from './find-links.ts';
import { findNeglected } from './find-neglected.ts';
import { publishedPages, undescribedPages } from './find-published.ts';
import { type Finding, finding } from './finding.ts';
import { navigationLinks } from './navigation-links.ts';
import { pathsThatLead } from './site-paths.ts';

/** A draft that has been unpublished for this many days is reported. */
const oldAfterDays = 30;

/** Everything that needs correcting. Links come from the table of links, so no document is parsed. */
export async function findFindings(connection: Connection): Promise<Finding[]> {
  const [pages, paths, frames, unreached, undescribed, neglected] = await Promise.all([
    publishedPages(connection),
    linkedPaths(connection),
    siteFrames(connection),
    unreachedPages(connection),
    undescribedPages(connection),
    findNeglected(connection, oldAfterDays),
  ]);
  const leads = pathsThatLead(pages, frames);
  const lost = paths.filter(({ siteId, path }) => !leads(siteId, path));
  const dead = await deadLinks(connection, lost);
  return [
    ...frames.flatMap(withoutNavigation),
    ...findBrokenLinks({ pages, dead, frames, leads }),
    ...findUnlinked({ unreached, paths, frames }),
    ...undescribed.map((page) => finding('noDescription', page)),
    ...neglected,
  ];
}

/** Decision 22: such a site is left out, as if it were not there. */
function withoutNavigation({ id, name, header, footer }: SiteFrame): Finding[] {
  const missing = [header ? '' : 'header', footer ? '' : 'footer'].filter(Boolean).join(' ');
  return missing ? [finding('siteWithoutNavigation', { siteId: id, name, detail: missing })] : [];
}

type Given = {
  unreached: readonly UnreachedPage[];
  paths: readonly LinkedPath[];
  frames: readonly SiteFrame[];
};

/** Pages that no page, list or navigation links to, neither by id nor by path. */
function findUnlinked({ unreached, paths, frames }: Given): Finding[] {
  const inNavigations = frames.flatMap((frame) =>
    navigationLinks(frame).map(({ link }) => ({ siteId: frame.id, ...link })),
  );
  const reached = new Set(inNavigations.map(({ page }) => page));
  const places = new Set(
    [...paths, ...inNavigations].map(({ siteId, path = '' }) => findPlace(siteId, path)),
  );
  return unreached
    .filter(({ pageId, siteId, path }) => !reached.has(pageId) && !places.has(findPlace(siteId, path)))
    .map(({ path: detail, ...about }) => finding('unlinkedPage', { ...about, detail }));
}

function findPlace(siteId: string, path: string): string {
  return `${siteId} ${plainPath(path)}`;
}
