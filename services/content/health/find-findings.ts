import type { Connection } from '#services/foundation/statement.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { type SiteFrame, siteFrames } from './find-frames.ts';
import { deadLinks, linkedPaths, unreachedPages } from './find-links.ts';
import { findNeglected } from './find-neglected.ts';
import { publishedPages, undescribedPages } from './find-published.ts';
import { findUnlinked } from './find-unlinked.ts';
import { type Finding, finding } from './finding.ts';
import { pathsThatLead } from './site-paths.ts';

/** A draft that nobody has published for so long is told. */
const oldAfterDays = 30;

/** Everything that is to be mended. Where pages lead is asked of the links that were noted; no document is read. */
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
