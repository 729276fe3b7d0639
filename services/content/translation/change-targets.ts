import type { Pool } from 'pg';
import { notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { translationsOfPage } from './find-translations.ts';
import type { TranslatedPage } from './translated-page.ts';
import type { TranslationState } from './translation-state.ts';

const start = statement<never, { pageId: string }>(
  'content_start_translation',
  `INSERT INTO content.translation_target AS old (page_id, language, state)
   SELECT p.id, language, 'MarkedForTranslation'
   FROM content.page p JOIN content.site s ON s.id = p.site_id CROSS JOIN unnest(s.languages) language
   WHERE p.id = :pageId AND language <> p.source_language
   ON CONFLICT (page_id, language) DO UPDATE SET state = 'MarkedForTranslation'`,
);

const reset = statement<never, { pageId: string }>(
  'content_reset_translation',
  'DELETE FROM content.translation_target WHERE page_id = :pageId',
);

const set = statement<never, { targets: string; state: string; exported: boolean; imported: boolean }>(
  'content_set_translation_state',
  `INSERT INTO content.translation_target AS old (page_id, language, state, exported_at, imported_at)
   SELECT p.id, told.language, :state, CASE WHEN :exported THEN now() END, CASE WHEN :imported THEN now() END
   FROM json_to_recordset(:targets::json) told("pageId" uuid, language text) JOIN content.page p ON p.id = told."pageId"
   WHERE told.language <> p.source_language
   ON CONFLICT (page_id, language) DO UPDATE SET state = EXCLUDED.state,
     exported_at = coalesce(EXCLUDED.exported_at, old.exported_at),
     imported_at = coalesce(EXCLUDED.imported_at, old.imported_at)`,
);

export type Target = { pageId: string; language: string };

/**
 * Requests the translation of a page into every language of its site.
 * @throws NOT_FOUND
 */
export async function startTranslation(connection: Connection, pageId: string): Promise<TranslatedPage> {
  await start(connection, { pageId });
  return found(await translationsOfPage(connection, pageId));
}

/**
 * Withdraws the request for a translation; existing texts stay.
 * @throws NOT_FOUND
 */
export async function resetTranslation(pool: Pool, pageId: string): Promise<TranslatedPage> {
  await reset(pool, { pageId });
  return found(await translationsOfPage(pool, pageId));
}

/** @throws NOT_FOUND */
export async function setTranslationState(
  pool: Pool,
  pageId: string,
  languages: readonly string[],
  state: TranslationState,
): Promise<TranslatedPage> {
  const targets = languages.map((language) => ({ pageId, language }));
  await set(pool, { targets: JSON.stringify(targets), state, exported: false, imported: false });
  return found(await translationsOfPage(pool, pageId));
}

/** Marks them as sent to translators. */
export async function noteExport(connection: Connection, targets: readonly Target[]): Promise<void> {
  await set(connection, {
    targets: JSON.stringify(targets),
    state: 'InProgress',
    exported: true,
    imported: false,
  });
}

/** Records that translations came back, all or some. */
export async function noteImport(connection: Connection, target: Target, isComplete: boolean): Promise<void> {
  await set(connection, {
    targets: JSON.stringify([target]),
    state: isComplete ? 'Translated' : 'InProgress',
    exported: false,
    imported: true,
  });
}

const take = statement<never, { pageId: string; language: string; by: string }>(
  'content_take_translation',
  `INSERT INTO content.translation_target AS old (page_id, language, state, taken_by)
   VALUES (:pageId, :language, 'none', :by)
   ON CONFLICT (page_id, language) DO UPDATE SET taken_by = EXCLUDED.taken_by`,
);

/** Records who is working on a translation. */
export async function noteTaken(
  connection: Connection,
  { pageId, language }: Target,
  by: string,
): Promise<void> {
  await take(connection, { pageId, language, by });
}

function found(page: TranslatedPage | undefined): TranslatedPage {
  if (!page) throw notFound();
  return page;
}
