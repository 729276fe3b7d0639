import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { SearchRecord } from '#contracts/search/records.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { publishNavigations, saveNavigations } from '#services/content/navigation/save-navigation.ts';
import { publishPages, unpublishPages } from '#services/content/page/publish-pages.ts';
import { savePages } from '#services/content/page/save-pages.ts';
import { saveSites } from '#services/content/site/save-sites.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { openSearch, type Search, searchToken } from '#services/search/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type HttpServer, serveHttp } from '../support/http-server.ts';
import { askSearch } from './search-sample/ask-search.ts';
import { catalogueOf, machines } from './search-sample/catalogue.ts';
import { spoken } from './search-sample/languages.ts';
import { otherHost, page, sites } from './search-sample/pages.ts';

/**
 * The search contract. The index is filled from a content back end and a product back end through their contracts; it
 * is asked in process and, from a second one on the same database, over HTTP.
 */
const secret = 'the secret of this installation, for tests';
const token = searchToken(secret);
const log = { info() {}, warn() {}, error() {} };

let database: FreshDatabase;
let server: HttpServer;
const opened: Search[] = [];
const backends = new Map<string, Backend>();

const pages = [
  page(
    1,
    Object.fromEntries(
      Object.entries(spoken).map(([language, { title, sentence: text }]) => [language, { title, text }]),
    ),
  ),
  page(2, {
    en: {
      title: 'Quality at Litzen – Litzen',
      lead: 'How we test every crimp.',
      text: 'Micrographs and pull tests.',
    },
  }),
  page(3, { en: { title: 'Whispered crimp' } }, { protection: 'role', requiredRole: 'kmx_partner' }),
  page(4, { en: { title: 'Below the whispered crimp' } }, { path: '/page-3/deep' }),
  page(5, { en: { title: 'WeChat crimp club' } }, { countries: ['CN'] }),
  page(
    6,
    { en: { title: 'Crimp of tomorrow' } },
    { type: 'STORY', publicationDate: '2999-01-01T00:00:00.000Z' },
  ),
  page(7, { en: { title: 'Another host crimp' } }, { siteId: otherHost, path: '/' }),
  page(
    8,
    { en: { title: 'Awards', heading: 'Innovation prize', text: 'For the year.' } },
    { type: 'MEDIA_RELEASE' },
  ),
  page(
    9,
    { en: { title: 'Innovation prize for a press' } },
    { type: 'STORY', publicationDate: '2025-01-01T00:00:00.000Z' },
  ),
  page(10, { en: { title: 'The jury', text: 'It gave the innovation of the decade a prize.' } }),
  page(
    12,
    { en: { title: 'Stripping: the seminar', lead: 'Stripping in two days.' } },
    { type: 'STORY', publicationDate: '2025-02-01T00:00:00.000Z' },
  ),
  page(11, { en: { title: '<b>Bold</b> & "quoted" <script>alert(1)</script>' } }),
];

const publish = (drafts: ReturnType<typeof page>[]) =>
  inTransaction(database.pool, async (connection) => {
    await savePages(connection, drafts);
    await publishPages(
      connection,
      drafts.map(({ id, texts }) => ({ pageId: id, languages: Object.keys(texts) })),
    );
  });

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const { pool } = database;
  const content = await openContent({ pool, log, secret, production: true });
  await saveSites(pool, sites);
  const navigations = sites.map(({ id }) => ({
    siteId: id,
    header: { items: [] },
    footer: { sections: [] },
  }));
  await saveNavigations(pool, navigations);
  await publishNavigations(
    pool,
    sites.map(({ id }) => id),
  );
  await publish(pages);
  const draft = page(12, { en: { title: 'Crimp draft' } });
  await savePages(pool, [draft]);
  const sources = {
    content: {
      backend: { url: 'http://content.internal/', fetch: content.handle },
      token: contentToken(secret),
    },
    products: { backend: catalogueOf(machines), token: 'any' },
  };
  for (let process = 0; process < 2; process += 1)
    opened.push(await openSearch({ pool, log, secret, ...sources }));
  const [first, second] = opened as [Search, Search];
  server = await serveHttp(second.handle);
  backends.set('in process', { url: 'http://search.internal/api/search', fetch: first.handle });
  backends.set('over HTTP', { url: `${server.origin}/api/search`, fetch: globalThis.fetch });
  await eventually(async () => expect(await titles('CS-400')).toContain('CS-400'));
});

afterAll(async () => {
  await Promise.all(opened.map((search) => search.close()));
  await server?.close();
  await database.close();
});

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 });
const inProcess = () => askSearch(backends.get('in process') as Backend, token);
const titlesOf = (records: readonly SearchRecord[]) => records.map(({ title }) => title);
const titles = async (query: string, asking = {}) =>
  titlesOf((await inProcess().search(query, asking)).records);
