import { uploadLimits } from '#contracts/upload-limits.ts';
import type { SiteSettings } from '#web/site/data/server-context.ts';
import type { Country, Site, SystemData } from '#web/site/data/system-data.ts';
import { createSiteDirectory, type SiteDirectory } from './site-directory.ts';

/** Sites and countries for unit tests: one site */
export function testDirectory(
  settings: Partial<SiteSettings> = {},
  warn: (message: string) => void = () => {},
): SiteDirectory {
  return createSiteDirectory(testSystemData, { ...testSettings, ...settings }, warn);
}

export const testSettings: SiteSettings = {
  production: true,
  origin: 'http://localhost:3000',
  siteHosts: new Map(),
  showHiddenCountries: false,
  issuer: 'https://www.group.example/am/oauth2/realms/root/realms/alpha',
  uploadLimits,
};

const language = (languageCode: string) => ({ languageCode });

function country(code: string, languages: string[], rest: Partial<Country> = {}): Country {
  return {
    countryCode: code,
    hidden: false,
    supportedLanguages: languages.map(language),
    defaultLanguage: language(languages[0]!),
    defaultMeasurementSystem: 'Metric',
    localizations: [],
    sortIndex: 0,
    ...rest,
  };
}

function site(id: string, rest: Partial<Site>): Site {
  return {
    id,
    name: id,
    legalName: null,
    portalName: null,
    logo: null,
    slug: id,
    theme: 'Default',
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    languages: ['en', 'de', 'fr', 'zh'].map(language),
    extraLanguages: [],
    domains: [],
    headerNavigation: { id: `${id}-header` },
    footerNavigation: { id: `${id}-footer` },
    ...rest,
  };
}

const testSystemData: SystemData = {
  countries: [
    country('ALL', ['en', 'de', 'fr', 'zh', 'es']),
    country('CH', ['de', 'en', 'fr'], { sortIndex: 1 }),
    country('FR', ['fr', 'en'], { sortIndex: 2 }),
    country('US', ['en'], { sortIndex: 3, defaultMeasurementSystem: 'Imperial' }),
    country('XK', ['en'], { sortIndex: 4, hidden: true }),
  ],
  languages: ['en', 'de', 'fr', 'zh', 'es'].map((code) => ({
    languageCode: code,
    defaultCountry: { countryCode: 'CH' },
    localizations: [],
  })),
  sites: [
    site('main', { slug: '', domains: ['www.group.example'], extraLanguages: ['es'] }),
    site('events', {
      domains: ['www.group.example/events'],
      internationalOnly: true,
      languages: ['en', 'de'].map(language),
    }),
    site('brand-portal', { internationalOnly: true, languages: ['en', 'de'].map(language) }),
    site('wirelane', { domains: ['www.wirelane.example'], languages: ['en', 'de'].map(language) }),
    site('unfinished', { domains: ['www.unfinished.example'], footerNavigation: null }),
  ],
  brands: [],
  themes: [],
  interfaceTexts: [],
};

/** Shaped like the token of an editor session. */
export const testEditorToken = `v1.1790000000.${'x'.repeat(43)}`;
