import type { Pool } from 'pg';
import { badInput } from '#services/foundation/bad-input.ts';
import { conflict } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyChanges } from '../changes.ts';
import { findDraft } from '../page/draft/find-drafts.ts';
import { publishPages, unpublishPages } from '../page/publish-pages.ts';
import { problemsOfPublication } from '../publication/check/check-publication.ts';
import { noteFirst, noteStep } from '../revision/note-revision.ts';
import { expectApproval, getDraft } from './approve-release.ts';
import { noteRelease } from './note-release.ts';
import { planRelease } from './plan-releases.ts';

const date = statement<{ languages: string[] }, { pageId: string; moment: Date }>(
  'content_date_draft',
  `UPDATE content.page_version v SET publication_date = :moment WHERE page_id = :pageId AND stage = 'DRAFT'
   RETURNING ARRAY(SELECT language FROM content.page_text WHERE page_id = :pageId AND stage = 'DRAFT') AS languages`,
);

/** `releaseAt` undefined: now. */
export type Schedule = { pageId: string; languages: readonly string[]; releaseAt: Date | undefined };

/**
 * Publishes a draft for a moment: until then it cannot be found, from then on every process shows it, and all
 * subscribers are notified.
 * @returns the moment
 * @throws CONFLICT when it is published already, lacks a required approval, or has `problems` that prevent a
 * publication
 */
export function scheduleRelease(pool: Pool, schedule: Schedule, by: string): Promise<Date> {
  return inTransaction(pool, async (connection) => {
    const moment = await releaseDraft(connection, schedule, by);
    const problems = await problemsOfPublication(connection, schedule.pageId, schedule.languages);
    if (problems.length > 0) throw conflict('It cannot be published as it is.', { problems });
    return moment;
  });
}

const importedDate = statement<{ moment: Date | null }, { pageId: string }>(
  'content_imported_date',
  `SELECT publication_date AS moment FROM content.page_version
   WHERE page_id = :pageId AND stage = 'DRAFT' AND publication_date < (
     SELECT min(at) FROM content.page_revision WHERE page_id = :pageId AND what = 'imported'
   )`,
);

/**
 * The same in the transaction of a caller that has checked the problems; it is recorded in the page's history. What
 * was imported with an earlier date keeps it, and nobody is notified: it was published elsewhere, long ago.
 */
export async function releaseDraft(
  connection: Connection,
  { pageId, languages, releaseAt }: Schedule,
  by: string,
): Promise<Date> {
  const draft = await getDraft(connection, pageId);
  if (draft.isOut) throw conflict('It is already published.');
  await expectApproval(connection, pageId, draft);
  const [imported] = releaseAt ? [] : await importedDate(connection, { pageId });
  const moment = releaseAt ?? imported?.moment ?? (await getNow(connection));
  const row = await findDraft(connection, pageId);
  if (row) await noteFirst(connection, [row.draft]);
  const [dated] = await date(connection, { pageId, moment });
  const missing = languages.find((language) => !dated?.languages.includes(language));
  if (missing !== undefined) throw badInput(`It has no text in ${missing}.`, 'languages');
  await publishPages(connection, [{ pageId, languages }]);
  if (!imported) await planRelease(connection, pageId, moment);
  await noteRelease(connection, pageId, 'scheduled', by, moment);
  const what = releaseAt ? 'scheduled' : 'published';
  await noteStep(connection, pageId, { by, what, languages, publishAt: releaseAt });
  // Also when the page itself is unchanged: the timers have to learn of the moment.
  await notifyChanges(connection, [`page:${pageId}`]);
  return moment;
}

/**
 * Cancels a release that is not published yet; the draft stays.
 * @throws CONFLICT when it is published, or was not scheduled
 */
export function cancelRelease(pool: Pool, pageId: string, by: string): Promise<void> {
  return inTransaction(pool, async (connection) => {
    if (!(await withdrawRelease(connection, pageId, by))) throw conflict('It is not planned.');
  });
}

/** The same in the caller's transaction; false: it is not scheduled. */
export async function withdrawRelease(connection: Connection, pageId: string, by: string): Promise<boolean> {
  const [waiting] = await waits(connection, { pageId });
  if (!waiting) return false;
  await unpublishPages(connection, [pageId]);
  await noteRelease(connection, pageId, 'cancelled', by);
  await noteStep(connection, pageId, { by, what: 'cancelled' });
  return true;
}

/** Locked: at its very moment a release is either cancelled or announced, not both. */
const waits = statement<{ pageId: string }, { pageId: string }>(
  'content_waiting_release',
  `SELECT page_id AS "pageId" FROM content.release
   WHERE page_id = :pageId AND released_at IS NULL AND release_at > now() FOR UPDATE`,
);

const clock = statement<{ now: Date }>('content_now', 'SELECT now() AS now');

async function getNow(connection: Connection): Promise<Date> {
  return (await clock(connection))[0]?.now ?? new Date();
}
