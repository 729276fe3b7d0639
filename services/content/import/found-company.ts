import type { Pool } from 'pg';
import type { CompanyFile, NewCompany } from '#contracts/setup/new-company.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Country } from '../country/save-countries.ts';
import { addFirstChief } from '../editor/first-chief.ts';
import type { File } from '../file/save-files.ts';
import type { Navigation } from '../navigation/save-navigation.ts';
import type { StoredNavigationItem } from '../navigation/stored-navigation.ts';
import type { Theme } from '../theme/save-themes.ts';
import { saveSeed } from './import-seed.ts';
import { readFirstPages } from './read-first-pages.ts';
import type { Seed } from './read-seed.ts';
import { stableId } from './stable-id.ts';

/** Prevents that two processes found a company at the same time. */
const lock = statement<never>(
  'content_lock_founding',
  `SELECT FROM pg_advisory_xact_lock(hashtext('content founding'))`,
);
/** A statement of its own: it must see what was committed while the lock was awaited. */
const anySite = statement<{ found: boolean }>(
  'content_any_site',
  'SELECT EXISTS (SELECT FROM content.site) AS found',
);

/**
 * Creates the site of a company where there is none, with its first pages, its look and its chief editor: all of it
 * or nothing. False: a site exists already.
 */
export async function foundCompany(pool: Pool, company: NewCompany, theme: Theme): Promise<boolean> {
  const seed = fitted(await readFirstPages(getSite(company, theme), theme), company);
  return inTransaction(pool, async (connection) => {
    await lock(connection);
    if ((await anySite(connection))[0]?.found) return false;
    await saveSeed(connection, seed, getFiles(company));
    await addFirstChief(connection, company.chief);
    return true;
  });
}

function getSite(company: NewCompany, theme: Theme) {
  const { name, legalName, portalName, host, languages } = company;
  return {
    name,
    legalName,
    portalName,
    logo: company.logo ? logoId : null,
    slug: '',
    domains: [host],
    theme: theme.key,
    languages: [...languages],
    extraLanguages: [],
    internationalOnly: company.countries.length === 0,
    hideSideButtons: false,
    enableCutFont: false,
    sortIndex: 0,
  };
}

const logoId = stableId('file', 'logo');

/** The uploaded files of the company, as entries of the library. */
function getFiles({ name, languages, logo, typeface }: NewCompany): File[] {
  const file = (id: string, slug: string, fileName: string, given: CompanyFile, alt: File['alt']): File => ({
    id,
    slug,
    title: Object.fromEntries(languages.map((language) => [language, fileName])),
    alt,
    focalX: 0.5,
    focalY: 0.5,
    thumbnail: null,
    versions: [{ language: '', fileName, ...given }],
  });
  const alt = Object.fromEntries(languages.map((language) => [language, name]));
  return [
    ...(logo ? [file(logoId, 'logo', 'logo.svg', logo, alt)] : []),
    ...(typeface ? [file(stableId('file', 'typeface'), 'typeface', 'typeface.woff2', typeface, {})] : []),
  ];
}

/**
 * The first pages in the company's languages and with its data, for its countries, without the pages that it left
 * out.
 */
function fitted(first: Seed, company: NewCompany): Seed {
  const { languages, defaultLanguage, units } = company;
  const isSpoken = (language: string) => languages.some((spoken) => spoken === language);
  const pages = first.pages.filter(
    ({ draftOnly, path }) => !draftOnly || company.pages.includes(path.slice(1)),
  );
  return {
    ...first,
    countries: first.countries.map((country) => {
      const supportedLanguages = getLanguages(country, company);
      return {
        ...country,
        supportedLanguages,
        defaultLanguage: supportedLanguages.find(isSpoken) ?? defaultLanguage,
        defaultMeasurementSystem: units ?? country.defaultMeasurementSystem,
      };
    }),
    navigations: first.navigations.map((navigation) =>
      withLinks(navigation, new Set(pages.map(({ id }) => id))),
    ),
    pages: withWords(pages, company).map(({ texts, ...page }) => ({
      ...page,
      sourceLanguage: defaultLanguage,
      texts: Object.fromEntries(Object.entries(texts).filter(([language]) => isSpoken(language))),
      targets: languages
        .filter((language) => language !== defaultLanguage)
        .map((language) => ({ language, state: 'Translated' as const })),
    })),
  };
}

/** A menu without entries whose page was left out. */
function withLinks({ header, footer, ...navigation }: Navigation, pages: ReadonlySet<string>): Navigation {
  const isThere = ({ link }: StoredNavigationItem) => !link?.page || pages.has(link.page);
  return {
    ...navigation,
    header: header && { ...header, items: header.items.filter(isThere) },
    footer: footer && {
      ...footer,
      sections: footer.sections.map((section) => ({ ...section, items: section.items.filter(isThere) })),
    },
  };
}

/**
 * A country where the company sells has addresses, at least in its first language; other countries only appear in
 * forms.
 */
function getLanguages({ countryCode, supportedLanguages }: Country, company: NewCompany): string[] {
  if (countryCode === 'ALL') return supportedLanguages;
  if (!company.countries.includes(countryCode)) return [];
  const spoken = supportedLanguages.filter((language) => company.languages.some((own) => own === language));
  return spoken.length > 0 ? supportedLanguages : [company.defaultLanguage];
}

/** Fills in the company's data for `{legalName}` and the like. */
function withWords<Value>(value: Value, company: NewCompany): Value {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (place, name: string) => {
      const word = company[name as keyof NewCompany];
      return typeof word === 'string' ? word : place;
    }) as Value;
  if (Array.isArray(value)) return value.map((part) => withWords(part, company)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Map) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withWords(part, company)]),
  ) as Value;
}
