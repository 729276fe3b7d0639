import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { PageDraft } from '#contracts/content/draft.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { revisionDraft } from '../../revision/find-revisions.ts';
import { noteRevision } from '../../revision/note-revision.ts';
import { outdatedByRestoring } from '../../translation/outdated-segments.ts';
import { markOutdated } from '../../translation/remember-sources.ts';
import { mayBeSaved, problemsOfDraft } from '../draft/check-draft.ts';
import { findDraft } from '../draft/find-drafts.ts';
import { removeOrphanTexts } from '../draft/remove-orphan-texts.ts';
import { saveDrafts } from '../save-pages.ts';
import { getConflict, holdPage } from './hold-page.ts';
import { done, type PageChange, refused } from './page-change.ts';
import { unlessPathTaken } from './path-taken.ts';
import { saveChange } from './save-change.ts';

/**
 * Saves a draft; `began` is the revision that the editor's change is based on.
 * @throws NOT_FOUND
 */
export function savePage(pool: Pool, draft: PageDraft, began: number, by: string): Promise<PageChange> {
  return unlessPathTaken(draft.id, began, () =>
    inTransaction(pool, async (connection) => {
      const held = await holdPage(connection, draft.id);
      if (held.change.revision !== began) return getConflict(held);
      return saveChange(connection, held, draft, by, 'saved');
    }),
  );
}

/**
 * Moves a page, as it is saved, to another path, with the pages below it.
 * @throws NOT_FOUND
 */
export function movePage(
  on: Pool | PoolClient,
  pageId: string,
  path: string,
  by: string,
): Promise<PageChange> {
  return unlessPathTaken(pageId, 0, () =>
    inTransaction(on, async (connection) => {
      const held = await holdPage(connection, pageId);
      return saveChange(connection, held, { ...held.draft, path }, by, 'saved');
    }),
  );
}

/** Saves a new page under a new id. */
export function createPage(pool: Pool, sent: PageDraft, by: string): Promise<PageChange> {
  const draft = removeOrphanTexts({ ...sent, id: randomUUID() });
  return unlessPathTaken(draft.id, 0, () =>
    inTransaction(pool, async (connection) => {
      const problems = await problemsOfDraft(connection, draft);
      if (!mayBeSaved(problems)) return refused(draft.id, 0, problems);
      await saveDrafts(connection, [draft]);
      return done(draft.id, await noteRevision(connection, { draft, by, what: 'created' }), problems);
    }),
  );
}

/**
 * Saves a copy of a page, without its date: the copy has not been published yet.
 * @throws NOT_FOUND
 */
export async function copyPage(pool: Pool, pageId: string, path: string, by: string): Promise<PageChange> {
  const row = await findDraft(pool, pageId);
  if (!row) throw notFound();
  return createPage(pool, { ...row.draft, path, publicationDate: null }, by);
}

/**
 * Restores an earlier revision as a new one, or only the texts of some languages as far as their blocks still exist.
 * The path stays: others may link to it.
 * @throws NOT_FOUND when the page or the revision does not exist, or had no texts in one of the languages
 */
export function restorePage(
  pool: Pool,
  pageId: string,
  { revision, languages }: { revision: number; languages: readonly string[] | null },
  by: string,
): Promise<PageChange> {
  return inTransaction(pool, async (connection) => {
    const held = await holdPage(connection, pageId);
    const old = await revisionDraft(connection, pageId, revision);
    if (!old || languages?.some((language) => !old.texts[language])) throw notFound();
    const again = languages
      ? { ...held.draft, texts: { ...held.draft.texts, ...onlyIn(old.texts, languages) } }
      : { ...old, path: held.draft.path };
    const change = await saveChange(connection, held, again, by, 'restored');
    if (change.done && languages)
      await markOutdated(connection, pageId, outdatedByRestoring(old, held.draft, languages));
    return change;
  });
}

function onlyIn(texts: PageDraft['texts'], languages: readonly string[]): PageDraft['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([language]) => languages.includes(language)));
}
