import { isLanguage, type Language } from '#contracts/languages.ts';
import { INTERNATIONAL, type Locale, makeLocale } from '#web/i18n/locales.ts';
import type { OwnTexts } from '#web/i18n/message-store.ts';
import { compileOwnTexts } from '#web/i18n/own-texts.server.ts';
import type { SiteSettings } from '#web/site/data/server-context.ts';
import type { Country, Site, SystemData } from '#web/site/data/system-data.ts';

/** A mount point of a site: a host, and the first path segment where the site shares the host. */
type Place = { site: Site; slug: string };

/** Which site answers on which host and in which locales; built once from system data. */
export type SiteDirectory = {
  readonly sites: readonly Site[];
  readonly countries: ReadonlyMap<string, Country>;
  readonly themes: SystemData['themes'];
  /** The theme of the main site; undefined: it does not exist. */
  readonly mainTheme: SystemData['themes'][number] | undefined;
  /** The mount points on a host, the longest slug first; undefined: no site has this host (URL-12). */
  readonly placesOn: (host: string) => readonly Place[] | undefined;
  /** The public origin of a site: `https://www.group.example`. */
  readonly getOrigin: (siteId: string) => string;
  /** The first path segment after the locale, or ''. */
  readonly getPrefix: (siteId: string) => string;
  /** The company behind all sites, and the portal's name. */
  readonly company: Company;
  /** The texts that a site overrides; undefined: none. */
  readonly ownTexts: (site: Site) => OwnTexts | undefined;
  /** The locales of a site, international ones first. */
  readonly listLocales: (site: Site) => readonly Locale[];
  /** The locale of a language and country, if the site has it. */
  readonly findLocale: (site: Site, language: string, country: string) => Locale | undefined;
};

/** Names that are the same in every language. */
export type Company = {
  readonly legalName: string;
  readonly portalName: string;
  readonly logo: Site['logo'];
  /** The domain of the main site, also used for mail: `group.example`. */
  readonly domain: string;
};

/**
 * Builds the directory. Sites without a navigation are dropped, and logged once (NAV-01). Throws `Matched
 * site … but no domain configuration was found` if no site at all has a domain.
 */
export function createSiteDirectory(
  data: SystemData,
  settings: SiteSettings,
  warn: (message: string) => void,
): SiteDirectory {
  const sites = data.sites.filter((site) => {
    const complete = site.headerNavigation && site.footerNavigation;
    if (!complete) warn(`Site ${site.name} is left out: it lacks a header or a footer navigation`);
    return complete;
  });
  const countries = new Map(
    data.countries
      .filter((country) => settings.showHiddenCountries || !country.hidden)
      .map((country) => [country.countryCode, country]),
  );
  for (const site of sites.filter((candidate) => lacksDomain(candidate, settings))) {
    warn(`Matched site ${site.name} but no domain configuration was found`);
  }
  const entries = sites.flatMap((site) => site.domains.map((domain) => getEntry(site, domain)));
  const mainHost = entries.find((entry) => entry.slug === '')?.host;
  if (!mainHost) throw new Error('Invalid site configuration: no site has a domain of its own');
  const getHost = (domain: string) => hostHere(domain, mainHost, settings);

  const places = new Map<string, Place[]>();
  const add = (host: string, place: Place) => places.set(host, [...(places.get(host) ?? []), place]);
  for (const { site, host, slug } of entries) {
    add(host, { site, slug });
    if (getHost(host) !== host) add(getHost(host), { site, slug });
  }
  const main = entries.find((entry) => entry.host === mainHost && entry.slug === '')!.site;
  for (const site of sites.filter((candidate) => candidate.domains.length === 0)) {
    for (const host of new Set([mainHost, getHost(mainHost)])) add(host, { site, slug: site.slug });
  }
  for (const list of places.values()) list.sort((a, b) => b.slug.length - a.slug.length);

  const scheme = new URL(settings.origin).protocol;
  const homes = new Map(
    sites.map((site) => {
      const entry = entries.find((candidate) => candidate.site === site);
      return [
        site.id,
        {
          origin: `${scheme}//${getHost(entry?.host ?? mainHost)}`,
          prefix: entry?.slug ?? site.slug,
        },
      ];
    }),
  );
  const locales = new Map(sites.map((site) => [site, localesOfSite(site, countries)]));
  const ownTexts = new Map(
    sites.map((site) => [
      site,
      compileOwnTexts(
        data.interfaceTexts.filter(({ siteId }) => siteId === site.id),
        warn,
      ),
    ]),
  );

  return {
    sites,
    countries,
    themes: data.themes,
    mainTheme: data.themes.find(({ key }) => key === main.theme),
    placesOn: (host) => places.get(host.toLowerCase()),
    company: {
      legalName: main.legalName ?? main.name,
      portalName: main.portalName ?? main.name,
      logo: main.logo,
      domain: mainHost.replace(/^www\./, ''),
    },
    getOrigin: (siteId) => homes.get(siteId)?.origin ?? homes.get(main.id)!.origin,
    getPrefix: (siteId) => homes.get(siteId)?.prefix ?? '',
    ownTexts: (site) => ownTexts.get(site),
    listLocales: (site) => locales.get(site) ?? [],
    findLocale: (site, language, country) =>
      locales.get(site)?.find((locale) => locale.language === language && locale.country === country),
  };
}

function getEntry(site: Site, domain: string): { site: Site; host: string; slug: string } {
  const slash = domain.indexOf('/');
  if (slash < 0) return { site, host: domain.toLowerCase(), slug: '' };
  return { site, host: domain.slice(0, slash).toLowerCase(), slug: domain.slice(slash + 1) };
}

/** URL-12: if the settings map hosts to domains, every domain of the content should be among them. */
function lacksDomain(site: Site, settings: SiteSettings): boolean {
  if (settings.siteHosts.size === 0) return false;
  return !site.domains.some((domain) => settings.siteHosts.has(domain.split('/')[0]!.toLowerCase()));
}

/**
 * The host on which a domain is served here. A domain that the settings do not name becomes a subdomain
 * beside the main site: `www.wirelane.example` beside `localhost:3000` is `wirelane.localhost:3000`, which
 * every browser resolves.
 */
function hostHere(domain: string, mainHost: string, settings: SiteSettings): string {
  const named = settings.siteHosts.get(domain);
  if (named) return named;
  const here = new URL(settings.origin);
  if (domain === mainHost) return here.host;
  if (!here.hostname.endsWith('localhost')) return domain;
  const [first, second] = domain.split('.');
  return `${first === 'www' ? second : first}.${here.host}`;
}

function localesOfSite(site: Site, countries: ReadonlyMap<string, Country>): Locale[] {
  const published = site.languages.map((language) => language.languageCode).filter(isLanguage);
  const international = new Set<Language>([...published, ...site.extraLanguages.filter(isLanguage)]);
  const locales = [...international].map((language) => makeLocale(language));
  if (site.internationalOnly) return locales;
  for (const country of [...countries.values()].sort((a, b) => a.sortIndex - b.sortIndex)) {
    if (country.countryCode === INTERNATIONAL) continue;
    for (const { languageCode } of defaultFirst(country)) {
      if (isLanguage(languageCode) && published.includes(languageCode)) {
        locales.push(makeLocale(languageCode, country.countryCode));
      }
    }
  }
  return locales;
}

function defaultFirst(country: Country): { languageCode: string }[] {
  const isDefault = (language: { languageCode: string }) =>
    language.languageCode === country.defaultLanguage.languageCode;
  return [...country.supportedLanguages].sort((a, b) => Number(isDefault(b)) - Number(isDefault(a)));
}
