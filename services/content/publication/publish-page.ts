import type { Pool, PoolClient } from 'pg';
import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findPublished } from '../page/draft/find-drafts.ts';
import { problemsOfAbsence } from '../page/edit/check-absence.ts';
import { getConflict, type HeldPage, holdPage } from '../page/edit/hold-page.ts';
import { done, ofPage, type PageChange, refused } from '../page/edit/page-change.ts';
import { unlessPathTaken } from '../page/edit/path-taken.ts';
import { getShown, showPage, unpublishPages } from '../page/publish-pages.ts';
import { getDraft as releaseOf, whyUnapproved } from '../release/approve-release.ts';
import { releaseDraft, withdrawRelease } from '../release/schedule-release.ts';
import { blocksOnceShown } from '../revision/find-revisions.ts';
import { noteFirst, noteRevision } from '../revision/note-revision.ts';
import { problemsOfAlternates } from './check/check-alternates.ts';
import { checkPublication } from './check/check-publication.ts';
import { getSiteContext } from './check/find-site-context.ts';
import { movePublished } from './move-published.ts';
import { dropPlan, dropPlanned } from './plan/plans.ts';
import { publishLanguages, type StayingWish, takeOffLanguages } from './published-languages.ts';

type Wish = StayingWish & { pageId: string; languages: readonly string[]; revision: number };

/**
 * Publishes the stored draft of a page.
 * @throws NOT_FOUND
 */
export function publishPage(
  on: Pool | PoolClient,
  { pageId, languages, revision, ...staying }: Wish,
  by: string,
): Promise<PageChange> {
  return unlessPathTaken(pageId, revision, () =>
    inTransaction(on, async (connection) => {
      const held = await holdPage(connection, pageId);
      if (held.change.revision !== revision) return getConflict(held);
      return publishHeld(connection, held, languages, by, staying);
    }),
  );
}

/** The same for a caller that has locked the page; `held.draft` may differ from the stored one. */
export async function publishHeld(
  connection: Connection,
  held: HeldPage,
  languages: readonly string[],
  by: string,
  staying: StayingWish = {},
): Promise<PageChange> {
  const { draft, change } = held;
  const problems = await checkPublication(connection, held, languages);
  if (problems.length > 0) return refused(draft.id, change.revision, problems);
  const isDated = draft.type === 'STORY' || draft.type === 'MEDIA_RELEASE';
  const isReleased = isDated ? await release(connection, draft.id, languages, by) : undefined;
  if (typeof isReleased === 'string')
    return refused(draft.id, change.revision, [ofPage('adhoc', isReleased)]);
  if (!isReleased) {
    const publicationDate = isDated ? await getDate(connection, held) : draft.publicationDate;
    await publishDraft(connection, { ...draft, publicationDate }, languages, staying);
  }
  await movePublished(connection, held);
  await dropPlanned(connection, draft.id, languages);
  if (!isReleased) {
    await noteFirst(connection, [draft]);
    await noteRevision(connection, { draft, by, what: 'published', languages });
  }
  return done(draft.id, change.revision);
}

/** Publishes the draft in some languages; the others stay as they are, except for the chosen changes. */
async function publishDraft(
  connection: Connection,
  draft: PageDraft,
  languages: readonly string[],
  staying: StayingWish,
): Promise<void> {
  const live = await findPublished(connection, draft.id);
  const before = live ? getShown(live) : new Map();
  const known = staying.fallbacks?.length ? await blocksOnceShown(connection, draft.id) : new Map();
  await showPage(connection, draft, publishLanguages({ draft, languages, before, known, ...staying }));
}

/**
 * STO-02: publishes a story or release that is not published yet. False: it is published; a string: why it must not
 * be.
 */
async function release(connection: Connection, pageId: string, languages: readonly string[], by: string) {
  const known = await releaseOf(connection, pageId);
  const why = await whyUnapproved(connection, pageId, known);
  if (why) return why;
  if (known.isOut) return false;
  await releaseDraft(connection, { pageId, languages, releaseAt: undefined }, by);
  return true;
}

const saveDate = statement<never, { pageId: string; date: string }>(
  'content_keep_release_date',
  "UPDATE content.page_version SET publication_date = :date WHERE page_id = :pageId AND stage = 'DRAFT'",
);

/** A published page keeps a date in the past: otherwise correcting a word would hide it from its readers. */
async function getDate(connection: Connection, { draft, publishedAt }: HeldPage): Promise<string | null> {
  const { id, publicationDate } = draft;
  const hasPassed = publicationDate !== null && Date.parse(publicationDate) <= Date.now();
  if (hasPassed || !publishedAt) return publicationDate;
  const date = publishedAt.toISOString();
  await saveDate(connection, { pageId: id, date });
  return date;
}

/**
 * Unpublishes a page in some languages, or entirely when none is left and nothing depends on it.
 * @throws NOT_FOUND
 */
export function unpublishPage(
  on: Pool | PoolClient,
  pageId: string,
  languages: readonly string[],
  by: string,
): Promise<PageChange> {
  return inTransaction(on, async (connection) => {
    const held = await holdPage(connection, pageId);
    const change = await takeOffHeld(connection, held, languages, by);
    const isWhole = held.publishedLanguages.every((language) => languages.includes(language));
    if (change.done && isWhole) await dropPlan(connection, pageId);
    else if (change.done) await dropPlanned(connection, pageId, languages, true);
    return change;
  });
}

/** The same for a caller that has locked the page. */
export async function takeOffHeld(
  connection: Connection,
  held: HeldPage,
  languages: readonly string[],
  by: string,
): Promise<PageChange> {
  const { draft, change, publishedPath, publishedLanguages } = held;
  const pageId = draft.id;
  const taken = publishedLanguages.filter((language) => languages.includes(language));
  const left = publishedLanguages.filter((language) => !languages.includes(language));
  if (publishedPath === null || taken.length === 0) {
    return refused(pageId, change.revision, [ofPage('languages', 'noLanguages')]);
  }
  if (left.length > 0) {
    const nowhere = { pages: [], paths: [] };
    const around = await getSiteContext(connection, { ...draft, path: publishedPath }, nowhere);
    const problems = problemsOfAlternates(draft, left, around);
    if (problems.length > 0) return refused(pageId, change.revision, problems);
    const live = await findPublished(connection, pageId);
    if (live) await showPage(connection, live.page, takeOffLanguages(getShown(live), taken));
  } else {
    const problems = await problemsOfAbsence(connection, pageId);
    if (problems.length > 0) return refused(pageId, change.revision, problems);
    // Nobody has seen it yet; the cancellation is in its history.
    if (await withdrawRelease(connection, pageId, by)) return done(pageId, change.revision);
    await unpublishPages(connection, [pageId]);
  }
  await noteFirst(connection, [draft]);
  await noteRevision(connection, { draft, by, what: 'unpublished', languages: taken });
  return done(pageId, change.revision);
}
