import type { Pool } from 'pg';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyChanges } from '../../changes.ts';
import { noteRevision } from '../../record/record-revisions.ts';
import { passwordsOfPages, type StoredPassword } from './find-passwords.ts';
import { hashPassword } from './page-password.ts';

/** Why a password was not added or removed. */
type PasswordProblem =
  | 'absent'
  | 'expiresInPast'
  | 'labelMissing'
  | 'labelTaken'
  | 'labelTooLong'
  | 'passwordShort';

export type PasswordChange = { passwords: StoredPassword[]; problem: PasswordProblem | null };

type NewPassword = { pageId: string; label: string; password: string; expiresAt: Date | null };

/** Shorter ones could be guessed although attempts are slowed down. */
const minLength = 8;

const insert = statement<
  { label: string },
  { pageId: string; label: string; hash: string; version: string; expiresAt: Date | null }
>(
  'content_add_page_password',
  `INSERT INTO content.page_password (page_id, label, hash, version, expires_at)
   SELECT id, :label, :hash, :version, :expiresAt FROM content.page WHERE id = :pageId
   ON CONFLICT DO NOTHING RETURNING label`,
);
const remove = statement<{ label: string }, { pageId: string; label: string }>(
  'content_remove_page_password',
  'DELETE FROM content.page_password WHERE page_id = :pageId AND label = :label RETURNING label',
);

/** Decision 8: adds a password to a page, for one circle of people. It is valid at once, published or not. */
export async function addPassword(pool: Pool, wish: NewPassword, by: string): Promise<PasswordChange> {
  const { pageId, password, expiresAt } = wish;
  const label = wish.label.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const problem = getProblem(label, password, expiresAt);
  if (problem) return { passwords: await passwordsOfPages(pool, [pageId]), problem };
  const hash = await hashPassword(password);
  return inTransaction(pool, async (connection) => {
    const added = await insert(connection, { pageId, label, hash, version: crypto.randomUUID(), expiresAt });
    if (added.length > 0) {
      const data = { label, expiresAt };
      await noteRevision(connection, 'pagePassword', pageId, { by, what: 'created', data });
      await notifyChanges(connection, [`page:${pageId}`]);
    }
    const passwords = await passwordsOfPages(connection, [pageId]);
    const isTaken = passwords.some((other) => other.label === label);
    return { passwords, problem: added.length > 0 ? null : isTaken ? 'labelTaken' : 'absent' };
  });
}

/**
 * Removes a password: visitors who entered with it, or with an invitation made from it, lose access with the next
 * request.
 */
export function removePassword(
  pool: Pool,
  { pageId, label }: Pick<NewPassword, 'pageId' | 'label'>,
  by: string,
): Promise<PasswordChange> {
  return inTransaction(pool, async (connection) => {
    const removed = await remove(connection, { pageId, label });
    if (removed.length > 0) {
      await noteRevision(connection, 'pagePassword', pageId, { by, what: 'removed', data: { label } });
      await notifyChanges(connection, [`page:${pageId}`]);
    }
    const passwords = await passwordsOfPages(connection, [pageId]);
    return { passwords, problem: removed.length > 0 ? null : 'absent' };
  });
}

function getProblem(label: string, password: string, expiresAt: Date | null): PasswordProblem | undefined {
  if (label === '') return 'labelMissing';
  if (label.length > 80) return 'labelTooLong';
  if (password.normalize('NFKC').length < minLength) return 'passwordShort';
  if (expiresAt && expiresAt.getTime() <= Date.now()) return 'expiresInPast';
  return undefined;
}
