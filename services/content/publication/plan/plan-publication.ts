import type { Pool } from 'pg';
import type { ProblemCode } from '#contracts/content/problems.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyChanges } from '../../changes.ts';
import { holdPage } from '../../page/edit/hold-page.ts';
import { done, ofPage, type PageChange, refused } from '../../page/edit/page-change.ts';
import { unlessPathTaken } from '../../page/edit/path-taken.ts';
import { getDraft as releaseOf, whyUnapproved } from '../../release/approve-release.ts';
import { releaseDraft, withdrawRelease } from '../../release/schedule-release.ts';
import { noteFirst, noteRevision, noteStep } from '../../revision/note-revision.ts';
import { checkPublication } from '../check/check-publication.ts';
import { movePublished } from '../move-published.ts';
import { dropPlan, type Plan, savePlan } from './plans.ts';

/** Problems that somebody else may solve before the moment; they are checked again then. */
const mayChange: readonly ProblemCode[] = ['pageNotPublished', 'pathNowhere'];

/**
 * Plans the publication of a page as it is stored now, however the draft changes until then. A story or release is
 * scheduled instead (STO-02).
 * @throws NOT_FOUND
 * @throws BAD_USER_INPUT for a moment in the past
 */
export function planPublication(pool: Pool, plan: Plan, by: string): Promise<PageChange> {
  const { pageId, languages, publishAt } = plan;
  if (publishAt.getTime() <= Date.now()) throw badInput('Must be in the future.', 'publishAt');
  return unlessPathTaken(pageId, 0, () =>
    inTransaction(pool, async (connection) => {
      const held = await holdPage(connection, pageId);
      const { draft, change } = held;
      const problems = await checkPublication(connection, held, languages);
      const refuse = (found = problems) => refused(pageId, change.revision, found);
      await noteFirst(connection, [draft]);
      if (draft.type === 'STORY' || draft.type === 'MEDIA_RELEASE') {
        const release = await releaseOf(connection, pageId);
        const why = await whyUnapproved(connection, pageId, release);
        if (problems.length > 0 || why) return refuse(why ? [ofPage('adhoc', why), ...problems] : problems);
        if (!release.isOut) {
          await releaseDraft(connection, { pageId, languages, releaseAt: publishAt }, by);
          await movePublished(connection, held);
          return done(pageId, change.revision);
        }
      }
      if (problems.some(({ code }) => !mayChange.includes(code))) return refuse();
      await noteRevision(connection, { draft, by, what: 'scheduled', languages, publishAt });
      await savePlan(connection, plan, by);
      // Wakes the timers, which have to learn of the new moment.
      await notifyChanges(connection, [`page:${pageId}`]);
      return done(pageId, change.revision, problems);
    }),
  );
}

/**
 * Plans that a page is unpublished in some languages.
 * @throws NOT_FOUND
 * @throws BAD_USER_INPUT for a moment in the past
 */
export function planTakeOff(pool: Pool, plan: Plan, by: string): Promise<PageChange> {
  const { pageId, languages, publishAt } = plan;
  if (publishAt.getTime() <= Date.now()) throw badInput('Must be in the future.', 'takeOffAt');
  return inTransaction(pool, async (connection) => {
    const { draft, change } = await holdPage(connection, pageId);
    if (languages.length === 0) return refused(pageId, change.revision, [ofPage('languages', 'noLanguages')]);
    await noteFirst(connection, [draft]);
    await noteRevision(connection, { draft, by, what: 'takeOffScheduled', languages, publishAt });
    await savePlan(connection, { ...plan, takeOff: true }, by);
    await notifyChanges(connection, [`page:${pageId}`]);
    return done(pageId, change.revision);
  });
}

/**
 * Cancels what is planned, or only the plan `id`; the draft stays.
 * @throws NOT_FOUND
 */
export function cancelPublication(
  pool: Pool,
  pageId: string,
  id: number | null,
  by: string,
): Promise<PageChange> {
  return inTransaction(pool, async (connection) => {
    const { change } = await holdPage(connection, pageId);
    if (id === null) await withdrawRelease(connection, pageId, by);
    if (await dropPlan(connection, pageId, id)) await noteStep(connection, pageId, { by, what: 'cancelled' });
    return done(pageId, change.revision);
  });
}
