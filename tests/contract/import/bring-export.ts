import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { PageDraft } from '#contracts/content/draft.ts';
import { uploadRequest } from '#contracts/graphql-upload.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callContent, sitesQuery } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';

const secret = 'a secret';
export const asking = { token: contentToken(secret) };
export const sampleExport = (name: string) => readFileSync(join(import.meta.dirname, 'sample', name), 'utf8');

export type Line = {
  key: string;
  type: string;
  name: string;
  place: string;
  outcome: string;
  reason: string | null;
  detail: string;
  pageId: string | null;
  path: string;
  redirectFrom: string | null;
  notes: { code: string; value: string }[];
};
export type Transfer = {
  id: string | null;
  source: string;
  total: number;
  taken: number;
  updated: number;
  skipped: number;
  refused: number;
  types: { type: string; count: number; target: string }[];
  kept: { pages: number; news: number; entries: number; redirects: number };
  lines: Line[];
  csv: string;
};
type Answer = {
  data?: { importContent: Transfer } | null;
  errors?: { extensions: Record<string, unknown> }[];
};

const importMutation = `
  mutation importContent($file: Upload!, $siteId: ID!, $language: String!, $prefix: String!, $types: [TransferTypeTarget!]!,
    $isTry: Boolean!) {
    importContent(fileName: "export.xml", file: $file, siteId: $siteId, language: $language, prefix: $prefix, types: $types,
      isTry: $isTry, by: "Petra Ott") {
      id source total taken updated skipped refused csv types { type count target }
      kept { pages news entries redirects }
      lines { key type name place outcome reason detail pageId path redirectFrom notes { code value } }
    }
  }`;

/** Imports an export of another system into a back end, as the site does. */
export async function bringTo(
  backend: Backend,
  file: string | Uint8Array | ReadableStream<Uint8Array>,
  settings: { siteId: string; [name: string]: unknown },
  token = asking.token,
) {
  const question = {
    query: importMutation,
    operationName: 'importContent',
    variables: { language: 'en', prefix: '/archive', types: [], isTry: false, ...settings },
    variable: 'file',
    file: typeof file === 'string' ? Buffer.from(file) : file,
  };
  const headers = { ...(token && chiefHeaders(token)) };
  const response = await backend.fetch(uploadRequest(backend.url, question, { headers }));
  const { data, errors } = (await response.json()) as Answer;
  const error = errors?.[0]?.extensions;
  return { status: response.status, transfer: data?.importContent as Transfer, error };
}

/** A content back end with the sample, into which exports are imported. */
export async function openImports() {
  const database = await contentDatabase(inject('databaseUrl'), 'sample');
  const log = { info() {}, warn() {}, error() {} };
  const opened = await openContent({ pool: database.pool, log, secret, production: true });
  const backend: Backend = { url: 'http://content.internal/graphql/content', fetch: opened.handle };
  const content = callContent(backend);
  const { sites } = await content.call(sitesQuery, {}, asking);
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM content.redirect');
  const redirects = rows.map(({ id }) => id);
  const siteId = sites.find(({ name }) => name === 'Main')!.id;
  return {
    pool: database.pool,
    handle: opened.handle,
    content,
    siteId,
    /** A picture of the library with the file name that the samples use. */
    press: await nameOnePicture(database.pool),
    bring: (file: string, settings: object = {}) => bringTo(backend, file, { siteId, ...settings }),
    draftOf: (transfer: Transfer, key: string) => newestDraft(database.pool, lineOf(transfer, key)?.pageId),
    countPages: () => countPages(database.pool),
    forget: () => forgetImports(database.pool, redirects),
    close: database.close,
  };
}

export type Imports = Awaited<ReturnType<typeof openImports>>;

export function lineOf({ lines }: Transfer, key: string): Line | undefined {
  return lines.find((line) => line.key === key);
}

export function notesOf(transfer: Transfer, key: string): string[] {
  return lineOf(transfer, key)?.notes.map(({ code, value }) => `${code} ${value}`.trim()) ?? [];
}

async function nameOnePicture(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE content.file_version SET file_name = 'press.jpg'
     WHERE content_type LIKE 'image/%' AND file_id = (
       SELECT file_id FROM content.file_version WHERE content_type LIKE 'image/%' ORDER BY file_id LIMIT 1)
     RETURNING file_id AS id`,
  );
  return rows[0]!.id;
}

async function newestDraft(pool: pg.Pool, pageId: string | null | undefined): Promise<PageDraft> {
  const { rows } = await pool.query<{ draft: PageDraft }>(
    'SELECT draft FROM content.page_revision WHERE page_id = $1 ORDER BY id DESC LIMIT 1',
    [pageId],
  );
  return rows[0]!.draft;
}

async function countPages(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM content.page');
  return rows[0]!.count;
}

/** Restores the sample as it was before. */
async function forgetImports(pool: pg.Pool, keptRedirects: readonly string[]): Promise<void> {
  await pool.query(
    `DELETE FROM content.page WHERE id IN (SELECT page_id FROM content.page_revision WHERE what = 'imported')`,
  );
  await pool.query(
    `DELETE FROM content.news_item WHERE id::text IN (
       SELECT record_id FROM content.record_revision WHERE kind = 'news' AND what = 'imported')`,
  );
  await pool.query(
    `UPDATE content.navigation own SET header = shown.header, footer = shown.footer FROM content.navigation shown
     WHERE own.stage = 'DRAFT' AND shown.stage = 'PUBLISHED' AND shown.site_id = own.site_id`,
  );
  await pool.query('DELETE FROM content.redirect WHERE id <> ALL($1)', [keptRedirects]);
  await pool.query('TRUNCATE content.transfer, content.record_revision');
}
