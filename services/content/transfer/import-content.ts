import type { Pool, PoolClient } from 'pg';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { navigationOfSite } from '../navigation/find-navigation.ts';
import { lockPages } from '../page/find-drafts.ts';
import { lockKind } from '../record/record-revisions.ts';
import type { Place } from './draft-of-page.ts';
import { knownAddresses } from './find-known-addresses.ts';
import { knownNews } from './find-known-news.ts';
import { knownPages, takenPaths } from './find-known-pages.ts';
import { findPlaces, newsIds } from './find-places.ts';
import { type Here, nothingHere } from './here.ts';
import { keepImport } from './keep-import.ts';
import { type Mapping, typesIn } from './mapping.ts';
import { allOf, type Markup } from './markup/markup.ts';
import { mediaLibrary, mediaNames } from './media-library.ts';
import { planImport } from './plan-import.ts';
import { oldPaths } from './plan-redirects.ts';
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
 * Takes a file over, all of it or nothing, and keeps the report: pages and navigation as drafts, news, and redirects from
 * where the pages were. What an editor has changed since
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
  const { site, language, prefix } = mapping;
  const here = await whatIsHere(connection, file, mapping, places);
  const plan = planImport(file, mapping, places, here);
  await keepImport(connection, site.id, plan, here.navigation, by);
  const { lines, kept } = plan;
  return { siteId: site.id, language, prefix, types: typesIn(file, mapping), lines, kept };
}

/** Everything is locked that an editor may change at the same moment: he waits, and hears of it. */
async function whatIsHere(
  connection: PoolClient,
  file: SourceFile,
  mapping: Mapping,
  places: ReadonlyMap<string, Place>,
): Promise<Here> {
  const ids = [...places.values()].map(({ id }) => id);
  const paths = [...places.values()].map(({ path }) => path);
  await lockPages(connection, ids);
  for (const kind of ['navigation', 'news', 'redirect'] as const) await lockKind(connection, kind);
  return {
    known: await knownPages(connection, ids),
    taken: await takenPaths(connection, mapping.site.id, paths, ids),
    medium: await mediaLibrary(connection, mediaNames(file, picturesIn(file))),
    news: await knownNews(connection, [...newsIds(file, mapping).values()]),
    addresses: await knownAddresses(connection, mapping.site.id, [...oldPaths(file).values()]),
    navigation: (await navigationOfSite(connection, mapping.site.id, 'DRAFT')) ?? nothingHere.navigation,
  };
}

function picturesIn({ items }: SourceFile): string[] {
  const bodies: Markup[] = items.flatMap((item) =>
    item.kind === 'page' ? Object.values(item.page.texts).flatMap(({ body }) => body) : [],
  );
  return allOf(bodies, 'img').map(({ attributes }) => attributes.src ?? '');
}
