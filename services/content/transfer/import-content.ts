import type { Pool, PoolClient } from 'pg';
import { Overloaded } from '#services/foundation/limit.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import { navigationOfSite } from '../navigation/find-navigation.ts';
import { lockPages } from '../page/draft/find-drafts.ts';
import { lockKind } from '../record/record-revisions.ts';
import { findRedirects, normalised } from '../redirect/redirect.ts';
import { type Args, type ExistingContent, noExistingContent } from './existing-content.ts';
import type { Mapping } from './mapping.ts';
import { libraryFiles } from './media-library.ts';
import { knownNews } from './plan/find-known-news.ts';
import { findTakenPaths, knownPages } from './plan/find-known-pages.ts';
import type { KnownAddresses } from './plan/plan-redirects.ts';
import type { Report, Transfer } from './report.ts';
import { saveImport } from './save-import.ts';
import { type Source, UnreadableExport } from './source-item.ts';

const pagesAt = statement<{ path: string }, { siteId: string; paths: readonly string[] }>(
  'content_pages_at',
  'SELECT DISTINCT path FROM content.page_version WHERE site_id = :siteId AND path = ANY(:paths)',
);

/** What exists at some addresses of a site, and where its redirects lead. */
async function knownAddresses(
  connection: Connection,
  siteId: string,
  paths: readonly string[],
): Promise<KnownAddresses> {
  if (paths.length === 0) return { redirects: new Map(), paths: new Set() };
  const redirects = await findRedirects(connection, siteId);
  const pages = await pagesAt(connection, { siteId, paths });
  return {
    redirects: new Map(redirects.map(({ previousUrl, target }) => [previousUrl, normalised(target)])),
    paths: new Set(pages.map(({ path }) => path)),
  };
}

type Order = {
  bytes: Uint8Array;
  fileName: string;
  mapping: Mapping;
  by: string;
  /** Whether everything is rolled back after it was reported. */
  isTry: boolean;
};

/** Ten thousand pages need a third of each. */
const limits = { seconds: 60, megabytes: 1024, atOnce: 1, waiting: 4 };
const withWorker = openWorkers<typeof import('./export-worker.ts')>(
  new URL('./export-worker.ts', import.meta.url),
  limits,
);

/** Imports run one after the other: each sees the result of the one before. */
const takeTurn = statement<never>(
  'content_import_turn',
  "SELECT pg_advisory_xact_lock(hashtext('content import'))",
);

const insertTransfer = statement<
  { id: number; at: Date },
  { by: string; source: string; fileName: string; stored: string }
>(
  'content_insert_transfer',
  `INSERT INTO content.transfer (by, source, file_name, report) VALUES (:by, :source, :fileName, :stored)
   RETURNING id::float8 AS id, at`,
);

/**
 * Imports a file, all of it or nothing, and stores the report: pages and navigation as drafts, news, and redirects
 * from the old addresses. What an editor has changed since the last import is left alone, and reported. A trial does
 * the same work and rolls it back, so that its report is exactly what will happen.
 * @throws {UnreadableExport}
 */
export async function importContent(pool: Pool, { bytes, ...order }: Order): Promise<Transfer> {
  try {
    return await withWorker(async (call) => {
      const read = await call('read', bytes, order.mapping);
      if ('refused' in read) throw new UnreadableExport(read.refused, read.place);
      const { source, args } = read;
      return await takeOver(pool, { ...order, source, args, plan: (here) => call('plan', here) });
    });
  } catch (error) {
    if (error instanceof WorkEnded) throw new UnreadableExport('tooCostly');
    if (error instanceof Overloaded) throw new UnreadableExport('busy');
    throw error;
  }
}

type Taking = Omit<Order, 'bytes'> & {
  source: Source;
  args: Args;
  plan: (here: ExistingContent) => Promise<ReturnType<typeof import('./export-worker.ts').plan>>;
};

async function takeOver(pool: Pool, { source, fileName, by, isTry, ...taking }: Taking): Promise<Transfer> {
  let transfer: Transfer | undefined;
  const work = inTransaction(pool, async (connection) => {
    await takeTurn(connection);
    const report = await take(connection, { by, ...taking });
    const stored = JSON.stringify(report);
    const [row] = isTry ? [] : await insertTransfer(connection, { by, source, fileName, stored });
    transfer = { id: row?.id ?? null, at: row?.at ?? new Date(), by, source, fileName, report };
    if (isTry) throw new TriedOnly();
    return transfer;
  });
  try {
    return await work;
  } catch (error) {
    if (error instanceof TriedOnly && transfer) return transfer;
    throw error;
  }
}

class TriedOnly extends Error {}

async function take(
  connection: PoolClient,
  { args, plan, mapping, by }: Pick<Taking, 'args' | 'plan' | 'mapping' | 'by'>,
): Promise<Report> {
  const { site, language, prefix } = mapping;
  const here = await whatIsHere(connection, site.id, args);
  const planned = await plan(here);
  await saveImport(connection, site.id, planned, here.navigation, by);
  const { types, lines, kept } = planned;
  return { siteId: site.id, language, prefix, types, lines, kept };
}

/** Locks everything that editors may be changing: their saves wait, and then get a conflict. */
async function whatIsHere(connection: PoolClient, siteId: string, args: Args): Promise<ExistingContent> {
  await lockPages(connection, args.pages);
  for (const kind of ['navigation', 'news', 'redirect'] as const) await lockKind(connection, { kind });
  return {
    known: await knownPages(connection, args.pages),
    taken: await findTakenPaths(connection, siteId, args.paths, args.pages),
    media: await libraryFiles(connection, args.media),
    news: await knownNews(connection, args.news),
    addresses: await knownAddresses(connection, siteId, args.addresses),
    navigation: (await navigationOfSite(connection, siteId, 'DRAFT')) ?? noExistingContent.navigation,
  };
}
