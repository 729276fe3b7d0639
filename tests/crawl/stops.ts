import { asBrowsers, sendRequest } from '../support/send-request.ts';
import { originOf, type SiteName } from '../support/site.ts';
import { coverOf, everyPageOnce, onePerLanguageAndKind } from './sample.ts';
import { sitemapAddresses } from './sitemap.ts';

/** A path, and the site that it belongs to. */
export type Stop = readonly [path: string, site: SiteName];

const sites: readonly SiteName[] = ['main', 'wirelane'];

/** Kinds of pages that exist in every language. */
export const kinds: ReadonlySet<string> = new Set(['home', 'contact', 'about-us', 'careers', 'legal']);

/** A small set of pages that together have every component of the sitemaps' pages in every variant. */
export async function everyLook(): Promise<Stop[]> {
  const listed = await Promise.all(sites.map(async (site) => sitemapAddresses(originOf(site))));
  const looks = new Map<string, ReadonlySet<string>>();
  for (const address of listed.flatMap(everyPageOnce)) {
    const { text } = await sendRequest(address, { headers: asBrowsers });
    looks.set(address, looksIn(text));
  }
  return coverOf(looks).map(stopAt);
}

/** Every language except the one in which all variants are checked, once for each kind of page. */
export async function everyOtherLanguage(): Promise<Stop[]> {
  const listed = await Promise.all(sites.map(async (site) => sitemapAddresses(originOf(site))));
  const chosen = listed.flatMap((addresses) => onePerLanguageAndKind(addresses, kinds));
  return chosen.map(stopAt).filter(([path]) => path.split('/')[1] !== 'en');
}

/** A component and its variant are identified by the class names of an element. */
function looksIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names));
}

function stopAt(address: string): Stop {
  const site = sites.find((each) => address.startsWith(`${originOf(each)}/`));
  if (!site) throw new Error(`${address} is on no site`);
  return [address.slice(originOf(site).length), site];
}
