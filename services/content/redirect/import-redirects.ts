import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyChanges } from '../changes.ts';
import { siteFrames } from '../health/find-frames.ts';
import { publishedPages } from '../health/find-published.ts';
import { pathsThatLead } from '../health/site-paths.ts';
import { lockKind, noteRevisions } from '../record/record-revisions.ts';
import { type ComparedLine, compareRedirects } from './compare-redirects.ts';
import type { RedirectLine } from './read-redirect-file.ts';
import type { redirect } from './redirect.tables.ts';
import { findRedirects, normalised, type StoredRedirect } from './redirect.ts';

const upsert = upsertInto(table<typeof redirect>('content.redirect'), {
  columns: ['siteId', 'previousUrl', 'target', 'status'],
  key: ['siteId', 'previousUrl'],
});

/** `stand` is a hash of the reported changes. */
export type RedirectImport = { lines: readonly ComparedLine[]; stand: string; isDone: boolean };

type Order = {
  siteId: string;
  lines: readonly RedirectLine[];
  /** The `stand` of the report that the editor saw; null: only report. */
  seen: string | null;
  by: string;
};

/**
 * Imports the redirects of a file, all or none: none while a line is wrong, or when the changes are no longer those
 * that the editor saw. Redirects that the file does not name stay.
 */
export function importRedirects(pool: Pool, { siteId, lines, seen, by }: Order): Promise<RedirectImport> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind: 'redirect' });
    const stored = await findRedirects(connection, siteId);
    const leadsWith = await leadsFromSite(connection, siteId);
    const compared = compareRedirects(lines, { id: siteId, redirects: stored, leadsWith });
    const stand = createHash('sha256').update(JSON.stringify(compared)).digest('base64url');
    const isDone = seen === stand && compared.every(({ outcome }) => outcome !== 'wrong');
    if (isDone) await store(connection, { siteId, compared, stored, by });
    return { lines: compared, stand, isDone };
  });
}

async function leadsFromSite(connection: Connection, siteId: string) {
  const pages = await publishedPages(connection);
  const frames = await siteFrames(connection);
  return (targets: ReadonlyMap<string, string>) => {
    const redirects = [...targets].map(([previousUrl, target]) => ({ previousUrl, target }));
    const after = frames.map((frame) => (frame.id === siteId ? { ...frame, redirects } : frame));
    const leads = pathsThatLead(pages, after);
    return (path: string) => leads(siteId, path);
  };
}

type Storing = {
  siteId: string;
  compared: readonly ComparedLine[];
  stored: readonly StoredRedirect[];
  by: string;
};

async function store(connection: Connection, { siteId, compared, stored, by }: Storing): Promise<void> {
  const changed = compared.filter(({ outcome }) => outcome !== 'unchanged');
  if (changed.length === 0) return;
  const rows = changed.map(({ previousUrl, target, status }) => ({
    siteId,
    previousUrl: normalised(previousUrl),
    target,
    status: Number(status),
  }));
  await upsert(connection, rows);
  const froms = new Set(rows.map(({ previousUrl }) => previousUrl));
  const revisions = (of: readonly StoredRedirect[]) =>
    of
      .filter(({ previousUrl }) => froms.has(previousUrl))
      .map(({ id, ...data }) => ({ recordId: id, data: { siteId, ...data } }));
  const before = revisions(stored);
  await noteRevisions(connection, 'redirect', {
    before,
    after: revisions(await findRedirects(connection, siteId)),
    by,
  });
  await notifyChanges(connection, [`redirects:${siteId}`]);
}