const marked = (parts: SearchRecord['titleParts']) =>
  parts.filter(({ marked }) => marked).map(({ text }) => text);

describe.each(['in process', 'over HTTP'])('%s', (mounting) => {
  let asked: ReturnType<typeof askSearch>;
  beforeAll(() => {
    asked = askSearch(backends.get(mounting) as Backend, token);
  });

  describe.each(Object.entries(spoken))('SEA-02 in %s', (language, { title, sentence, forms, mistaken }) => {
    test.each(forms)('"%s" is found', async (query) => {
      const { records } = await asked.search(query, { localeCode: language });
      const record = records.find((found) => found.title === title);
      expect(record).toMatchObject({ locale: language, type: 'page', url: '/page-1' });
      const all = [...(record?.titleParts ?? []), ...(record?.descriptionParts ?? [])];
      expect(marked(all).length).toBeGreaterThan(0);
      expect(record?.descriptionParts.map(({ text }) => text).join('')).toBe(record?.description);
    });

    test('what is typed first of the title is suggested', async () => {
      const { records } = await asked.suggest(
        title.slice(0, language === 'ja' || language === 'zh' ? 2 : 5),
        {
          localeCode: language,
        },
      );
      expect(titlesOf(records)).toContain(title);
    });

    test.runIf(mistaken)('a small mistake is forgiven and named', async () => {
      const [typed = '', meant = ''] = mistaken ?? [];
      const { records, corrected } = await asked.search(typed, { localeCode: language });
      expect(titlesOf(records)).toContain(title);
      expect(corrected?.normalize('NFD').replace(/\p{M}/gu, '')).toContain(
        meant.normalize('NFD').replace(/\p{M}/gu, ''),
      );
      expect(sentence.length).toBeGreaterThan(0);
    });
  });

  test.each(['Reuss 455', 'reuss455', 'REUSS-455', 'reuss 455 ', '450.0231', '4500231', '450 0231'])(
    'SEA-02 the machine is found first by "%s"',
    async (query) => {
      const { records } = await asked.search(query);
      expect(records[0]).toMatchObject({
        id: 'product:reuss-455',
        type: 'product',
        title: 'Reuss 455',
        url: '/products/cut-and-strip/reuss-455',
        image: '/image/abc',
      });
    },
  );

  test.each(['CS-400', 'cs400', 'cs 400', 'CS400'])('SEA-02 "%s" finds CS-400', async (query) => {
    expect((await asked.search(query)).records[0]?.title).toBe('CS-400');
    expect((await asked.suggest(query)).records[0]?.title).toBe('CS-400');
  });

  test('SEA-02 values are found in both systems', async () => {
    for (const query of ['26 AWG', '0.13 mm²', '0,13 mm2']) {
      expect(titlesOf((await asked.search(query)).records), query).toContain('Reuss 455');
    }
  });

  test('SEA-01 titles come without the brand, with the words of the question marked', async () => {
    const { records } = await asked.search('quality');
    const record = records.find(({ url }) => url === '/page-2');
    expect(record).toMatchObject({ title: 'Quality at Litzen', description: 'How we test every crimp.' });
    expect(record?.titleParts).toEqual([
      { text: 'Quality', marked: true },
      { text: ' at Litzen', marked: false },
    ]);
  });

  test('SEA-02 machines are found by a word of the trade, by what they can do and are, before stories with it in the title', async () => {
    for (const [query, before] of [
      ['stripping', 'Stripping: the seminar'],
      ['cut and strip', undefined],
    ] as const) {
      const { records } = await asked.search(query);
      expect(records[0]?.type, query).toBe('product');
      if (before) expect(titlesOf(records), query).toContain(before);
    }
    // All words in its title, and only there: the story itself.
    expect(titlesOf((await asked.search('stripping seminar')).records)[0]).toBe('Stripping: the seminar');
  });

  test('SEA-02 classes and capabilities are suggested by their names, before machines, where they hold something', async () => {
    const suggested = async (query: string, asking = {}) =>
      (await asked.suggest(query, asking)).records.map(({ type, title, url }) => [type, title, url]);
    expect((await suggested('strip'))[0]).toEqual([
      'capability',
      'Stripping',
      '/products?capability=stripping',
    ]);
    expect((await suggested('cut an'))[0]).toEqual([
      'classification',
      'Cut and strip',
      '/products/cut-and-strip',
    ]);
    expect((await suggested('ablä', { localeCode: 'de' }))[0]).toEqual([
      'classification',
      'Ablängen und Abisolieren',
      '/products/cut-and-strip',
    ]);
    expect((await suggested('training at'))[0]).toEqual([
      'classification',
      'Training at the machine',
      '/services/training',
    ]);
    expect(await suggested('braid')).toEqual([]);
    // CAT-04: all that is in it is sold in North America only.
    expect(await suggested('harness', { localeCode: 'en-us' })).toContainEqual([
      'classification',
      'Harness test',
      '/products/harness-test',
    ]);
    expect((await suggested('harness', { localeCode: 'en-de' })).map(([type]) => type)).not.toContain(
      'classification',
    );
  });

  test('SEA-01 a title comes before a heading, a heading before other words', async () => {
    const { records } = await asked.search('innovation prize');
    expect(titlesOf(records)).toEqual(['Innovation prize for a press', 'Awards', 'The jury']);
    expect(records.map(({ type }) => type)).toEqual(['story', 'media-release', 'page']);
  });

  test('a text in English stands in where the language has none, and says so', async () => {
    const { records } = await asked.search('micrographs', { localeCode: 'de-ch' });
    expect(records).toMatchObject([{ title: 'Quality at Litzen', locale: 'en' }]);
    const german = (await asked.search('Reuss 455', { localeCode: 'de' })).records;
    expect(german.filter(({ id }) => id === 'product:reuss-455').map(({ locale }) => locale)).toEqual(['de']);
  });

  test('what is protected, a draft, of tomorrow, of another country or host is not found', async () => {
    const found = titlesOf((await asked.search('crimp', { localeCode: 'en-us' })).records).join();
    for (const hidden of ['hispered', 'WeChat', 'tomorrow', 'draft', 'Another host']) {
      expect(found).not.toContain(hidden);
    }
    expect((await asked.search('whispered', {})).total).toBe(0);
    expect((await asked.search('wispered', {})).corrected).toBeNull();
    const chinese = await asked.search('WeChat', { localeCode: 'en-cn' });
    expect(titlesOf(chinese.records)).toContain('WeChat crimp club');
    const other = await asked.search('crimp', { siteSlug: 'wirelane' });
    expect(titlesOf(other.records)).toEqual(['Another host crimp']);
  });

  test('CAT-04 a machine is found where it is sold, and by readers of no country', async () => {
    expect((await asked.search('Albis 64', { localeCode: 'en-us' })).records[0]?.title).toBe('Albis 64');
    expect((await asked.search('Albis 64', { localeCode: 'en' })).records[0]?.title).toBe('Albis 64');
    expect(titlesOf((await asked.search('Albis', { localeCode: 'en-ch' })).records)).not.toContain(
      'Albis 64',
    );
  });

  test('records of one type, and how many there are of each', async () => {
    const all = await asked.search('Reuss 455');
    expect(all.types).toEqual([
      { type: 'product', total: 1 },
      { type: 'document', total: 1 },
    ]);
    const papers = await asked.search('Reuss 455', { type: 'document' });
    expect(papers).toMatchObject({ total: 1, records: [{ title: 'Data sheet Reuss 455' }] });
    expect(papers.types).toEqual(all.types);
  });

  test('SEA-02 of products only those that are named are found, in that order and before all else', async () => {
    const only = ['product:cs-400', 'product:reuss-455', 'product:albis-64', 'product:nowhere'];
    const { records, types } = await asked.search('stripping', { only });
    expect(titlesOf(records).slice(0, 3)).toEqual(['CS-400', 'Reuss 455', 'Albis 64']);
    expect(titlesOf(records).slice(3)).toContain('Stripping: the seminar');
    expect(types.find(({ type }) => type === 'product')).toEqual({ type: 'product', total: 3 });
    const one = await asked.search('stripping', { only: ['product:reuss-455'], type: 'product' });
    expect(one).toMatchObject({ total: 1, records: [{ title: 'Reuss 455' }] });
    expect(titlesOf((await asked.search('stripping', { only: [] })).records)).not.toContain('Reuss 455');
    // Without words all of them, in the reader's language or in the one that stands in; of another country none.
    const all = await asked.search('', { only, localeCode: 'de-ch' });
    expect(all.records.map(({ title, locale }) => [title, locale])).toEqual([
      ['CS-400', 'en'],
      ['Reuss 455', 'de'],
    ]);
    expect(
      (
        await asked.send(
          'search',
          JSON.stringify({ localeCode: 'en', siteSlug: '', query: '', only: Array(501).fill('x') }),
        )
      ).status,
    ).toBe(400);
  });

  test('papers for signed-in readers are not found', async () => {
    expect(titlesOf((await asked.search('service manual')).records)).toEqual([]);
  });

  test('words of a text are text, whatever they look like', async () => {
    const { records } = await asked.search('<script>');
    expect(records[0]?.titleParts.map(({ text }) => text).join('')).toBe(
      '<b>Bold</b> & "quoted" <script>alert(1)</script>',
    );
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
    expect((await asked.search(query)).page).toBe(1);
    expect((await asked.suggest(query)).records).toBeInstanceOf(Array);
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
    const response = await asked.send('search', body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).not.toBe('');
  });

  test('only the site may ask, by POST, and only these two things', async () => {
    expect((await asked.send('search', '{}', { authorization: 'Bearer guessed' })).status).toBe(401);
    expect((await asked.send('drop', '{}')).status).toBe(404);
    const { url, fetch } = backends.get(mounting) as Backend;
    expect((await fetch(new Request(`${url}/search`))).status).toBe(405);
  });
});

