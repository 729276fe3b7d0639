import type { Pool } from 'pg';
import { notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type TranslatedPage, translationsOfPage } from './find-translations.ts';
import type { TranslationState } from './translation-state.ts';

const start = statement<never, [pageId: string]>(
  'content_start_translation',
  `INSERT INTO content.translation_target AS old (page_id, language, state)
   SELECT p.id, language, 'MarkedForTranslation'
   FROM content.page p JOIN content.site s ON s.id = p.site_id CROSS JOIN unnest(s.languages) language
   WHERE p.id = $1 AND language <> p.source_language
   ON CONFLICT (page_id, language) DO UPDATE SET state = 'MarkedForTranslation'`,
);

const reset = statement<never, [pageId: string]>(
  'content_reset_translation',
  'DELETE FROM content.translation_target WHERE page_id = $1',
);

const set = statement<
  never,
  [pageId: string, languages: readonly string[], state: string, exported: boolean, imported: boolean]
>(
  'content_set_translation_state',
  `INSERT INTO content.translation_target AS old (page_id, language, state, exported_at, imported_at)
   SELECT p.id, language, $3, CASE WHEN $4 THEN now() END, CASE WHEN $5 THEN now() END
   FROM content.page p CROSS JOIN unnest($2::text[]) language
   WHERE p.id = $1 AND language <> p.source_language
   ON CONFLICT (page_id, language) DO UPDATE SET state = EXCLUDED.state,
     exported_at = coalesce(EXCLUDED.exported_at, old.exported_at),
     imported_at = coalesce(EXCLUDED.imported_at, old.imported_at)`,
);

/**
 * Asks for the translation of a page into every language of its site.
 * @throws NOT_FOUND
 */
export async function startTranslation(pool: Pool, pageId: string): Promise<TranslatedPage> {
  await start(pool, pageId);
  return found(await translationsOfPage(pool, pageId));
}

/**
 * Nobody is asked for it any more; what was translated stays.
 * @throws NOT_FOUND
 */
export async function resetTranslation(pool: Pool, pageId: string): Promise<TranslatedPage> {
  await reset(pool, pageId);
  return found(await translationsOfPage(pool, pageId));
}

/** @throws NOT_FOUND */
export async function setTranslationState(
  pool: Pool,
  pageId: string,
  languages: readonly string[],
  state: TranslationState,
): Promise<TranslatedPage> {
  await set(pool, pageId, languages, state, false, false);
  return found(await translationsOfPage(pool, pageId));
}

/** Translators have it now. */
export async function noteExport(
  connection: Connection,
  pageId: string,
  languages: readonly string[],
): Promise<void> {
  await set(connection, pageId, languages, 'InProgress', true, false);
}

/** Words came back from translators, all that there are or some. */
export async function noteImport(
  connection: Connection,
  pageId: string,
  language: string,
  isComplete: boolean,
): Promise<void> {
  await set(connection, pageId, [language], isComplete ? 'Translated' : 'InProgress', false, true);
}

function found(page: TranslatedPage | undefined): TranslatedPage {
  if (!page) throw notFound();
  return page;
}
