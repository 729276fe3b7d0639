import { beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { readSearchResponse, readSuggestResponse } from '#contracts/search/search-response.ts';
import { callSearch } from './sample/call-search.ts';
import { anySearch } from './sample/open-search.ts';

/** What every search back end keeps, whatever it has to find; `word` finds a product and a page. */
const { backends, mountings, token, word } = anySearch();

describe.each(mountings)('%s', (mounting) => {
  let engine: ReturnType<typeof callSearch>;
  beforeAll(() => {
    engine = callSearch(backends.get(mounting) as Backend, token);
  });

  test('SEA-01 records have the shape of the contract, and the words of the question are marked', async () => {
    const { records, page, pageSize } = readSearchResponse(await engine.search(word));
    expect(page).toBe(1);
    expect(records.length).toBeGreaterThan(0);
    expect(records.length).toBeLessThanOrEqual(pageSize);
    for (const { title, titleParts, description, descriptionParts, url } of records) {
      expect(titleParts.map(({ text }) => text).join('')).toBe(title);
      expect(descriptionParts.map(({ text }) => text).join('')).toBe(description);
      expect(url).toMatch(/^\//);
    }
    const parts = records.flatMap(({ titleParts, descriptionParts }) => [...titleParts, ...descriptionParts]);
    expect(parts.some(({ marked }) => marked)).toBe(true);
    expect(parts.some(({ marked }) => !marked)).toBe(true);
  });

  test('SEA-01 what is suggested has the same shape', async () => {
    const { records } = readSuggestResponse(await engine.suggest(word));
    expect(records.length).toBeGreaterThan(0);
  });

  test('pages follow each other: every record stands on one of them', async () => {
    const { total, isEstimate, pageSize } = await engine.search(word);
    const ids: string[] = [];
    for (let page = 1; page <= Math.min(20, Math.ceil(total / pageSize)); page += 1) {
      const answer = await engine.search(word, { page });
      expect(answer.page).toBe(page);
      ids.push(...answer.records.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(ids.length);
    if (!isEstimate && total <= 20 * pageSize) expect(ids).toHaveLength(total);
    expect((await engine.search(word, { page: 100_000 })).records).toEqual([]);
  });

  test('records of one type, and how many there are of each, whichever is asked for', async () => {
    const { types, total, isEstimate } = await engine.search(word);
    expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(['product', 'page']));
    if (!isEstimate) expect(types.reduce((sum, of) => sum + of.total, 0)).toBe(total);
    for (const { type, total: ofType } of types) {
      const answer = await engine.search(word, { type });
      expect(new Set(answer.records.map((record) => record.type))).toEqual(new Set([type]));
      expect(answer.total).toBe(ofType);
      expect(answer.types).toEqual(types);
    }
  });

  test('SEA-02 of products only those that are named are found, and before all else', async () => {
    const products = (await engine.search(word, { type: 'product' })).records;
    const [first] = products;
    const productsOf = async (query: string, only: string[]) =>
      (await engine.search(query, { only })).records
        .filter(({ type }) => type === 'product')
        .map(({ id }) => id);
    expect(first?.type).toBe('product');
    const id = first?.id ?? '';
    expect(await productsOf(word, [id, 'product:nowhere'])).toEqual([id]);
    expect((await engine.search(word, { only: [id] })).records[0]?.id).toBe(id);
    expect(await productsOf('', [id])).toEqual([id]);
    expect(await productsOf(word, [])).toEqual([]);
  });

  test('what nobody has written is not found', async () => {
    const { total, records, types } = await engine.search('qxzvjkwq');
    expect([total, records, types]).toEqual([0, [], []]);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t '],
    ['signs', '!&|():*<->\'"\\'],
    ['control characters', '\u0000\u0001\u001b'],
    ['half a character', '\ud83d'],
    ['a question for PostgreSQL', "'); DROP SCHEMA search CASCADE; --"],
    ['a text search question', 'crimp & !whispered:* | (a <-> b)'],
    ['many words', 'crimp '.repeat(80)],
    ['one long word', 'x'.repeat(500)],
    ['many Chinese characters', '压接'.repeat(200)],
    ['marks without letters', '\u0301\u0302'],
    ['a pattern', '%_%'],
  ])('%s is a question like any other', async (_, query) => {
    expect((await engine.search(query)).page).toBe(1);
    expect((await engine.suggest(query)).records).toBeInstanceOf(Array);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no language', '{"siteSlug":"","query":"x"}'],
    ['a language that is none', '{"localeCode":"../en","siteSlug":"","query":"x"}'],
    ['a site that is none', '{"localeCode":"en","siteSlug":"a/b","query":"x"}'],
    ['a number', '{"localeCode":"en","siteSlug":"","query":7}'],
    ['page 0', '{"localeCode":"en","siteSlug":"","query":"x","page":0}'],
    ['half a page', '{"localeCode":"en","siteSlug":"","query":"x","page":1.5}'],
    ['a type that is none', '{"localeCode":"en","siteSlug":"","query":"x","type":"secret"}'],
    ['10 000 characters', JSON.stringify({ localeCode: 'en', siteSlug: '', query: 'x'.repeat(10_000) })],
  ])('%s is refused with 400 and a reason', async (_, body) => {
    const response = await engine.send('search', body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).not.toBe('');
  });

  test('only the site may ask, by POST, and only these two things', async () => {
    expect((await engine.send('search', '{}', { authorization: 'Bearer guessed' })).status).toBe(401);
    expect((await engine.send('drop', '{}')).status).toBe(404);
    const { url, fetch } = backends.get(mounting) as Backend;
    expect((await fetch(new Request(`${url}/search`))).status).toBe(405);
  });
});
