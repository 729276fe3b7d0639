import { describe, expect, test } from 'vitest';
import { byIdDocument, contentBackEnds, contentOf, mountings } from './content-contract.ts';

const { backends } = contentBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { content, siteId, pageAt, blocksAt, blockAt } = contentOf(backends, mounting);

  describe('pages', () => {
    test('PAG-01 a page has all of its fields', async () => {
      const page = await pageAt('/about', { locales: 'en' });
      expect(page).toMatchObject({
        siteId: siteId('Main'),
        title: 'About the company',
        slug: 'about',
        type: 'CONTENT',
        pageType: 'Content',
        cmsType: 'ContentPage',
        theme: 'Default',
        injection: { kind: 'product', slug: 'reuss-455' },
        url: '/about',
        canonicalUrl: '/about',
        branch: ['about'],
        languages: ['de', 'en'],
        countries: [],
        contentLanguage: 'en',
        isLanguageFallback: false,
        isLanguageUnavailable: false,
        translationSourceLanguage: 'en',
        isPublished: true,
        protection: 'none',
        protectedBy: null,
        tableOfContents: true,
        description: 'Who we are.',
        image: {
          alt: 'A wire',
          width: 40,
          height: 30,
          focalX: 0.25,
          focalY: 0.75,
          contentType: 'image/svg+xml',
          transparent: true,
        },
        ancestors: [],
      });
      expect(
        page?.translationTargetLanguages.map((target) => [target.language, target.translationState]),
      ).toEqual([
        ['de', 'Translated'],
        ['fr', 'InProgress'],
      ]);
    });

    test('URL-13 the home page of a site, for everybody and for one country', async () => {
      expect(await pageAt('/', { country: 'ALL' })).toMatchObject({
        title: 'Every wire',
        slug: 'home',
        url: '/',
      });
      expect(await pageAt('/', { country: 'CN' })).toMatchObject({
        title: 'Every wire in China',
        countries: ['CN'],
      });
    });

    test('URL-13 a page for other countries is not there', async () => {
      expect(await pageAt('/wechat', { country: 'CN' })).toMatchObject({ title: 'WeChat' });
      expect(await pageAt('/wechat', { country: 'CH' })).toBeNull();
      expect(await pageAt('/wechat', { country: 'ALL' })).toBeNull();
    });

    test('URL-02 addresses carry the slug of a site that is found by one', async () => {
      const urls = await Promise.all(
        ['Main', 'Events', 'Portal', 'Wirelane'].map(async (site) => (await pageAt('/', { site }))?.url),
      );
      expect(urls).toEqual(['/', '/events', '/portal', '/']);
      expect(await pageAt('/guides', { site: 'Portal' })).toMatchObject({
        url: '/portal/guides',
        branch: ['guides'],
      });
    });

    test('URL-10 what is not there is null, also with a path that means harm', async () => {
      const paths = [
        '/nothing',
        '/ABOUT',
        '/about/',
        '//about',
        "/'; DROP TABLE content.page; --",
        '/%00',
        '/\\about',
      ];
      for (const path of [...paths, `/${'a'.repeat(10_000)}`]) expect(await pageAt(path)).toBeNull();
      expect(await pageAt('/about')).not.toBeNull();
    });

    test('NAV-04 a page knows the pages above it, by their short titles', async () => {
      const page = await pageAt('/about/team', { locales: 'de,en' });
      expect(page?.branch).toEqual(['about', 'team']);
      expect(page?.ancestors).toEqual([{ id: expect.any(String), title: 'Über uns', url: '/about' }]);
    });

    test('URL-08 a page is found by its id, whatever its type and site', async () => {
      for (const [path, site] of [
        ['/about', 'Main'],
        ['/products', 'Main'],
        ['/stories/first', 'Main'],
        ['/guides', 'Portal'],
      ] as const) {
        const page = await pageAt(path, { site });
        const { pageById } = await content().call(byIdDocument, { id: page?.id ?? '' });
        expect(pageById).toMatchObject({ url: page?.url, siteId: siteId(site), type: page?.type });
      }
    });

    test.each(['', 'about', '00000000-0000-4000-8000-000000000000', "'--", 'x'.repeat(50_000)])(
      'URL-08 no page has the id %.20j',
      async (id) => {
        expect((await content().call(byIdDocument, { id })).pageById).toBeNull();
      },
    );

    test('stories are pages with a date, a category and products', async () => {
      expect(await pageAt('/stories/first')).toMatchObject({
        type: 'STORY',
        cmsType: 'Story',
        category: 'QU',
        publicationDate: '2024-05-01T00:00:00.000Z',
      });
    });
  });

  describe('languages', () => {
    test.each([
      ['de-CH,fr,en', 'de', false, 'Über das Unternehmen'],
      ['fr,de,en', 'de', true, 'Über das Unternehmen'],
      ['fr,en', 'en', true, 'About the company'],
      ['en', 'en', false, 'About the company'],
      ['hu-HU,cs', null, false, 'About the company'],
    ])(
      'LOC-04 asked in %s, the page is in %s',
      async (locales, contentLanguage, isLanguageFallback, title) => {
        expect(await pageAt('/about', { locales })).toMatchObject({
          contentLanguage,
          isLanguageFallback,
          isLanguageUnavailable: contentLanguage === null,
          title,
        });
      },
    );

    test('LOC-04 a page without any asked language comes without blocks and offers those that it has', async () => {
      expect(await blocksAt('/about', { locales: 'hu' })).toEqual([]);
      expect(await pageAt('/about', { locales: 'hu' })).toMatchObject({
        languages: ['de', 'en'],
        lead: null,
      });
      expect(await pageAt('/about/history', { locales: 'en' })).toMatchObject({
        isLanguageUnavailable: true,
        languages: ['de'],
        title: 'Geschichte',
      });
    });

    test('LOC-04 every text comes in the language of the page; figures are the same in all', async () => {
      const german = await blockAt('/about', 'figures', 'keyFigures', { locales: 'de' });
      expect(german?.items).toEqual([{ id: '1', value: '42 %', label: 'von allen', note: null }]);
    });

    test('LOC-07 a page names all versions at its address: each language, and for which countries', async () => {
      expect((await pageAt('/about'))?.alternateVersions).toEqual([
        { language: 'de', countries: [], url: '/about' },
        { language: 'en', countries: [], url: '/about' },
      ]);
      expect((await pageAt('/', { country: 'CN' }))?.alternateVersions).toEqual([
        { language: 'en', countries: ['CN'], url: '/' },
        { language: 'de', countries: [], url: '/' },
        { language: 'en', countries: [], url: '/' },
      ]);
    });
  });

  describe('blocks', () => {
    test('PAG-03 links come with what the reader may see of their pages', async () => {
      const hero = await blockAt('/about', 'intro', 'hero', { locales: 'de,en' });
      expect(
        hero?.actions.map(({ kind, text, page, pageParameters }) => ({ kind, text, page, pageParameters })),
      ).toEqual([
        {
          kind: 'PAGE',
          text: 'Das Team',
          page: { id: expect.any(String), siteId: siteId('Main'), url: '/about/team', title: 'Das Team' },
          pageParameters: '#people',
        },
        { kind: 'PAGE', text: 'Ein Entwurf', page: null, pageParameters: null },
      ]);
    });

    test('PAG-03 links in rich text are resolved, too, for the reader’s country and languages', async () => {
      const titles = async (country: string, locales: string) => {
        const block = await blockAt('/about', 'links', 'text', { country, locales });
        return JSON.stringify(block?.text).match(/"title":"[^"]+"/g);
      };
      expect(await titles('CH', 'en')).toEqual(['"title":"Team"', '"title":"Internal"', '"title":"Events"']);
      expect(await titles('CN', 'en')).toContain('"title":"WeChat"');
      expect(await titles('CH', 'en,de')).toContain('"title":"Geschichte"');
    });

    test('PAG-03 products, services and other addresses pass through', async () => {
      const text = JSON.stringify((await blockAt('/about', 'links', 'text'))?.text);
      expect(text).toContain('"slug":"reuss-455"');
      expect(text).toContain('"href":"mailto:info@group.example"');
    });

    test('FIL-01 a paper comes in the reader’s language, and says so in its address', async () => {
      const [item] = (await blockAt('/about', 'papers', 'downloads', { locales: 'de,en' }))?.items ?? [];
      expect(item?.file).toMatchObject({
        slug: 'report',
        url: '/file/report?l=de',
        title: 'Bericht',
        fileName: 'report-de.txt',
        language: 'de',
        size: 8,
        thumbnail: { alt: 'Eine Leitung' },
      });
    });

    test('films of ours come with formats, captions and poster; others with their id only', async () => {
      const ours = await blockAt('/about', 'film', 'video');
      expect(ours?.video).toMatchObject({
        provider: 'file',
        id: 'turn',
        sources: [
          { src: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/turn\.mp4$/), contentType: 'video/mp4' },
        ],
        captions: [{ language: 'en', label: 'English' }],
        poster: { alt: 'A wire' },
      });
      const theirs = await blockAt('/about', 'tube', 'video');
      expect(theirs?.video).toEqual({
        provider: 'youtube',
        id: 'dQw4w9WgXcQ',
        sources: [],
        captions: [],
        poster: null,
      });
    });

    test('a list of chosen pages leaves out what is protected, a draft, for others or in another language', async () => {
      const list = await blockAt('/', 'about', 'teaserList');
      expect(list?.pages).toEqual([
        {
          id: expect.any(String),
          siteId: siteId('Main'),
          url: '/about/team',
          type: 'CONTENT',
          title: 'Team',
          lead: 'Who works here.',
          language: 'en',
          category: null,
          adhoc: false,
          publicationDate: null,
          image: expect.objectContaining({ alt: 'A wire' }),
        },
      ]);
    });

    test('a list of the pages below is in the editors’ order, without system pages', async () => {
      const titles = async (country: string) =>
        (await blockAt('/', 'children', 'teaserList', { country }))?.pages.map(({ title }) => title);
      expect(await titles('CH')).toEqual(['About the company']);
    });

    test('each list of the newest has its own kind and length', async () => {
      const titles = async (id: string) =>
        (await blockAt('/', id, 'teaserList'))?.pages.map(({ title }) => title);
      expect(await titles('stories')).toEqual(['Second story']);
      expect(await titles('more-stories')).toEqual(['Second story', 'First story']);
      // A story is not a release.
      expect(await titles('releases')).toEqual([]);
    });
  });
});
