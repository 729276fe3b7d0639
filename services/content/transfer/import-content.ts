import type { Pool, PoolClient } from 'pg';
import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { lockPages } from '../page/find-drafts.ts';
import { keepDrafts } from '../page/save-pages.ts';
import { noteRevisions } from '../revision/note-revision.ts';
import { knownPages, takenPaths } from './find-known-pages.ts';
import { findPlaces } from './find-places.ts';
import { type Mapping, typesIn } from './mapping.ts';
import { allOf, type Markup } from './markup/markup.ts';
import { mediaLibrary, mediaNames } from './media-library.ts';
import { planImport } from './plan-import.ts';
import type { Report, Transfer } from './report.ts';
import type { SourceFile } from './source-item.ts';

type Order = {
  file: SourceFile;
  fileName: string;
  mapping: Mapping;
  by: string;
  /** Everything is done, told and taken back. */
  isTry: boolean;
};

/** One import after the other: each sees what the one before has made. */
const takeTurn = statement<never>(
  'content_import_turn',
  "SELECT pg_advisory_xact_lock(hashtext('content import'))",
);

const insertTransfer = statement<
  { id: number; at: Date },
  [by: string, source: string, fileName: string, report: string]
>(
  'content_insert_transfer',
  `INSERT INTO content.transfer (by, source, file_name, report) VALUES ($1, $2, $3, $4)
   RETURNING id::float8 AS id, at`,
);

/**
 * Takes the pages of a file over as drafts, all of them or none, and keeps the report. What an editor has changed since
 * it came is left alone, and told. A try does the same work and takes it back, so that it promises what will be.
 */
export async function importContent(pool: Pool, order: Order): Promise<Transfer> {
  const { file, fileName, mapping, by, isTry } = order;
  const places = findPlaces(file, mapping);
  let transfer: Transfer | undefined;
  const work = inTransaction(pool, async (connection) => {
    await takeTurn(connection);
    const report = await take(connection, order, places);
    const stored = JSON.stringify(report);
    const [row] = isTry ? [] : await insertTransfer(connection, by, file.source, fileName, stored);
    transfer = { id: row?.id ?? null, at: row?.at ?? new Date(), by, source: file.source, fileName, report };
    if (isTry) throw new TakenBack();
    return transfer;
  });
  try {
    return await work;
  } catch (error) {
    if (error instanceof TakenBack && transfer) return transfer;
    throw error;
  }
}

class TakenBack extends Error {}

async function take(
  connection: PoolClient,
  { file, mapping, by }: Order,
  places: ReturnType<typeof findPlaces>,
): Promise<Report> {
  const ids = [...places.values()].map(({ id }) => id);
  const paths = [...places.values()].map(({ path }) => path);
  // An editor who keeps one of them at the same moment waits, and hears of it.
  await lockPages(connection, ids);
  const known = await knownPages(connection, ids);
  const taken = await takenPaths(connection, mapping.site.id, paths, ids);
  const medium = await mediaLibrary(connection, mediaNames(file, picturesIn(file)));
  const { drafts, lines } = planImport(file, mapping, places, { known, taken, medium });
  await keep(connection, drafts, by);
  const { site, language, prefix } = mapping;
  return { siteId: site.id, language, prefix, types: typesIn(file, mapping), lines };
}

async function keep(connection: Connection, drafts: readonly PageDraft[], by: string): Promise<void> {
  if (drafts.length === 0) return;
  await keepDrafts(connection, drafts);
  await noteRevisions(connection, drafts, by, 'imported');
}

function picturesIn({ items }: SourceFile): string[] {
  const bodies: Markup[] = items.flatMap((item) =>
    item.kind === 'page' ? Object.values(item.page.texts).flatMap(({ body }) => body) : [],
  );
  return allOf(bodies, 'img').map(({ attributes }) => attributes.src ?? '');
}
