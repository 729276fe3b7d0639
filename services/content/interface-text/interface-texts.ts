import { select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { interfaceText } from './interface-text.tables.ts';

export type InterfaceText = typeof interfaceText.$inferSelect;
/** A text by site, language and message. */
export type TextPlace = Pick<InterfaceText, 'siteId' | 'language' | 'message'>;

const columns = ['siteId', 'language', 'message', 'text', 'by', 'at'] as const;

/** All own texts: there are few, and every page needs its site's. */
export const allTexts = statement<InterfaceText>(
  'content_interface_texts',
  `SELECT ${select(columns)} FROM content.interface_text ORDER BY site_id, language, message`,
);

const one = statement<Pick<InterfaceText, 'text'>, TextPlace>(
  'content_interface_text',
  'SELECT text FROM content.interface_text WHERE site_id = :siteId AND language = :language AND message = :message',
);

export async function findText(connection: Connection, place: TextPlace): Promise<string | null> {
  return (await one(connection, place))[0]?.text ?? null;
}

const count = statement<{ count: number }, Pick<TextPlace, 'siteId' | 'language'>>(
  'content_count_interface_texts',
  'SELECT count(*)::int AS count FROM content.interface_text WHERE site_id = :siteId AND language = :language',
);

export async function countTexts(connection: Connection, place: TextPlace): Promise<number> {
  const { siteId, language } = place;
  return (await count(connection, { siteId, language }))[0]?.count ?? 0;
}

export const writeText = statement<never, Omit<InterfaceText, 'at'>>(
  'content_write_interface_text',
  `INSERT INTO content.interface_text (site_id, language, message, text, by)
   VALUES (:siteId, :language, :message, :text, :by)
   ON CONFLICT (site_id, language, message) DO UPDATE SET text = EXCLUDED.text, by = EXCLUDED.by, at = now()`,
);

export const resetText = statement<never, TextPlace>(
  'content_reset_interface_text',
  'DELETE FROM content.interface_text WHERE site_id = :siteId AND language = :language AND message = :message',
);
