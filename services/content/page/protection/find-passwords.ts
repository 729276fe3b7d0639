import { type Connection, statement } from '#services/foundation/statement.ts';
import type { pagePassword } from '../page.tables.ts';
import { isOut } from '../page-sql.ts';
import { isPassword } from './page-password.ts';

export type StoredPassword = typeof pagePassword.$inferSelect;

const ofPages = statement<StoredPassword, { pageIds: readonly string[] }>(
  'content_page_passwords',
  `SELECT page_id AS "pageId", label, hash, version, expires_at AS "expiresAt"
   FROM content.page_password WHERE page_id = ANY(:pageIds) ORDER BY page_id, label`,
);

export async function passwordsOfPages(
  connection: Connection,
  pageIds: readonly string[],
): Promise<StoredPassword[]> {
  return ofPages(connection, { pageIds });
}

/** What a visitor with the password may open: the page that carries it and all below, until it changes. */
export type PasswordGrant = { pageId: string; version: string; expiresAt: Date | null };

const guardian = statement<{ guard: string }, { pageId: string }>(
  'content_page_guard',
  `SELECT protected_by AS guard FROM content.page_version
   WHERE page_id = :pageId AND stage = 'PUBLISHED' AND protected_by IS NOT NULL AND ${isOut('page_version')}`,
);

/** The page whose passwords protect a page; undefined: nothing protects it. */
export async function getGuard(connection: Connection, pageId: string): Promise<string | undefined> {
  return (await guardian(connection, { pageId }))[0]?.guard;
}

/** Null: `guard` has no such password, or it has expired. A wrong password takes as long as a right one. */
export async function getGrant(
  connection: Connection,
  guard: string,
  password: string,
): Promise<PasswordGrant | null> {
  const stored = await passwordsOfPages(connection, [guard]);
  const valid = stored.filter(({ expiresAt }) => !expiresAt || expiresAt.getTime() > Date.now());
  const matches = await Promise.all(valid.map(({ hash }) => isPassword(password, hash)));
  const found = valid[matches.indexOf(true)];
  return found ? { pageId: found.pageId, version: found.version, expiresAt: found.expiresAt } : null;
}
