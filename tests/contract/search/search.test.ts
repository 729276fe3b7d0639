import { beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { SearchRecord } from '#contracts/search/records.ts';
import { callSearch } from './sample/call-search.ts';
import { spoken } from './sample/languages.ts';
import { searchBackEnds, titlesOf, token } from './sample/open-search.ts';

const { backends } = searchBackEnds();

const marked = (parts: SearchRecord['titleParts']) =>
  parts.filter(({ marked }) => marked).map(({ text }) => text);

describe.each(['in process', 'over HTTP'])('%s', (mounting) => {
  let engine: ReturnType<typeof callSearch>;
  beforeAll(() => {
    engine = callSearch(backends.get(mounting) as Backend, token);
  });

  describe.each(Object.entries(spoken))('SEA-02 in %s', (language, { title, sentence, forms, mistaken }) => {
    test.each(forms)('"%s" is found', async (query) => {
      const { records } = await engine.search(query, { localeCode: language });
      const record = records.find((found) => found.title === title);
      expect(record).toMatchObject({ locale: language, type: 'page', url: '/page-1' });
      const all = [...(record?.titleParts ?? []), ...(record?.descriptionParts ?? [])];
      expect(marked(all).length).toBeGreaterThan(0);
      expect(record?.descriptionParts.map(({ text }) => text).join('')).toBe(record?.description);
    });

    test('what is typed first of the title is suggested', async () => {
      const { records } = await engine.suggest(
        title.slice(0, language === 'ja' || language === 'zh' ? 2 : 5),
        {
          localeCode: language,
        },
      );
      expect(titlesOf(records)).toContain(title);
    });

    test.runIf(mistaken)('a small mistake is forgiven and named', async () => {
      const [typed = '', meant = ''] = mistaken ?? [];
      const { records, corrected } = await engine.search(typed, { localeCode: language });
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
      const { records } = await engine.search(query);
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
    expect((await engine.search(query)).records[0]?.title).toBe('CS-400');
    expect((await engine.suggest(query)).records[0]?.title).toBe('CS-400');
  });

  test('SEA-02 values are found in both systems', async () => {
    for (const query of ['26 AWG', '0.13 mm²', '0,13 mm2']) {
      expect(titlesOf((await engine.search(query)).records), query).toContain('Reuss 455');
    }
  });

  test('SEA-01 titles come without the brand, with the words of the question marked', async () => {
    const { records } = await engine.search('quality');
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
      const { records } = await engine.search(query);
      expect(records[0]?.type, query).toBe('product');
      if (before) expect(titlesOf(records), query).toContain(before);
    }
    // All words in the title, and only there: the story itself comes first.
    expect(titlesOf((await engine.search('stripping seminar')).records)[0]).toBe('Stripping: the seminar');
  });

  test('SEA-02 classes and capabilities are suggested by their names, before machines, where they hold something', async () => {
    const suggested = async (query: string, asking = {}) =>
      (await engine.suggest(query, asking)).records.map(({ type, title, url }) => [type, title, url]);
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
    // CAT-04: everything in this class is sold in North America only.
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
    const { records } = await engine.search('innovation prize');
    expect(titlesOf(records)).toEqual(['Innovation prize for a press', 'Awards', 'The jury']);
    expect(records.map(({ type }) => type)).toEqual(['story', 'media-release', 'page']);
  });

  test('a text in English stands in where the language has none, and says so', async () => {
    const { records } = await engine.search('micrographs', { localeCode: 'de-ch' });
    expect(records).toMatchObject([{ title: 'Quality at Litzen', locale: 'en' }]);
    const german = (await engine.search('Reuss 455', { localeCode: 'de' })).records;
    expect(german.filter(({ id }) => id === 'product:reuss-455').map(({ locale }) => locale)).toEqual(['de']);
  });

  test('what is protected, a draft, of tomorrow, of another country or host is not found', async () => {
    const found = titlesOf((await engine.search('crimp', { localeCode: 'en-us' })).records).join();
    for (const hidden of ['hispered', 'WeChat', 'tomorrow', 'draft', 'Another host']) {
      expect(found).not.toContain(hidden);
    }
    expect((await engine.search('whispered', {})).total).toBe(0);
    expect((await engine.search('wispered', {})).corrected).toBeNull();
    const chinese = await engine.search('WeChat', { localeCode: 'en-cn' });
    expect(titlesOf(chinese.records)).toContain('WeChat crimp club');
    const other = await engine.search('crimp', { siteSlug: 'wirelane' });
    expect(titlesOf(other.records)).toEqual(['Another host crimp']);
  });

  test('CAT-04 a machine is found where it is sold, and by readers of no country', async () => {
    expect((await engine.search('Albis 64', { localeCode: 'en-us' })).records[0]?.title).toBe('Albis 64');
    expect((await engine.search('Albis 64', { localeCode: 'en' })).records[0]?.title).toBe('Albis 64');
    expect(titlesOf((await engine.search('Albis', { localeCode: 'en-ch' })).records)).not.toContain(
      'Albis 64',
    );
  });

  test('records of one type, and how many there are of each', async () => {
    const all = await engine.search('Reuss 455');
    expect(all.types).toEqual([
      { type: 'product', total: 1 },
      { type: 'document', total: 1 },
    ]);
    const papers = await engine.search('Reuss 455', { type: 'document' });
    expect(papers).toMatchObject({ total: 1, records: [{ title: 'Data sheet Reuss 455' }] });
    expect(papers.types).toEqual(all.types);
  });

  test('SEA-02 of products only those that are named are found, in that order and before all else', async () => {
    const only = ['product:cs-400', 'product:reuss-455', 'product:albis-64', 'product:nowhere'];
    const { records, types } = await engine.search('stripping', { only });
    expect(titlesOf(records).slice(0, 3)).toEqual(['CS-400', 'Reuss 455', 'Albis 64']);
    expect(titlesOf(records).slice(3)).toContain('Stripping: the seminar');
    expect(types.find(({ type }) => type === 'product')).toEqual({ type: 'product', total: 3 });
    const one = await engine.search('stripping', { only: ['product:reuss-455'], type: 'product' });
    expect(one).toMatchObject({ total: 1, records: [{ title: 'Reuss 455' }] });
    expect(titlesOf((await engine.search('stripping', { only: [] })).records)).not.toContain('Reuss 455');
    // Without a query, all pages in the reader's language or its fallback, but none of another country.
    const all = await engine.search('', { only, localeCode: 'de-ch' });
    expect(all.records.map(({ title, locale }) => [title, locale])).toEqual([
      ['CS-400', 'en'],
      ['Reuss 455', 'de'],
    ]);
    expect(
      (
        await engine.send(
          'search',
          JSON.stringify({ localeCode: 'en', siteSlug: '', query: '', only: Array(501).fill('x') }),
        )
      ).status,
    ).toBe(400);
  });

  test('papers for signed-in readers are not found', async () => {
    expect(titlesOf((await engine.search('service manual')).records)).toEqual([]);
  });

  test('words of a text are text, whatever they look like', async () => {
    const { records } = await engine.search('<script>');
    expect(records[0]?.titleParts.map(({ text }) => text).join('')).toBe(
      '<b>Bold</b> & "quoted" <script>alert(1)</script>',
    );
  });
});