describe('SEA-02 the index follows', () => {
  const told = (tags: string[]) => {
    for (const search of opened) search.changed(tags);
  };

  test('a publication, another title, and the end of a publication', async () => {
    const fresh = page(20, { en: { title: 'Zugprüfung unveiled' } });
    await publish([fresh]);
    told([`page:${fresh.id}`]);
    await eventually(async () => expect(await titles('unveiled')).toEqual(['Zugprüfung unveiled']));
    await publish([page(20, { en: { title: 'Zugprüfung renamed' } })]);
    told([`page:${fresh.id}`]);
    await eventually(async () => expect(await titles('renamed')).toEqual(['Zugprüfung renamed']));
    expect(await titles('unveiled')).toEqual([]);
    await inTransaction(database.pool, (connection) => unpublishPages(connection, [fresh.id]));
    told([`page:${fresh.id}`]);
    await eventually(async () => expect(await titles('renamed')).toEqual([]));
  });

  test('a translation takes the place of the English text', async () => {
    const texts = { en: { title: 'Splice rack' } };
    await publish([page(21, texts)]);
    told([`page:${page(21, texts).id}`]);
    await eventually(async () =>
      expect(await titles('splice', { localeCode: 'hu' })).toEqual(['Splice rack']),
    );
    await publish([page(21, { ...texts, hu: { title: 'Kötőállvány' } })]);
    told([`page:${page(21, texts).id}/hu`]);
    await eventually(async () =>
      expect(await titles('kotoallvany', { localeCode: 'hu' })).toEqual(['Kötőállvány']),
    );
    expect(await titles('splice', { localeCode: 'hu' })).toEqual([]);
    expect(await titles('splice', { localeCode: 'fr' })).toEqual(['Splice rack']);
  });

  test('a protection that is set on the page above', async () => {
    const above = page(22, { en: { title: 'Umbrella topic' } });
    const below = page(23, { en: { title: 'Raindrop topic' } }, { path: '/page-22/below' });
    await publish([above, below]);
    told([`page:${above.id}`, `page:${below.id}`]);
    await eventually(async () =>
      expect(await titles('topic')).toEqual(expect.arrayContaining(['Raindrop topic'])),
    );
    await publish([
      page(22, { en: { title: 'Umbrella topic' } }, { protection: 'role', requiredRole: 'kmx_partner' }),
    ]);
    told([`page:${above.id}`, `site:${above.siteId}`]);
    await eventually(async () => expect(await titles('topic')).toEqual([]));
  });

  test('a machine that is new, and one that is no more', async () => {
    machines.push({ slug: 'tamina-20', texts: { en: { name: 'Tamina 20', short: 'Tapes.' } } });
    told(['product:tamina-20']);
    await eventually(async () => expect(await titles('tamina')).toContain('Tamina 20'));
    machines.pop();
    told(['products']);
    await eventually(async () => expect(await titles('tamina')).toEqual([]));
  });

  test('what was missed is found again after everything is compared', async () => {
    await publish([page(24, { en: { title: 'Overlooked notice' } })]);
    told(['all']);
    await eventually(async () => expect(await titles('overlooked')).toEqual(['Overlooked notice']));
  });

  test('searches in vain are counted, without what could name a person', async () => {
    await inProcess().search('Unobtainium');
    await inProcess().search('eva.brandt@nordlicht.example');
    const { rows } = await database.pool.query(
      "SELECT words, times FROM search.missed WHERE words IN ('unobtainium', '')",
    );
    expect(rows).toContainEqual({ words: 'unobtainium', times: 1 });
    const { rows: named } = await database.pool.query(
      "SELECT FROM search.missed WHERE words LIKE '%brandt%'",
    );
    expect(named).toEqual([]);
  });
});
