import { type Connection, statement } from '#services/foundation/statement.ts';

/** Another editor who has a page open. */
export type PagePresence = { id: string; name: string; place: string | null; language: string };

export type OwnPresence = {
  pageId: string;
  session: string;
  name: string;
  place: string | null;
  language: string;
};

const lifetime = "interval '40 seconds'";

/**
 * One's own row is renewed, rows that nobody renews are forgotten on the way, and the others are given. Rows that another
 * process is working on are skipped, so that nobody waits. The id of a session stays here: another one is made of it.
 */
const renew = statement<PagePresence, OwnPresence>(
  'content_renew_presence',
  `WITH forgotten AS (
     DELETE FROM content.page_presence WHERE (page_id, session) IN (
       SELECT page_id, session FROM content.page_presence
       WHERE at < now() - ${lifetime} AND session <> :session LIMIT 100 FOR UPDATE SKIP LOCKED
     )
   ), own AS (
     INSERT INTO content.page_presence (page_id, session, name, place, language)
     SELECT id, :session, :name, :place, :language FROM content.page WHERE id = :pageId
     ON CONFLICT (page_id, session) DO UPDATE
       SET name = excluded.name, place = excluded.place, language = excluded.language, at = now()
   )
   SELECT md5(session::text || page_id::text) AS id, name, place, language FROM content.page_presence
   WHERE page_id = :pageId AND session <> :session AND at > now() - ${lifetime} ORDER BY name, session LIMIT 20`,
);

const remove = statement<never, { pageId: string; session: string }>(
  'content_end_presence',
  'DELETE FROM content.page_presence WHERE page_id = :pageId AND session = :session',
);

/** Notes that somebody has a page open, and where; gives who else has. */
export async function renewPresence(connection: Connection, own: OwnPresence): Promise<PagePresence[]> {
  return renew(connection, own);
}

/** Somebody has left the page. */
export async function endPresence(connection: Connection, pageId: string, session: string): Promise<void> {
  await remove(connection, { pageId, session });
}
