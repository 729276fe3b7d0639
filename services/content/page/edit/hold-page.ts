import { notFound } from '#services/foundation/refusals.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { type LastChange, lastChange } from '../../revision/find-revisions.ts';
import { type DraftRow, findDraft, lockPages } from '../draft/find-drafts.ts';
import type { PageChange } from './page-change.ts';

/** A page that is locked until the transaction ends. */
export type HeldPage = DraftRow & { change: LastChange };

/** @throws NOT_FOUND */
export async function holdPage(connection: Connection, pageId: string): Promise<HeldPage> {
  const isThere = await lockPages(connection, [pageId]);
  const row = isThere ? await findDraft(connection, pageId) : undefined;
  if (!row) throw notFound();
  return { ...row, change: await lastChange(connection, pageId) };
}

/** The conflict of an editor whose change is based on another revision than the stored one. */
export function getConflict({ draft, change, updatedAt }: HeldPage): PageChange {
  const { revision, by } = change;
  const conflict = { revision, draft, by, at: updatedAt };
  return { id: draft.id, done: false, revision, problems: [], conflict };
}
