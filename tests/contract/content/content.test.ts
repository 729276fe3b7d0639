import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { contentBackEnds, contentOf, elsewhere, mountings, token } from './content-contract.ts';

const { backends, logged } = contentBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { content, siteId } = contentOf(backends, mounting);

  describe('system data', () => {
    test('LOC-02 countries come with languages, names and measurement; ALL supports every language', async () => {
      const { countries } = await content().call(
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
      const { languages } = await content().call(
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
      const seen = await content().call(all, { stage: 'PUBLISHED' });
      expect(seen.sites.map(({ name }) => name)).toEqual(['Main', 'Events', 'Portal', 'Wirelane']);
      const edited = await content().call(all, { stage: 'DRAFT' }, { token });
      expect(edited.sites).toContainEqual({ name: 'Unfinished', footerNavigation: null });
    });

    test('URL-02 sites say by which hosts and slugs they are found', async () => {
      const { sites } = await content().call(
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
      const { brands, themes } = await content().call(
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
      (await content().call(document, { siteId: siteId('Main') }, { locales })).navigation;

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
});

test.skipIf(elsewhere)(
  'NAV-01 of the site that is not shown each process tells once, and of nothing else',
  () => {
    const reported = {
      message: 'The site "Unfinished" is not shown: it lacks its header or footer navigation',
    };
    expect(logged).toEqual([reported, reported]);
  },
);
