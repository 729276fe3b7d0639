import { isDeepStrictEqual } from 'node:util';
import type { PageDraft } from '#contracts/content/draft.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { RevisionKind } from '../../revision/find-revisions.ts';
import { noteFirst, noteRevision } from '../../revision/note-revision.ts';
import { mayBeSaved, problemsOfDraft } from '../draft/check-draft.ts';
import { removeOrphanTexts } from '../draft/remove-orphan-texts.ts';
import { saveDrafts } from '../save-pages.ts';
import { problemsOfMove } from './check-absence.ts';
import type { HeldPage } from './hold-page.ts';
import { moveBelow } from './move-below.ts';
import { done, ofPage, type PageChange, refused } from './page-change.ts';

/**
 * Saves `sent` as the draft of a page and records the revision; the caller has locked the page. With a problem that
 * could do harm nothing is saved, and the problems are returned.
 * @throws BAD_USER_INPUT on `path` when another page has that address
 */
export async function saveChange(
  connection: Connection,
  held: HeldPage,
  sent: PageDraft,
  by: string,
  what: RevisionKind,
): Promise<PageChange> {
  const draft = removeOrphanTexts(sent);
  const { revision } = held.change;
  if (draft.siteId !== held.draft.siteId) return refused(draft.id, revision, [ofPage('siteId', 'otherSite')]);
  const way = { from: held.publishedPath, to: draft.path };
  const misplaced = await problemsOfMove(connection, draft.id, way);
  if (misplaced.length > 0) return refused(draft.id, revision, misplaced);
  const problems = await problemsOfDraft(connection, draft);
  if (!mayBeSaved(problems)) return refused(draft.id, revision, problems);
  if (isDeepStrictEqual(asSaved(draft), asSaved(held.draft))) return done(draft.id, revision, problems);
  await noteFirst(connection, [held.draft]);
  await moveBelow(connection, held.draft, draft, by);
  await saveDrafts(connection, [draft]);
  return done(draft.id, await noteRevision(connection, { draft, by, what }), problems);
}

/** As JSON stores it: without undefined values. */
function asSaved(draft: PageDraft): unknown {
  return JSON.parse(JSON.stringify(draft));
}
