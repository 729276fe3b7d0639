import type { ContentProblem } from '#contracts/content/problems.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { ofPage } from './page-change.ts';

/** `remains`: another version of the page stays for everybody. `guarded`: pages that nothing else protects. */
type Missed = { path: string; remains: boolean; below: number; guarded: number };

const missed = statement<Missed, { pageId: string }>(
  'content_missed_without_page',
  `SELECT v.path,
     EXISTS (SELECT FROM content.page_version o WHERE o.site_id = v.site_id AND o.stage = v.stage AND o.path = v.path
       AND o.page_id <> v.page_id AND o.countries = '{}') AS remains,
     (SELECT count(*)::int FROM content.page_version b
      WHERE b.site_id = v.site_id AND b.stage = v.stage AND starts_with(b.path, v.path || '/')) AS below,
     (SELECT count(*)::int FROM content.page_version g
      WHERE g.stage = v.stage AND g.protected_by = v.page_id AND g.page_id <> v.page_id) AS guarded
   FROM content.page_version v WHERE v.page_id = :pageId AND v.stage = 'PUBLISHED'`,
);

/** Why a page must stay published: it is the home page of its site, or protects or leads to pages below it. */
export async function problemsOfAbsence(connection: Connection, pageId: string): Promise<ContentProblem[]> {
  const [found] = await missed(connection, { pageId });
  if (!found) return [];
  const { path, remains, below, guarded } = found;
  if (path === '/' && !remains) return [ofPage('path', 'homePage')];
  if (guarded > 0) return [ofPage('protection', 'pagesBelow', { count: guarded })];
  return below > 0 && !remains ? [ofPage('path', 'pagesBelow', { count: below })] : [];
}

/** Whether this is the page at which visitors enter its site, and no other version of it is for everybody. */
export async function isHome(connection: Connection, pageId: string): Promise<boolean> {
  return (await problemsOfAbsence(connection, pageId)).some(({ code }) => code === 'homePage');
}

/** Pages take those below them along when they move; a home page stays. */
export async function problemsOfMove(
  connection: Connection,
  pageId: string,
  { from, to }: { from: string | null; to: string },
): Promise<ContentProblem[]> {
  const leaves = from === '/' && to !== '/' && (await isHome(connection, pageId));
  return leaves ? [ofPage('path', 'homePage')] : [];
}
