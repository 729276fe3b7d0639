import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { openContent } from '#services/content/index.ts';
import { callContent, sitesQuery } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';

/** What the content contract guarantees to search engines. */
let database: FreshDatabase;
let content: ReturnType<typeof callContent>;
let main = '';

beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'sample');
  const log = { info() {}, warn() {}, error() {} };
  const back = await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  content = callContent({ url: 'http://content.internal/graphql/content', fetch: back.handle });
  main = (await content.call(sitesQuery, {})).sites.find(({ name }) => name === 'Main')?.id ?? '';
});

afterAll(() => database.close());

const searchableDocument = graphql(`
  query searchable($siteId: ID, $ids: [ID!], $first: Int, $after: String) {
    searchablePages(siteId: $siteId, ids: $ids, first: $first, after: $after) {
      nodes {
        id siteId url type countries updatedAt publicationDate image { src }
        texts { language title lead description headings text }
        papers { slug versions { language title } thumbnail { src } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

const pages = async (variables: Parameters<typeof content.call<never, Record<string, unknown>>>[1] = {}) =>
  (await content.call(searchableDocument, variables)).searchablePages;

describe('SEA-02 what a search engine may keep', () => {
  test('open pages with all their texts; no draft, no protected page and none below one, no system page', async () => {
    const urls = (await pages({ siteId: main })).nodes.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['/', '/about', '/about/history', '/stories/first']));
    for (const hidden of ['/secret', '/secret/papers', '/draft', '/products']) {
      expect(urls).not.toContain(hidden);
    }
  });

  test('a page says its words once a language', async () => {
    const about = (await pages({ siteId: main })).nodes.find(({ url }) => url === '/about');
    expect(about?.texts.map(({ language }) => language)).toEqual(['de', 'en']);
    for (const { title, headings, text } of about?.texts ?? []) {
      expect(title).not.toBe('');
      for (const heading of headings) expect(text).toContain(heading);
    }
  });

  test('STO-02 a page that waits for its moment is not for search engines before', async () => {
    const urls = (await pages({ siteId: main })).nodes.map(({ url }) => url);
    expect(urls).toContain('/stories/first');
    expect(urls).not.toContain('/stories/tomorrow');
  });

  test('the list goes on behind its cursor, and ids name single pages', async () => {
    const all = (await pages()).nodes.map(({ id }) => id);
    const first = await pages({ first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await pages({ after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(all);
    const named = await pages({ ids: [all[1] ?? '', 'none', crypto.randomUUID()] });
    expect(named.nodes.map(({ id }) => id)).toEqual([all[1]]);
  });

  test('papers are listed in their languages; pictures and films are not', async () => {
    const papers = (await pages()).nodes.flatMap((page) => page.papers);
    expect(papers.length).toBeGreaterThan(0);
    for (const { versions } of papers) expect(versions.length).toBeGreaterThan(0);
  });
});
