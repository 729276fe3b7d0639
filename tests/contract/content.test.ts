import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { Block, BlockOf, BlockType } from '#contracts/content/blocks.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { blockSelection, selectionFragments } from '#contracts/content/selection.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type HttpServer, serveHttp } from '../support/http-server.ts';
import { describeFile, sampleContent } from '../support/sample-content.ts';
import { type Asking, askContent, sitesQuery } from './ask-content.ts';

/**
 * The content contract, given only an address and a token. The embedded back end is asked in process and, from a
 * second one on the same database, over HTTP; `CONTENT_API_URL` and `CONTENT_API_TOKEN` name any other that holds
 * the content of `sample/content`.
 */
const elsewhere = process.env.CONTENT_API_URL;
const secret = 'the secret of this installation, for tests';
const token = process.env.CONTENT_API_TOKEN ?? contentToken(secret);
const mountings = elsewhere ? ['at CONTENT_API_URL'] : ['in process', 'over HTTP'];

let database: FreshDatabase;
let server: HttpServer;
const backends = new Map<string, Backend>();

beforeAll(async () => {
  if (elsewhere) {
    backends.set('at CONTENT_API_URL', { url: elsewhere, fetch: globalThis.fetch });
    return;
  }
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn: note, error: note };
  const open = () => openContent({ pool: database.pool, log, secret, production: true });
  const [content, second] = await Promise.all([open(), open()]);
  await content.import(sampleContent, describeFile);
  server = await serveHttp(second.handle);
  backends.set('in process', { url: 'http://content.internal/graphql/content', fetch: content.handle });
  backends.set('over HTTP', { url: `${server.origin}/graphql/content`, fetch: globalThis.fetch });
});

afterAll(async () => {
  await server?.close();
  await database?.close();
});

const logged: unknown[] = [];
function note(message: string, fields?: unknown): void {
  logged.push({ message, fields });
}

const pageFields = graphql(`
  fragment Everything on Page {
    id siteId title slug type pageType cmsType theme injection { kind slug } url branch languages countries
    alternateVersions { language countries url } canonicalUrl isLanguageFallback isLanguageUnavailable contentLanguage
    translationSourceLanguage translationTargetLanguages { id language translationState exportedAt importedAt }
    isPublished protection protectedBy passwordVersions requiredRole tableOfContents description lead
    image { src alt width height focalX focalY contentType transparent } ancestors { id title url } publicationDate category adhoc
    contacts { id } updatedAt
  }
`);
const pageDocument = graphql(
  `query page($siteId: ID!, $path: String!, $country: String!, $stage: Stage) {
    page(siteId: $siteId, path: $path, country: $country, stage: $stage) { ...Everything }
  }`,
  [pageFields],
);
const byIdDocument = graphql(
  `query pageById($id: ID!, $stage: Stage) { pageById(id: $id, stage: $stage) { ...Everything } }`,
  [pageFields],
);
const blocksDocument: TypedDocument<
  { page: { blocks: Block[] } | null },
  { siteId: string; path: string; country: string }
> = `query blocks($siteId: ID!, $path: String!, $country: String!) {
  page(siteId: $siteId, path: $path, country: $country) { blocks { ${blockSelection} } }
} ${selectionFragments}`;

