import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Content, contentToken, openContent } from '#services/content/index.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';

const secret = 'the secret of this installation, for tests';
const silent = { info() {}, warn() {}, error() {} };

let database: FreshDatabase;
let content: Content;

beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'sample');
  content = await openContent({ pool: database.pool, log: silent, secret, production: true });
});
afterAll(() => database?.close());

const trusted = { authorization: `Bearer ${contentToken(secret)}` };

async function call(query: string, headers: Record<string, string>) {
  const backend = { url: 'http://content.internal/graphql/content', fetch: content.handle };
  return callBackEnd(backend).send(query, {}, headers);
}

type Stories = { sites: { id: string }[]; pageList: { total: number; items: { publicationDate: string }[] } };

async function stories(headers: Record<string, string>) {
  const { rows } = await database.pool.query(
    "SELECT site_id FROM content.page_version WHERE type = 'STORY' AND stage = 'DRAFT' LIMIT 1",
  );
  const query = `{ pageList(siteId: "${rows[0].site_id}", type: STORY, country: "ALL", pageSize: 100) {
    total items { publicationDate }
  } }`;
  const { data, errors } = await call(query, headers);
  return { list: (data as Stories | null)?.pageList, code: errors?.[0]?.extensions?.code };
}

test('EDI-02 whoever is trusted looks at everything in draft by one header; nobody else does', async () => {
  const draft = { 'x-stage': 'DRAFT' };
  const published = await stories(trusted);
  const drafts = await stories({ ...trusted, ...draft });
  expect(drafts.list?.total).toBeGreaterThanOrEqual(published.list?.total ?? 0);
  expect((await stories(draft)).code).toBe('FORBIDDEN');
  expect((await stories({ ...draft, authorization: 'Bearer x' })).code).toBe('FORBIDDEN');
  expect((await stories({})).list).toEqual(published.list);
});

test('EDI-02 drafts as they will be at a moment: what comes later is in no list', async () => {
  const all = await stories({ ...trusted, 'x-stage': 'DRAFT' });
  const dates = (all.list?.items ?? []).map(({ publicationDate }) => publicationDate).sort();
  const [first = ''] = dates;
  const then = await stories({ ...trusted, 'x-stage': 'DRAFT', 'x-as-of': first });
  expect(then.list?.items.map(({ publicationDate }) => publicationDate)).toEqual(
    dates.filter((date) => date === first),
  );
  expect(then.list?.total).toBe(then.list?.items.length);
  const before = await stories({ ...trusted, 'x-stage': 'DRAFT', 'x-as-of': '1990-01-01T00:00:00Z' });
  expect(before.list?.total).toBe(0);
  const senseless = await stories({ ...trusted, 'x-stage': 'DRAFT', 'x-as-of': 'soon' });
  expect(senseless.list).toEqual(all.list);
});
