import type { Pool } from 'pg';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { changedLanguages } from '../page/edit/changed-languages.ts';
import { findTranslations } from '../translation/find-translations.ts';

/** How many pages are computed at once; somebody who saves one of them waits that long. */
const atOnce = 100;

const oneByOne = statement<never>(
  'content_lock_standings',
  `SELECT pg_advisory_xact_lock(hashtext('content.page_standing'))`,
);

// Locks the counters of these pages until the end of the transaction: a change that has begun is counted after it.
const behind = statement<{ pageId: string }, { atOnce: number }>(
  'content_standings_behind',
  `SELECT page_id AS "pageId" FROM content.page_standing WHERE worked_out <> changes
   ORDER BY page_id LIMIT :atOnce FOR UPDATE SKIP LOCKED`,
);

const changed = statement<{ pageId: string; languages: string[] }, { pageIds: readonly string[] }>(
  'content_changed_languages',
  `SELECT v.page_id AS "pageId", changed.languages
   FROM content.page_version v
   LEFT JOIN content.page_version live ON live.page_id = v.page_id AND live.stage = 'PUBLISHED'
   ${changedLanguages}
   WHERE v.stage = 'DRAFT' AND v.page_id = ANY (:pageIds)`,
);

const forget = statement<never, { pageIds: readonly string[] }>(
  'content_forget_language_standings',
  'DELETE FROM content.language_standing WHERE page_id = ANY (:pageIds)',
);

const noteLanguages = statement<never, { rows: string }>(
  'content_note_language_standings',
  'INSERT INTO content.language_standing SELECT * FROM json_populate_recordset(NULL::content.language_standing, :rows)',
);

const notePages = statement<never, { rows: string }>(
  'content_note_page_standings',
  `UPDATE content.page_standing s
   SET worked_out = s.changes, changed_languages = told.changed, segments = told.segments
   FROM json_to_recordset(:rows::json) told(id uuid, changed text[], segments int) WHERE s.page_id = told.id`,
);

/** Computes the standing of changed pages; without changes it costs one look into an index. */
export async function refreshStandings(connection: Pool): Promise<void> {
  let done = atOnce;
  while (done === atOnce) done = await inTransaction(connection, refreshSome);
}

async function refreshSome(connection: Connection): Promise<number> {
  await oneByOne(connection);
  const pageIds = (await behind(connection, { atOnce })).map(({ pageId }) => pageId);
  if (pageIds.length === 0) return 0;
  const pages = await findTranslations(connection, pageIds);
  const languages = new Map(
    (await changed(connection, { pageIds })).map((row) => [row.pageId, row.languages]),
  );
  const segments = new Map(pages.map((page) => [page.id, page.segments]));
  const targets = pages.flatMap((page) =>
    page.targets.map((target, place) => ({
      page_id: page.id,
      language: target.language,
      place,
      state: target.state,
      is_begun: target.isBegun,
      missing: target.missing,
      outdated: target.outdated,
      exported_at: target.exportedAt,
      imported_at: target.importedAt,
      taken_by: target.takenBy,
      is_offered: target.isOffered,
      owed: target.owed,
      ahead: target.ahead,
      owed_since: target.owedSince,
      is_ready: target.isReady,
      shows_source: target.showsSource,
    })),
  );
  await forget(connection, { pageIds });
  await noteLanguages(connection, { rows: JSON.stringify(targets) });
  // A page without a draft in its source language has no standing, and is not read again before it changes.
  const rows = pageIds.map((id) => ({
    id,
    changed: languages.get(id) ?? [],
    segments: segments.get(id) ?? 0,
  }));
  await notePages(connection, { rows: JSON.stringify(rows) });
  return pageIds.length;
}
