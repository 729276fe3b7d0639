import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { openContent } from '#services/content/index.ts';
import { callContent } from '../support/back-ends/call-content.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

let database: FreshDatabase;
let content: ReturnType<typeof callContent>;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const { handle } = await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  content = callContent({ url: 'http://content.internal/', fetch: handle });
  // Two at the same time, one in the future, one in German only.
  await database.pool.query(
    `INSERT INTO content.news_item (id, publication_date, title, text, link)
     SELECT gen_random_uuid(), '2025-01-01'::timestamptz + n / 2 * interval '1 day', jsonb_build_object('en', 'News ' || n),
       '{}'::jsonb, '{"kind": "PATH", "path": "/stories"}'::jsonb
     FROM generate_series(1, 25) n
     UNION ALL SELECT gen_random_uuid(), now() + interval '1 day', '{"en": "Tomorrow"}', '{}', NULL
     UNION ALL SELECT gen_random_uuid(), '2025-06-01', '{"de": "Nur deutsch"}', '{}', NULL`,
  );
});
afterAll(() => database.close());

const feed = graphql(`
  query feed($after: String) {
    newsFeed(first: 10, after: $after) {
      edges { cursor node { id title publicationDate link { path } } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

test('STO-03 the news feed pages through everything once, newest first', async () => {
  const seen: { id: string; publicationDate: string }[] = [];
  const sizes: number[] = [];
  let after: string | null = null;
  for (let more = true; more; ) {
    const { newsFeed }: { newsFeed: Feed } = await content.call(feed, { after });
    seen.push(...newsFeed.edges.map(({ node }) => node));
    sizes.push(newsFeed.edges.length);
    after = newsFeed.pageInfo.endCursor;
    more = newsFeed.pageInfo.hasNextPage;
  }
  expect(sizes).toEqual([10, 10, 5]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(25);
  const dates = seen.map(({ publicationDate }) => publicationDate);
  expect(dates).toEqual([...dates].sort().reverse());
});

type Feed = {
  edges: { node: { id: string; publicationDate: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

test('STO-03 news is there in the languages that it has', async () => {
  const german = await content.call(feed, {}, { locales: 'de' });
  expect(german.newsFeed.edges.map(({ node }) => node.title)).toEqual(['Nur deutsch']);
  const both = await content.call(feed, {}, { locales: 'de,en' });
  expect(both.newsFeed.edges[0]?.node.title).toBe('Nur deutsch');
  expect(both.newsFeed.edges[1]?.node).toMatchObject({ link: { path: '/stories' } });
});