describe.each(mountings)('%s', (mounting) => {
  let content: ReturnType<typeof askContent>;
  const sites = new Map<string, string>();
  const siteId = (name: string) => sites.get(name) ?? '';

  beforeAll(async () => {
    content = askContent(backends.get(mounting) as Backend);
    for (const { id, name } of (await content.ask(sitesQuery, {})).sites) sites.set(name, id);
  });

  type Where = Asking & { site?: string; country?: string; stage?: 'DRAFT' | 'PUBLISHED' };
  const pageAt = async (path: string, { site = 'Main', country = 'CH', stage, ...asking }: Where = {}) =>
    (await content.ask(pageDocument, { siteId: siteId(site), path, country, stage }, asking)).page;
  const blocksAt = async (path: string, { site = 'Main', country = 'CH', ...asking }: Where = {}) =>
    (await content.ask(blocksDocument, { siteId: siteId(site), path, country }, asking)).page?.blocks;
  const blockAt = async <Type extends BlockType>(path: string, id: string, _: Type, where: Where = {}) =>
    (await blocksAt(path, where))?.find((block) => block.id === id) as BlockOf<Type> | undefined;

  describe('system data', () => {
    test('LOC-02 countries come with languages, names and measurement; ALL supports every language', async () => {
      const { countries } = await content.ask(
        graphql(`query asked { countries {
          countryCode hidden sortIndex supportedLanguages { languageCode } defaultLanguage { languageCode }
          defaultMeasurementSystem localizations { locale displayName }
        } }`),
        {},
      );
      expect(countries.map(({ countryCode }) => countryCode)).toEqual(['ALL', 'CH', 'US', 'CN', 'XK', 'AF']);
      expect(countries[0]).toMatchObject({
        defaultLanguage: { languageCode: 'en' },
        defaultMeasurementSystem: 'Metric',
        supportedLanguages: [{ languageCode: 'en' }, { languageCode: 'de' }, { languageCode: 'fr' }],
      });
      expect(countries[2]?.defaultMeasurementSystem).toBe('Imperial');
      expect(countries[4]?.hidden).toBe(true);
      expect(countries[1]?.localizations).toHaveLength(11);
      expect(countries[1]?.localizations).toContainEqual({ locale: 'fr', displayName: 'Suisse' });
    });

    test('LOC-01 languages come with their default country', async () => {
      const { languages } = await content.ask(
        graphql(`query asked { languages {
          languageCode defaultCountry { countryCode } localizations { locale displayName }
        } }`),
        {},
      );
      expect(
        languages.map((language) => [language.languageCode, language.defaultCountry.countryCode]),
      ).toEqual([
        ['en', 'US'],
        ['de', 'CH'],
        ['fr', 'CH'],
      ]);
    });

    test('NAV-01 visitors do not see a site that lacks a navigation, editors do', async () => {
      const all = graphql(
        `query asked($stage: Stage) { sites(stage: $stage) { name footerNavigation { id } } }`,
      );
      const seen = await content.ask(all, { stage: 'PUBLISHED' });
      expect(seen.sites.map(({ name }) => name)).toEqual(['Main', 'Events', 'Portal', 'Wirelane']);
      const edited = await content.ask(all, { stage: 'DRAFT' }, { token });
      expect(edited.sites).toContainEqual({ name: 'Unfinished', footerNavigation: null });
    });

    test('URL-02 sites say by which hosts and slugs they are found', async () => {
      const { sites } = await content.ask(
        graphql(`query asked { sites {
          slug domains theme internationalOnly hideSideButtons enableCutFont languages { languageCode } extraLanguages
        } }`),
        {},
      );
      expect(sites.map(({ slug, domains }) => [slug, domains])).toEqual([
        ['', ['www.group.example']],
        ['events', ['www.group.example/events']],
        ['portal', []],
        ['wirelane', ['www.wirelane.example']],
      ]);
      expect(sites[0]).toMatchObject({ extraLanguages: ['es'], internationalOnly: false, theme: 'Default' });
    });

    test('brands and themes', async () => {
      const { brands, themes } = await content.ask(
        graphql(
          `query asked { brands { name pimId image { url alternativeText src alt } } themes { key name scheme tokens } }`,
        ),
        {},
      );
      const picture: unknown = expect.stringMatching(/^\/image\/[0-9a-f]{64}$/);
      expect(brands).toEqual([
        {
          name: 'Litzen',
          pimId: 'K',
          image: { url: picture, alternativeText: 'A wire', src: picture, alt: 'A wire' },
        },
        { name: 'Cirralis', pimId: 'C', image: null },
      ]);
      expect(themes[1]).toEqual({
        key: 'Komax',
        name: 'Litzen',
        scheme: 'dark',
        tokens: {
          page: '#11181f',
          surface: '#191412',
          'surface-2': '#211c19',
          sunken: '#211c19',
          line: '#302a27',
          'line-strong': '#443e3b',
          control: '#7a706a',
          text: '#f6eeea',
          muted: '#bfb7b3',
          accent: '#e9935d',
          'accent-hover': '#f59e68',
          'on-accent': '#1c1410',
          'accent-text': '#fda670',
          'accent-subtle': '#362113',
          focus: '#e9935d',
          inverse: '#0f0502',
          'inverse-text': '#f7f4f3',
          'inverse-muted': '#beb5b1',
          'inverse-accent': '#f6a069',
        },
      });
    });
  });

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
        const { pageById } = await content.ask(byIdDocument, { id: page?.id ?? '' });
        expect(pageById).toMatchObject({ url: page?.url, siteId: siteId(site), type: page?.type });
      }
    });

    test.each(['', 'about', '00000000-0000-4000-8000-000000000000', "'--", 'x'.repeat(50_000)])(
      'URL-08 no page has the id %.20j',
      async (id) => {
        expect((await content.ask(byIdDocument, { id })).pageById).toBeNull();
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
      // No story is among them.
      expect(await titles('releases')).toEqual([]);
    });
  });

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
      const answer = await content.send(
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
      const { passwordGrant } = await content.ask(grants, { pageId, password: 'demo-komax' }, { token });
      expect(passwordGrant).toEqual({
        pageId: above?.id,
        version: above?.passwordVersions[0],
        expiresAt: null,
      });
      for (const password of ['demo-former', 'wrong', '']) {
        expect(await content.ask(grants, { pageId, password }, { token })).toEqual({ passwordGrant: null });
      }
      const answer = await content.send(
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
        content.ask(grants, { pageId, password, visitor }, { token });
      expect(await tryOnce('demo-komax', guesser)).toEqual({ passwordGrant: { pageId } });
      for (let guess = 2; guess <= 10; guess += 1)
        expect(await tryOnce('wrong', guesser)).toEqual({ passwordGrant: null });
      await expect(tryOnce('demo-komax', guesser)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
      expect(await tryOnce('demo-komax', `${guesser}, next door`)).toEqual({ passwordGrant: { pageId } });
    });

    test('PAG-05 a file that only protected pages show is there for trusted callers only', async () => {
      const document = graphql(`query asked($slug: String!) { file(slug: $slug) { fileName protectedBy } }`);
      expect(await content.ask(document, { slug: 'price-list' })).toEqual({ file: null });
      const { file } = await content.ask(document, { slug: 'price-list' }, { token });
      expect(file?.protectedBy).toHaveLength(1);
    });

    test('PAG-05 nothing of a protected page or a draft is told to anybody, whatever is asked', async () => {
      const everything = await Promise.all([
        content.send(
          `query ($id: ID!) { sitemap(siteId: $id) { nodes { url versions { url } } } relatedStories(productSlug: "reuss-455") { title } newsFeed { edges { cursor } } }`,
          { id: siteId('Main') },
        ),
        ...['/secret', '/secret/papers', '/partners', '/draft', '/'].map((path) =>
          content.send(
            `query ($siteId: ID!, $path: String!) { page(siteId: $siteId, path: $path, country: "CH") { description lead blocks { ${blockSelection} } } } ${selectionFragments}`,
            { siteId: siteId('Main'), path },
          ),
        ),
      ]);
      expect(JSON.stringify(everything)).not.toMatch(/Whispered|price-list|"\/secret|"\/partners|"\/draft/);
    });
  });

  describe('lists', () => {
    const sitemapDocument = graphql(`query asked($siteId: ID!, $first: Int, $after: String) {
      sitemap(siteId: $siteId, first: $first, after: $after) {
        nodes { url updatedAt versions { language countries url } } pageInfo { hasNextPage endCursor }
      }
    }`);

    test('LOC-07 the sitemap has every open page once, with all its versions, page by page', async () => {
      const urls: string[] = [];
      let after: string | null = null;
      do {
        const { sitemap }: { sitemap: { nodes: { url: string }[]; pageInfo: { endCursor: string | null } } } =
          await content.ask(sitemapDocument, { siteId: siteId('Main'), first: 2, after });
        urls.push(...sitemap.nodes.map(({ url }) => url));
        after = sitemap.nodes.length === 2 ? sitemap.pageInfo.endCursor : null;
      } while (after);
      expect(urls).toEqual([
        '/',
        '/about',
        '/about/history',
        '/about/team',
        '/stories/first',
        '/stories/second',
        '/wechat',
      ]);
      const { sitemap } = await content.ask(sitemapDocument, { siteId: siteId('Main') });
      expect(sitemap.pageInfo.hasNextPage).toBe(false);
      expect(sitemap.nodes[0]?.versions).toContainEqual({ language: 'en', countries: ['CN'], url: '/' });
    });

    test('STO-02 what waits for its moment is nowhere, also under its own address', async () => {
      const document = graphql(`query asked($siteId: ID!, $stage: Stage!) {
        page(siteId: $siteId, path: "/stories/tomorrow", country: "ALL", stage: $stage) { title isPublished }
      }`);
      const asked = { siteId: siteId('Main'), stage: 'PUBLISHED' } as const;
      for (const asking of [{}, { token }])
        expect((await content.ask(document, asked, asking)).page).toBeNull();
      const draft = await content.ask(document, { ...asked, stage: 'DRAFT' }, { token });
      expect(draft.page?.title).toBe('Story of tomorrow');
    });

    test('stories about a product, newest first, none before its day', async () => {
      const document = graphql(
        `query asked($slug: String!) { relatedStories(productSlug: $slug) { title url } }`,
      );
      const { relatedStories } = await content.ask(document, { slug: 'reuss-455' });
      expect(relatedStories.map(({ title }) => title)).toEqual(['Second story', 'First story']);
      expect(await content.ask(document, { slug: 'none' })).toEqual({ relatedStories: [] });
    });

    test('STO-01 stories are listed by category and person, newest first, page by page', async () => {
      const document = graphql(`
        query listed($siteId: ID!, $category: String, $contact: String, $page: Int) {
          pageList(
            siteId: $siteId, type: STORY, country: "ALL", category: $category, contact: $contact, page: $page, pageSize: 1
          ) {
            total
            page
            items { title language adhoc }
            categories { category count }
          }
        }
      `);
      const list = async (asked: { category?: string; contact?: string; page?: number }) =>
        (await content.ask(document, { siteId: siteId('Main'), ...asked })).pageList;
      const categories = [
        { category: 'QU', count: 1 },
        { category: 'TR', count: 1 },
      ];
      const first = { title: 'First story', language: 'en', adhoc: false };
      const second = { ...first, title: 'Second story' };
      expect(await list({})).toEqual({ total: 2, page: 1, items: [second], categories });
      expect(await list({ page: 2 })).toMatchObject({ total: 2, items: [first] });
      expect(await list({ page: 3 })).toMatchObject({ total: 2, items: [] });
      expect(await list({ category: 'QU' })).toEqual({ total: 1, page: 1, items: [first], categories });
      expect(await list({ contact: 'ben-summer' })).toMatchObject({ total: 1, items: [second] });
      expect(await list({ contact: 'nobody' })).toEqual({ total: 0, page: 1, items: [], categories: [] });
      expect(await list({ category: "'; DROP" })).toMatchObject({ total: 0, items: [] });
    });

    test('STO-02 media releases are a list of their own', async () => {
      const document = graphql(`
        query releases($siteId: ID!) {
          pageList(siteId: $siteId, type: MEDIA_RELEASE, country: "ALL", adhocOnly: true) { total items { id } }
        }
      `);
      expect(await content.ask(document, { siteId: siteId('Main') })).toEqual({
        pageList: { total: 0, items: [] },
      });
    });

    test('STO-01 the people behind the stories, in the editors’ order', async () => {
      const document = graphql(`query people { contacts { slug name role email image { alt } } }`);
      expect(await content.ask(document, {}, { locales: 'de,en' })).toEqual({
        contacts: [
          {
            slug: 'ada-winter',
            name: 'Ada Winter',
            role: 'Leiterin Qualität',
            email: 'ada.winter@group.example',
            image: { alt: 'Eine Leitung' },
          },
          { slug: 'ben-summer', name: 'Ben Summer', role: 'Engineer', email: null, image: null },
        ],
      });
    });

    test('LOK-01 the locations in the editors’ order, each with whom to ask there', async () => {
      const document = graphql(`
        query locations {
          locations {
            slug name brands { name } kinds region countryCode street postalCode city state phone email latitude longitude
            timeZone openingHours { from to opens closes } languages serves expert { name role }
          }
        }
      `);
      const { locations } = await content.ask(document, {}, { locales: 'de,en' });
      expect(locations.map(({ slug }) => slug)).toEqual(['dierikon', 'coventry']);
      expect(locations[0]).toEqual({
        slug: 'dierikon',
        name: 'Litzen AG',
        brands: [{ name: 'Litzen' }],
        kinds: ['HEADQUARTERS', 'PRODUCTION'],
        region: 'EUROPE',
        countryCode: 'CH',
        street: 'Wiesenring 6',
        postalCode: '6036',
        city: 'Dierikon',
        state: null,
        phone: '+41 41 555 01 00',
        email: 'dierikon@group.example',
        latitude: 47.097,
        longitude: 8.372,
        timeZone: 'Europe/Zurich',
        openingHours: [
          { from: 1, to: 5, opens: '07:30', closes: '12:00' },
          { from: 1, to: 5, opens: '13:00', closes: '17:30' },
        ],
        languages: ['de', 'en'],
        serves: ['CH', 'LI'],
        expert: { name: 'Ada Winter', role: 'Leiterin Qualität' },
      });
      expect(locations[1]).toMatchObject({ brands: [], kinds: ['DISTRIBUTOR'], expert: null });
    });

    test('LOK-01 asked for a country, only the locations that look after it', async () => {
      const document = graphql(`
        query locationsServing($country: String) { locations(serving: $country) { slug } }
      `);
      const slugs = async (country: string | null) =>
        (await content.ask(document, { country })).locations.map(({ slug }) => slug);
      expect(await slugs('LI')).toEqual(['dierikon']);
      expect(await slugs('JP')).toEqual([]);
      expect(await slugs(null)).toEqual(['dierikon', 'coventry']);
    });

    test('STO-03 news comes newest first, with its picture and its link', async () => {
      const document = graphql(`
        query news { newsFeed(first: 10) { edges { node { title text image { alt } link { page { url } } } } } }
      `);
      const { newsFeed } = await content.ask(document, {});
      expect(newsFeed.edges.map(({ node }) => node)).toEqual([
        { title: 'Second news', text: 'More happened.', image: null, link: null },
        {
          title: 'First news',
          text: 'What happened.',
          image: { alt: 'A wire' },
          link: { page: { url: '/stories/first' } },
        },
      ]);
    });

    test('URL-09 redirects are found in any letter case, on their own site', async () => {
      const document = graphql(`query asked($siteId: ID!, $urls: [String!]!) {
        redirects(siteId: $siteId, where: { previousUrl_in: $urls }) { previousUrl target status }
      }`);
      const urls = ['/COMPANY/news', '/company/News', '/jobs', '/nothing', "/'--"];
      const { redirects } = await content.ask(document, { siteId: siteId('Main'), urls });
      expect(redirects.map(({ target, status }) => [target, status]).sort()).toEqual([
        ['/stories', 301],
        ['https://jobs.group.example', 302],
      ]);
      expect(await content.ask(document, { siteId: siteId('Events'), urls })).toEqual({ redirects: [] });
    });

    test('FIL-01 a file by slug and language', async () => {
      const document = graphql(`query asked($slug: String!, $language: String) {
        file(slug: $slug, language: $language) { fileName url hash contentType protectedBy }
      }`);
      const name = async (language: string | null, locales: string) =>
        (await content.ask(document, { slug: 'report', language }, { locales })).file?.fileName;
      expect(await name('de', 'en')).toBe('report-de.txt');
      expect(await name(null, 'fr,de')).toBe('report-de.txt');
      expect(await name('fr', 'en')).toBe('report-en.txt');
      expect(await content.ask(document, { slug: '../../etc/passwd', language: 'de' })).toEqual({
        file: null,
      });
    });
  });

  describe('navigation', () => {
    const item = graphql(`
      fragment Item on NavigationItem {
        title slug linkTitle breadcrumbOverride url unlocalizedUrl target page { url title } countries hidden hiddenSubItems
        hiddenInNextRelease
      }
    `);
    const document = graphql(
      `query asked($siteId: ID!, $stage: Stage) { navigation(siteId: $siteId, stage: $stage) {
        header {
          theme hidden
          items { ...Item items { ...Item } sections { title items { ...Item } } marketing { title logo { alt } backgroundColor link { text page { url } } } }
        }
        footer { theme text contactLink { kind action text } sections { title items { ...Item } } }
      } }`,
      [item],
    );
    const navigationIn = async (locales: string) =>
      (await content.ask(document, { siteId: siteId('Main') }, { locales })).navigation;

    test('NAV-01 header and footer with all that their items carry', async () => {
      const { header, footer } = await navigationIn('en');
      expect(header?.theme).toBe('Komax');
      expect(header?.items[0]).toMatchObject({
        title: 'About us',
        slug: 'about',
        linkTitle: 'Read about us',
        breadcrumbOverride: 'The company',
        url: '/about',
        unlocalizedUrl: '/about',
        target: null,
        page: { url: '/about', title: 'About the company' },
        hiddenSubItems: true,
        marketing: {
          title: 'Seven brands',
          logo: { alt: 'A wire' },
          backgroundColor: 'Dark_White',
          link: { text: 'See all', page: { url: '/events' } },
        },
      });
      expect(footer).toMatchObject({
        text: 'From spool to harness.',
        contactLink: { kind: 'ACTION', action: 'openContactPanel', text: 'Talk to an Expert' },
        sections: [{ title: 'Company', items: [{ title: 'About', url: '/about' }] }],
      });
    });

    test('NAV-02 items without an address or with a page that is not there are skipped, unless others stand below', async () => {
      const { header } = await navigationIn('en');
      expect(header?.items.map(({ title, url }) => [title, url])).toEqual([
        ['About us', '/about'],
        ['Heading', null],
      ]);
      expect(header?.items[0]?.items.map(({ title }) => title)).toEqual(['Team', 'WeChat']);
      expect(header?.items[1]).toMatchObject({
        hiddenInNextRelease: true,
        items: [{ title: 'Events', url: '/events' }],
      });
    });

    test('NAV-02 an item says for which countries it is, by itself or by its page', async () => {
      const { header } = await navigationIn('en');
      expect(header?.items[0]?.items.map(({ countries }) => countries)).toEqual([[], ['CN']]);
      expect(header?.items[0]?.sections[0]?.items.at(-1)).toMatchObject({
        countries: ['CH', 'CN'],
        hidden: true,
      });
    });

    test('NAV-03 items may lead elsewhere, to a plain path of the host, or do something', async () => {
      const { header } = await navigationIn('en');
      expect(header?.items[0]?.sections[0]?.items.map(({ url, target }) => [url, target])).toEqual([
        ['https://jobs.group.example', '_blank'],
        ['hard:/mykomax', null],
        ['action:openNewsFeed', null],
        ['/products/old', null],
      ]);
      expect(header?.items[0]?.items[0]).toMatchObject({
        url: '/about/team#people',
        unlocalizedUrl: '/about/team',
      });
    });

    test('LOC-04 each text is in the first asked language that it has', async () => {
      const { header, footer } = await navigationIn('de,en');
      expect(header?.items[0]).toMatchObject({ title: 'Über uns', linkTitle: 'Read about us' });
      expect(footer?.text).toBe('Von der Spule zum Kabelbaum.');
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
      const { errors, status } = await content.send(query);
      expect(status).toBeLessThan(500);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    });

    test('a variable of the wrong kind is refused by name', async () => {
      const { errors } = await content.send(
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
      const { errors, data, status } = await content.send(query);
      expect(status).toBeLessThan(500);
      expect(errors?.[0]?.extensions?.code).toBe(code);
      expect(data).toBeFalsy();
    });

    test('no answer helps to guess the schema', async () => {
      const { errors } = await content.send('{ page(siteId: "x", path: "/", country: "CH") { titel } }');
      expect(errors?.[0]?.message).not.toContain('Did you mean');
      const variable = await content.send('query ($stage: Stage) { sites(stage: $stage) { id } }', {
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

test.skipIf(elsewhere)(
  'NAV-01 of the site that is not shown each process tells once, and of nothing else',
  () => {
    const told = { message: 'The site "Unfinished" is not shown: it lacks its header or footer navigation' };
    expect(logged).toEqual([told, told]);
  },
);
