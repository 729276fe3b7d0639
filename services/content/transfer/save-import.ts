import { records } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { saveNavigations } from '../navigation/save-navigation.ts';
import { type NewsItem, saveNews } from '../news/save-news.ts';
import { saveDrafts } from '../page/save-pages.ts';
import { completeRecord } from '../record/complete-record.ts';
import { newestRevision, noteRevision, type RecordStep } from '../record/record-revisions.ts';
import { addRedirects } from '../redirect/add-redirects.ts';
import { noteRevisions } from '../revision/note-revision.ts';
import type { Plan } from './plan/plan-import.ts';
import type { NavigationDraft } from './plan/plan-menus.ts';

/** Saves the plan: pages first, since news, navigation and redirects refer to them. */
export async function saveImport(
  connection: Connection,
  siteId: string,
  { drafts, news, redirects, navigation }: Plan,
  before: NavigationDraft,
  by: string,
): Promise<void> {
  if (drafts.length > 0) {
    await saveDrafts(connection, drafts);
    await noteRevisions(connection, drafts, by, 'imported');
  }
  if (news.length > 0) await saveNewsItems(connection, news, by);
  await addRedirects(connection, siteId, redirects);
  if (navigation) await saveNavigation(connection, siteId, { before, after: navigation }, by);
}

/** Records the navigation before the change, so that it can be restored even without an earlier revision. */
async function saveNavigation(
  connection: Connection,
  siteId: string,
  { before, after }: { before: NavigationDraft; after: NavigationDraft },
  by: string,
): Promise<void> {
  const note = (navigation: NavigationDraft, who: string, what: RecordStep) => {
    const data = completeRecord(records.navigation, navigation);
    return noteRevision(connection, 'navigation', siteId, { by: who, what, data });
  };
  if (!(await newestRevision(connection, 'navigation', siteId))) await note(before, '', 'created');
  await saveNavigations(connection, [{ siteId, ...after }]);
  await note(after, by, 'imported');
}

const noteNews = statement<never, { ids: readonly string[]; by: string }>(
  'content_note_imported_news',
  `INSERT INTO content.record_revision (kind, record_id, by, what, data)
   SELECT 'news', id::text, :by, 'imported', jsonb_build_object(
     'publicationDate', to_char(publication_date AT TIME ZONE 'Europe/Zurich', 'YYYY-MM-DD"T"HH24:MI'),
     'title', title, 'text', text, 'image', image, 'link', link)
   FROM content.news_item WHERE id = ANY(:ids::uuid[])`,
);

async function saveNewsItems(connection: Connection, news: readonly NewsItem[], by: string): Promise<void> {
  await saveNews(connection, news);
  await noteNews(connection, { ids: news.map(({ id }) => id), by });
}
