import { beforeAll, expect, test } from 'vitest';
import { expectNothing } from '../support/nothing.ts';
import { originOf } from '../support/site.ts';
import { type Crawl, crawlSite } from './crawl-site.ts';
import { type Check, describeFaults, type Fault } from './fault.ts';
import { faultsBetween } from './relation-checks.ts';
import { onePerLanguageAndKind, onePerPage } from './sample.ts';
import { sitemapAddresses } from './sitemap.ts';
import { kinds } from './stops.ts';
import { styleGuide } from './style-guide.ts';
import { invalidMarkup } from './validate.ts';

/**
 * Products, services, stories and releases, and the filters and further pages of their lists, are alike in
 * all locales, so all of them are crawled in one language, and every fourth in another; one country is
 * crawled. `node scripts/crawl/crawl.ts` crawls everything.
 */
const walkedLanguages = new Map([
  ['en', 1],
  ['ja', 4],
]);
const walkedCountry = 'de-ch';
const many = /^\/([a-z]{2}(?:-[a-z]{2})?)\/(?:products|services|stories|media-releases)[/?]./;
/**
 * A country shows what its languages show; in countries that are not crawled, only the pages with content of
 * their own.
 */
const ofCountry = /^\/([a-z]{2}-[a-z]{2})\/([^/?]+)\/?(.*)/;
const ofEachCountry = new Set(['contact', 'products', 'legal']);

function leaveOut(address: string): boolean {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  const [, locale] = many.exec(path) ?? [];
  const [, country, section = '', below] = ofCountry.exec(path) ?? [];
  const isAlike = country !== undefined && (below !== '' || !ofEachCountry.has(section));
  return (locale !== undefined && !isChosen(locale, path)) || (isAlike && country !== walkedCountry);
}

/** Chooses the same pages each time. */
function isChosen(locale: string, path: string): boolean {
  const sum = [...path].reduce((before, letter) => before + letter.charCodeAt(0), 0);
  return sum % (walkedLanguages.get(locale) ?? Number.POSITIVE_INFINITY) === 0;
}

let crawl: Crawl;
let faults: readonly Fault[];

beforeAll(async () => {
  const origins = [originOf('main'), originOf('wirelane')];
  const also = styleGuide.map((path) => originOf('main') + path);
  const listed = (await Promise.all(origins.map(sitemapAddresses))).flat();
  const chosen = new Set([...onePerPage(listed), ...onePerLanguageAndKind(listed, kinds), ...also]);
  crawl = await crawlSite({
    origins,
    also,
    everyPicture: false,
    leaveOut,
    onPage: async ({ address }, html) => (chosen.has(address) ? invalidMarkup(address, html) : []),
  });
  faults = [...crawl.faults, ...faultsBetween(crawl)];
}, 900_000);

test('the crawl has seen every site in all its locales', () => {
  const pages = [...crawl.pages.values()];
  const locales = new Set(pages.map(({ locale }) => locale));
  expect(pages.length).toBeGreaterThan(1000);
  expect(locales.size).toBeGreaterThan(50);
  for (const slug of [
    'annualreport2024',
    'annualreport2023',
    'productronica',
    'events',
    'wirepro-expo-2024',
    'brand-portal',
  ]) {
    expect(
      pages.some(({ address }) => address === `${originOf('main')}/de/${slug}`),
      slug,
    ).toBe(true);
  }
  expect(pages.some(({ address }) => address.startsWith(originOf('wirelane')))).toBe(true);
});

test.for<[string, Check]>([
  ['SYS-05 every page of every sitemap answers', 'answer'],
  ['PAG-03 URL-09 no link is broken or leads to an old address', 'link'],
  ['NAV-10 no link leads to a part of a page that is not there', 'anchor'],
  ['IMG-01 IMG-02 no picture is missing or has a size that no page uses', 'picture'],
  ['IMG-01 no page shows a picture twice', 'repeated'],
  ['FIL-01 no file, script or style sheet is missing', 'file'],
  ['LOC-03 each page says in which language it is', 'language'],
  ['LOC-07 each page names its own address as the true one', 'canonical'],
  ['LOC-07 alternates name each other and themselves', 'hreflang'],
  ['PAG-01 each page has one heading of the first level', 'heading'],
  ['NAV-01 no link or button is without a name', 'name'],
  ['STY-01 no page has inline style or script', 'inline'],
  ['PAG-01 structured data can be read', 'structured data'],
  ['LOC-01 no text is missing or half filled', 'placeholder'],
  ['LOC-01 NAV-01 no label is left in English', 'untranslated'],
  ['PAG-01 each page has a title and a description of its own', 'title'],
  ['PAG-01 no id appears twice', 'id'],
  ['LOC-07 sitemaps hold what may be found, and nothing else', 'sitemap'],
  ['STY-01 pages are valid HTML', 'valid HTML'],
])('%s', ([, check]) => {
  expectNothing(describeFaults(faults, check));
});
