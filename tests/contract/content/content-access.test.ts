import { describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { blockSelection, selectionFragments } from '#contracts/content/selection.ts';
import { contentBackEnds, contentOf, mountings, token } from './content-contract.ts';

const { backends } = contentBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { content, siteId, pageAt, blocksAt } = contentOf(backends, mounting);

  describe('drafts', () => {
    test('EDI-02 a draft is there for trusted callers only', async () => {
      expect(await pageAt('/draft')).toBeNull();
      expect(await pageAt('/draft', { stage: 'DRAFT', token })).toMatchObject({
        title: 'Draft',
        isPublished: false,
      });
      expect(await pageAt('/about', { stage: 'DRAFT', token })).toMatchObject({ isPublished: true });
    });

    test.each([undefined, 'wrong', 'v1.', ''])('EDI-02 the token %j opens no draft', async (wrong) => {
      const answer = await content().send(
        'query ($siteId: ID!) { page(siteId: $siteId, path: "/draft", country: "CH", stage: DRAFT) { title } }',
        { siteId: siteId('Main') },
        { token: wrong },
      );
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
      expect(answer.data).toEqual({ page: null });
    });
  });

  describe('protected pages', () => {
    test('PAG-05 anybody sees that a page is protected, trusted callers see what is in it', async () => {
      expect(await pageAt('/secret')).toMatchObject({ protection: 'password', passwordVersions: [] });
      expect(await blocksAt('/secret')).toEqual([]);
      expect(await blocksAt('/secret', { token })).toHaveLength(2);
      expect(await pageAt('/partners')).toMatchObject({ protection: 'role', requiredRole: 'kmx_partner' });
    });

    test('PAG-05 a page below a protected one is protected by it', async () => {
      const [above, below] = await Promise.all([
        pageAt('/secret', { token }),
        pageAt('/secret/papers', { token }),
      ]);
      expect(below).toMatchObject({ protection: 'password', protectedBy: above?.id });
      expect(below?.passwordVersions).toEqual(above?.passwordVersions);
      expect(await blocksAt('/secret/papers')).toEqual([]);
    });

    test('PAG-05 a password is checked for trusted callers; one that has expired opens nothing', async () => {
      const grants = graphql(`query asked($pageId: ID!, $password: String!) {
        passwordGrant(pageId: $pageId, password: $password) { pageId version expiresAt }
      }`);
      const [above, below] = await Promise.all([pageAt('/secret', { token }), pageAt('/secret/papers')]);
      const pageId = below?.id ?? '';
      const { passwordGrant } = await content().call(grants, { pageId, password: 'demo-komax' }, { token });
      expect(passwordGrant).toEqual({
        pageId: above?.id,
        version: above?.passwordVersions[0],
        expiresAt: null,
      });
      for (const password of ['demo-former', 'wrong', '']) {
        expect(await content().call(grants, { pageId, password }, { token })).toEqual({
          passwordGrant: null,
        });
      }
      const answer = await content().send(
        'query ($pageId: ID!) { passwordGrant(pageId: $pageId, password: "demo-komax") { version } }',
        { pageId },
      );
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    });

    test('PAG-05 guesses are counted for each page and address, in the database', async () => {
      const grants = graphql(`query asked($pageId: ID!, $password: String!, $visitor: String) {
        passwordGrant(pageId: $pageId, password: $password, visitor: $visitor) { pageId }
      }`);
      const pageId = (await pageAt('/secret', { token }))?.id ?? '';
      const guesser = `198.51.100.7 ${crypto.randomUUID()}`;
      const tryOnce = (password: string, visitor: string) =>
        content().call(grants, { pageId, password, visitor }, { token });
      expect(await tryOnce('demo-komax', guesser)).toEqual({ passwordGrant: { pageId } });
      for (let guess = 2; guess <= 10; guess += 1)
        expect(await tryOnce('wrong', guesser)).toEqual({ passwordGrant: null });
      await expect(tryOnce('demo-komax', guesser)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
      expect(await tryOnce('demo-komax', `${guesser}, next door`)).toEqual({ passwordGrant: { pageId } });
    });

    test('PAG-05 a file that only protected pages show is there for trusted callers only', async () => {
      const document = graphql(`query asked($slug: String!) { file(slug: $slug) { fileName protectedBy } }`);
      expect(await content().call(document, { slug: 'price-list' })).toEqual({ file: null });
      const { file } = await content().call(document, { slug: 'price-list' }, { token });
      expect(file?.protectedBy).toHaveLength(1);
    });

    test('PAG-05 nothing of a protected page or a draft is told to anybody, whatever is asked', async () => {
      const everything = await Promise.all([
        content().send(
          `query ($id: ID!) { sitemap(siteId: $id) { nodes { url versions { url } } } relatedStories(productSlug: "reuss-455") { title } newsFeed { edges { cursor } } }`,
          { id: siteId('Main') },
        ),
        ...['/secret', '/secret/papers', '/partners', '/draft', '/'].map((path) =>
          content().send(
            `query ($siteId: ID!, $path: String!) { page(siteId: $siteId, path: $path, country: "CH") { description lead blocks { ${blockSelection} } } } ${selectionFragments}`,
            { siteId: siteId('Main'), path },
          ),
        ),
      ]);
      expect(JSON.stringify(everything)).not.toMatch(/Whispered|price-list|"\/secret|"\/partners|"\/draft/);
    });
  });

  describe('bad input', () => {
    test.each([
      ['a country in small letters', '{ page(siteId: "x", path: "/", country: "ch") { id } }', 'country'],
      ['a path without slash', '{ page(siteId: "x", path: "about", country: "CH") { id } }', 'path'],
      ['a path with NUL', '{ page(siteId: "x", path: "/a\\u0000", country: "CH") { id } }', 'path'],
      ['a site that is none', '{ navigation(siteId: "main") { header { id } } }', 'siteId'],
      ['no news', '{ newsFeed(first: 0) { edges { cursor } } }', 'first'],
      ['all news at once', '{ newsFeed(first: 100000) { edges { cursor } } }', 'first'],
      ['a cursor that is none', '{ newsFeed(after: "x") { edges { cursor } } }', 'after'],
      ['a cursor of another list', '{ newsFeed(after: "WyJhIiwiYiJd") { edges { cursor } } }', 'after'],
      ['a cursor with SQL', `{ sitemap(siteId: "x", after: "'; --") { nodes { id } } }`, 'after'],
      ['a slug with NUL', '{ file(slug: "a\\u0000b") { slug } }', 'slug'],
      ['a slug of 1 kB', `{ file(slug: "${'a'.repeat(1000)}") { slug } }`, 'slug'],
    ])('%s is refused by name', async (_, query, field) => {
      const { errors, status } = await content().send(query);
      expect(status).toBeLessThan(500);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    });

    test('a variable of the wrong kind is refused by name', async () => {
      const { errors } = await content().send(
        'query ($first: Int) { newsFeed(first: $first) { edges { cursor } } }',
        {
          first: 'ten',
        },
      );
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
    });

    test.each([
      ['a query that is none', '{ page(', 'GRAPHQL_PARSE_FAILED'],
      ['a field that is none', '{ page { password } }', 'GRAPHQL_VALIDATION_FAILED'],
      ['the schema', '{ __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
      [
        'a thing sixteen times',
        `{ ${[...Array(16).keys()].map((n) => `a${n}: themes { key }`).join(' ')} }`,
        'QUERY_TOO_COSTLY',
      ],
      [
        'eleven levels',
        `{ languages ${'{ defaultCountry { supportedLanguages '.repeat(5)}{ languageCode }${' } }'.repeat(5)} }`,
        'QUERY_TOO_COSTLY',
      ],
      ['2 001 words', `{ ${'__typename '.repeat(2001)} }`, 'GRAPHQL_PARSE_FAILED'],
    ])('who asks for %s is refused', async (_, query, code) => {
      const { errors, data, status } = await content().send(query);
      expect(status).toBeLessThan(500);
      expect(errors?.[0]?.extensions?.code).toBe(code);
      expect(data).toBeFalsy();
    });

    test('no answer helps to guess the schema', async () => {
      const { errors } = await content().send('{ page(siteId: "x", path: "/", country: "CH") { titel } }');
      expect(errors?.[0]?.message).not.toContain('Did you mean');
      const variable = await content().send('query ($stage: Stage) { sites(stage: $stage) { id } }', {
        stage: 'DRAF',
      });
      expect(variable.errors?.[0]?.message).not.toContain('Did you mean');
    });

    test('only POST with JSON is answered, as one query of at most 100 kB', async () => {
      const { url, fetch } = backends.get(mounting) as Backend;
      const status = async (init: RequestInit, query = '') =>
        (await fetch(new Request(url + query, init))).status;
      const json = { 'content-type': 'application/json' };
      expect(await status({ method: 'GET' }, '?query={__typename}')).toBe(405);
      expect(
        await status({
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: '{"query":"{__typename}"}',
        }),
      ).toBe(415);
      expect(
        await status({
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'query={__typename}',
        }),
      ).toBe(415);
      expect(await status({ method: 'POST', headers: json, body: '[{"query":"{__typename}"}]' })).toBe(400);
      expect(await status({ method: 'POST', headers: json, body: '{"query"' })).toBe(400);
      expect(
        await status({ method: 'POST', headers: json, body: JSON.stringify({ query: '#'.repeat(101_000) }) }),
      ).toBe(413);
      expect(await status({ method: 'POST', headers: json, body: '{"query":"{__typename}"}' })).toBe(200);
    });
  });
});
