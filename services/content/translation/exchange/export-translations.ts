import { zipSync } from 'fflate';
import type { Pool } from 'pg';
import { given, narrowed } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findDrafts } from '../../page/draft/find-drafts.ts';
import { noteExport } from '../change-targets.ts';
import { findTranslations } from '../find-translations.ts';
import { sideBySide } from '../page-translation.ts';
import { outdatedOfPages } from '../remember-sources.ts';
import { type ExportedPage, exportPage } from './export-page.ts';
import { writeXliff1 } from './write-xliff1.ts';
import { writeXliff2 } from './write-xliff2.ts';

export type ExportChoice = {
  siteId: string | null;
  /** Null: all pages. */
  pageIds: readonly string[] | null;
  /** Only pages at this path and below. */
  below: string | null;
  languages: readonly string[];
  only: 'all' | 'open';
  version: '2.1' | '1.2';
  /** The address of the editor area, for links to previews in the notes; null: without. */
  editorArea: string | null;
};

const pagesToExport = narrowed<
  { id: string },
  { siteId: string | null; pageIds: readonly string[] | null; below: string | null }
>(
  'content_pages_to_export',
  `SELECT v.page_id AS id FROM content.page_version v WHERE v.stage = 'DRAFT'
     ${given('siteId', 'AND v.site_id = :siteId')} ${given('pageIds', 'AND v.page_id = ANY (:pageIds::uuid[])')}
     ${given('below', `AND (v.path = :below OR starts_with(v.path, rtrim(:below, '/') || '/'))`)}`,
);

/** `bytes` undefined: there is nothing to translate. */
export type Export = { name: string; bytes: Uint8Array | undefined; files: number; segments: number };

/**
 * Writes one file for each page and language, in a zip when there are several. The exported translations are marked
 * as in progress.
 */
export function exportTranslations(pool: Pool, choice: ExportChoice): Promise<Export> {
  return inTransaction(pool, async (connection) => {
    const chosen = await pagesToExport(connection, choice);
    const pages = await findTranslations(
      connection,
      chosen.map(({ id }) => id),
    );
    const ids = pages.map(({ id }) => id);
    const drafts = new Map((await findDrafts(connection, ids)).map(({ draft }) => [draft.id, draft]));
    const behind = Map.groupBy(await outdatedOfPages(connection, { pageIds: ids }), ({ pageId }) => pageId);
    const exported = pages.flatMap((page) => {
      const draft = drafts.get(page.id);
      const wanted = page.targets.filter(({ language }) => choice.languages.includes(language));
      return wanted.flatMap(({ language }) =>
        draft
          ? exportPage(
              sideBySide(page, draft, language, behind.get(page.id) ?? []),
              choice.only,
              choice.editorArea,
            )
          : [],
      );
    });
    const files = exported.filter(({ units }) => units.length > 0);
    await noteExport(
      connection,
      files.map(({ pageId, targetLanguage }) => ({ pageId, language: targetLanguage })),
    );
    return written(files, choice.version === '2.1' ? writeXliff2 : writeXliff1);
  });
}

function written(files: readonly ExportedPage[], write: (page: ExportedPage) => string): Export {
  const encoder = new TextEncoder();
  const segments = files.reduce((sum, { units }) => sum + units.length, 0);
  const [first] = files;
  if (!first) return { name: 'translation.xlf', bytes: undefined, files: 0, segments };
  if (files.length === 1) {
    return {
      name: `${plainName(first)}.${first.targetLanguage}.xlf`,
      bytes: encoder.encode(write(first)),
      files: 1,
      segments,
    };
  }
  const entries = files.map((page) => {
    const name = `${page.targetLanguage}/${plainName(page)}.${page.pageId.slice(0, 8)}.xlf`;
    return [name, encoder.encode(write(page))] as const;
  });
  return {
    name: 'translation.zip',
    bytes: zipSync(Object.fromEntries(entries)),
    files: files.length,
    segments,
  };
}

function plainName({ address }: ExportedPage): string {
  return address.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home';
}
