import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { contentBackEnds, contentOf, mountings, token } from './content-contract.ts';

const { backends } = contentBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { content, siteId } = contentOf(backends, mounting);

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
          await content().call(sitemapDocument, { siteId: siteId('Main'), first: 2, after });
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
      const { sitemap } = await content().call(sitemapDocument, { siteId: siteId('Main') });
      expect(sitemap.pageInfo.hasNextPage).toBe(false);
      expect(sitemap.nodes[0]?.versions).toContainEqual({ language: 'en', countries: ['CN'], url: '/' });
    });

    test('STO-02 what waits for its moment is nowhere, also under its own address', async () => {
      const document = graphql(`query asked($siteId: ID!, $stage: Stage!) {
        page(siteId: $siteId, path: "/stories/tomorrow", country: "ALL", stage: $stage) { title isPublished }
      }`);
      const variables = { siteId: siteId('Main'), stage: 'PUBLISHED' } as const;
      for (const asking of [{}, { token }])
        expect((await content().call(document, variables, asking)).page).toBeNull();
      const draft = await content().call(document, { ...variables, stage: 'DRAFT' }, { token });
      expect(draft.page?.title).toBe('Story of tomorrow');
    });

    test('stories about a product, newest first, none before its day', async () => {
      const document = graphql(
        `query asked($slug: String!) { relatedStories(productSlug: $slug) { title url } }`,
      );
      const { relatedStories } = await content().call(document, { slug: 'reuss-455' });
      expect(relatedStories.map(({ title }) => title)).toEqual(['Second story', 'First story']);
      expect(await content().call(document, { slug: 'none' })).toEqual({ relatedStories: [] });
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
      const list = async (variables: { category?: string; contact?: string; page?: number }) =>
        (await content().call(document, { siteId: siteId('Main'), ...variables })).pageList;
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
      expect(await content().call(document, { siteId: siteId('Main') })).toEqual({
        pageList: { total: 0, items: [] },
      });
    });

    test('STO-01 the people behind the stories, in the editors’ order', async () => {
      const document = graphql(`query people { contacts { slug name role email image { alt } } }`);
      expect(await content().call(document, {}, { locales: 'de,en' })).toEqual({
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
      const { locations } = await content().call(document, {}, { locales: 'de,en' });
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
        (await content().call(document, { country })).locations.map(({ slug }) => slug);
      expect(await slugs('LI')).toEqual(['dierikon']);
      expect(await slugs('JP')).toEqual([]);
      expect(await slugs(null)).toEqual(['dierikon', 'coventry']);
    });

    test('STO-03 news comes newest first, with its picture and its link', async () => {
      const document = graphql(`
        query news { newsFeed(first: 10) { edges { node { title text image { alt } link { page { url } } } } } }
      `);
      const { newsFeed } = await content().call(document, {});
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
      const { redirects } = await content().call(document, { siteId: siteId('Main'), urls });
      expect(redirects.map(({ target, status }) => [target, status]).sort()).toEqual([
        ['/stories', 301],
        ['https://jobs.group.example', 302],
      ]);
      expect(await content().call(document, { siteId: siteId('Events'), urls })).toEqual({ redirects: [] });
    });

    test('FIL-01 a file by slug and language', async () => {
      const document = graphql(`query asked($slug: String!, $language: String) {
        file(slug: $slug, language: $language) { fileName url hash contentType protectedBy }
      }`);
      const name = async (language: string | null, locales: string) =>
        (await content().call(document, { slug: 'report', language }, { locales })).file?.fileName;
      expect(await name('de', 'en')).toBe('report-de.txt');
      expect(await name(null, 'fr,de')).toBe('report-de.txt');
      expect(await name('fr', 'en')).toBe('report-en.txt');
      expect(await content().call(document, { slug: '../../etc/passwd', language: 'de' })).toEqual({
        file: null,
      });
    });
  });
});
