import { type Connection, statement } from '#services/foundation/statement.ts';
import type { previewLink } from './preview.tables.ts';

/** A link to the draft of a page that somebody was given. */
export type PreviewLink = typeof previewLink.$inferSelect;

export type NewPreviewLink = Pick<PreviewLink, 'pageId' | 'locale' | 'label' | 'expiresAt'>;

const columns = 'id, page_id AS "pageId", locale, label, by, made_at AS "madeAt", expires_at AS "expiresAt"';

const insert = statement<
  PreviewLink,
  { pageId: string; locale: string; label: string; by: string; expiresAt: Date }
>(
  'content_add_preview_link',
  `WITH forgotten AS (DELETE FROM content.preview_link WHERE expires_at < now())
   INSERT INTO content.preview_link (page_id, locale, label, by, expires_at)
   SELECT id, :locale, :label, :by, :expiresAt FROM content.page WHERE id = :pageId RETURNING ${columns}`,
);
const valid = statement<PreviewLink, { pageId: string }>(
  'content_preview_links',
  `SELECT ${columns} FROM content.preview_link
   WHERE page_id = :pageId AND expires_at > now() ORDER BY made_at DESC, id`,
);
const one = statement<PreviewLink, { id: string }>(
  'content_preview_link',
  `SELECT ${columns} FROM content.preview_link WHERE id = :id AND expires_at > now()`,
);
const remove = statement<never, { pageId: string; id: string | null }>(
  'content_withdraw_preview_links',
  'DELETE FROM content.preview_link WHERE page_id = :pageId AND (:id::uuid IS NULL OR id = :id)',
);

/** Null: there is no such page. What has expired is forgotten on the way. */
export async function addPreviewLink(
  connection: Connection,
  { pageId, locale, label, expiresAt }: NewPreviewLink,
  by: string,
): Promise<PreviewLink | null> {
  return (await insert(connection, { pageId, locale, label, by, expiresAt }))[0] ?? null;
}

/** Those of a page that still open it, the newest first. */
export function findPreviewLinks(connection: Connection, pageId: string): Promise<PreviewLink[]> {
  return valid(connection, { pageId });
}

/** Null: it was withdrawn, has expired, or never was. */
export async function findPreviewLink(connection: Connection, id: string): Promise<PreviewLink | null> {
  return (await one(connection, { id }))[0] ?? null;
}

/** From now on the link opens nothing; without an id: none of the page's. */
export async function withdrawPreviewLinks(
  connection: Connection,
  pageId: string,
  id: string | null,
): Promise<PreviewLink[]> {
  await remove(connection, { pageId, id });
  return findPreviewLinks(connection, pageId);
}
