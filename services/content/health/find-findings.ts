import type { Connection } from '#services/foundation/statement.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { type SiteFrame, siteFrames } from './find-frames.ts';
import { findNeglected } from './find-neglected.ts';
import { type PublishedPage, publishedLinks, publishedLists, publishedPages } from './find-published.ts';
import { findUnlinked } from './find-unlinked.ts';
import { type Finding, finding } from './finding.ts';

/** A draft that nobody has published for so long is told. */
const oldAfterDays = 30;

/** Everything that is to be mended, in five statements over all pages. */
export async function findFindings(connection: Connection): Promise<Finding[]> {
  const [pages, links, lists, frames, neglected] = await Promise.all([
    publishedPages(connection),
    publishedLinks(connection),
    publishedLists(connection),
    siteFrames(connection),
    findNeglected(connection, oldAfterDays),
  ]);
  return [
    ...frames.flatMap(withoutNavigation),
    ...findBrokenLinks({ pages, links, frames }),
    ...findUnlinked({ pages, links, lists, frames }),
    ...pages.flatMap(withoutDescription),
    ...neglected,
  ];
}

/** Decision 22: such a site is left out, as if it were not there. */
function withoutNavigation({ id, name, header, footer }: SiteFrame): Finding[] {
  const missing = [header ? '' : 'header', footer ? '' : 'footer'].filter(Boolean).join(' ');
  return missing ? [finding('siteWithoutNavigation', { siteId: id, name, detail: missing })] : [];
}

function withoutDescription({
  id: pageId,
  siteId,
  title: name,
  type,
  undescribed,
}: PublishedPage): Finding[] {
  if (type === 'SYSTEM' || undescribed.length === 0) return [];
  return [finding('noDescription', { siteId, pageId, name, languages: undescribed })];
}
