import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findDraft } from '../page/draft/find-drafts.ts';
import type { RevisionKind } from './find-revisions.ts';

type Step = { by: string; what: RevisionKind; languages?: readonly string[]; publishAt?: Date | undefined };
type Note = Step & { draft: PageDraft };

/**
 * What one editor saves within ten minutes, uninterrupted by others, is one revision: its row gets the new content
 * and a new id, so that an editor who started from the old one gets a conflict. A revision that is planned for
 * publication is never changed.
 */
const reviseAgain = statement<{ id: number }, { pageId: string; by: string; draft: string }>(
  'content_revise_again',
  `UPDATE content.page_revision r SET id = DEFAULT, draft = :draft
   WHERE r.page_id = :pageId AND r.by = :by AND r.what = 'saved' AND r.at > now() - interval '10 minutes'
     AND r.id = (SELECT max(id) FROM content.page_revision WHERE page_id = :pageId)
     AND NOT EXISTS (SELECT FROM content.planned_publication WHERE revision_id = r.id)
   RETURNING id::int`,
);

const revise = statement<
  { id: number },
  { drafts: string; by: string; what: string; languages: readonly string[]; publishAt: Date | null }
>(
  'content_revise',
  `INSERT INTO content.page_revision (page_id, by, draft, what, languages, publish_at)
   SELECT (draft->>'id')::uuid, :by, draft, :what, :languages, :publishAt FROM jsonb_array_elements(:drafts::jsonb) draft
   RETURNING id::int`,
);

/**
 * Records the present state of a page, in the transaction that saved it.
 * @returns the revision's id
 */
export async function noteRevision(
  connection: Connection,
  { draft, by, what, languages = [], publishAt }: Note,
): Promise<number> {
  const [same] =
    what === 'saved'
      ? await reviseAgain(connection, { pageId: draft.id, by, draft: JSON.stringify(draft) })
      : [];
  const rows = JSON.stringify([draft]);
  const [row] = same
    ? [same]
    : await revise(connection, { drafts: rows, by, what, languages, publishAt: publishAt ?? null });
  if (!row) throw new Error(`Page ${draft.id} could not be revised`);
  return row.id;
}

/** The same for pages that were changed together. */
export async function noteRevisions(
  connection: Connection,
  drafts: readonly PageDraft[],
  by: string,
  what: RevisionKind,
): Promise<void> {
  await revise(connection, { drafts: JSON.stringify(drafts), by, what, languages: [], publishAt: null });
}

const first = statement<never, { drafts: string }>(
  'content_first_revisions',
  `INSERT INTO content.page_revision (page_id, by, draft, what, at)
   SELECT v.page_id, '', draft, 'created', v.updated_at
   FROM jsonb_array_elements(:drafts::jsonb) draft
   JOIN content.page_version v ON v.page_id = (draft->>'id')::uuid AND v.stage = 'DRAFT'
   WHERE NOT EXISTS (SELECT FROM content.page_revision WHERE page_id = v.page_id)`,
);

/** Records the state of pages before their first change, so that it can be restored. */
export async function noteFirst(connection: Connection, drafts: readonly PageDraft[]): Promise<void> {
  await first(connection, { drafts: JSON.stringify(drafts) });
}

/** Records what was done with a page; its content is unchanged. */
export async function noteStep(connection: Connection, pageId: string, step: Step): Promise<void> {
  const row = await findDraft(connection, pageId);
  if (!row) return;
  await noteFirst(connection, [row.draft]);
  await noteRevision(connection, { ...step, draft: row.draft });
}

const out = statement<never, { pageIds: readonly string[] }>(
  'content_note_scheduled_out',
  `INSERT INTO content.page_revision (page_id, by, draft, what, languages)
   SELECT page_id, by, draft, 'published', languages FROM (
     SELECT DISTINCT ON (page_id) page_id, by, draft, what, languages FROM content.page_revision
     WHERE page_id = ANY(:pageIds) AND what IN ('scheduled', 'cancelled', 'published', 'unpublished')
     ORDER BY page_id, id DESC
   ) newest WHERE what = 'scheduled'`,
);

/** Records that a scheduled page is published, in the name of whoever scheduled it and with its content then. */
export async function noteOut(connection: Connection, pageIds: readonly string[]): Promise<void> {
  await out(connection, { pageIds });
}
