import { originOf, type SiteName } from '../support/site.ts';
import { onePerLanguageAndKind, onePerPage } from './sample.ts';
import { sitemapAddresses } from './sitemap.ts';

/** A path and the site that it is on. */
export type Stop = readonly [path: string, site: SiteName];

const sites: readonly SiteName[] = ['main', 'wirelane'];

/** Kinds of pages that exist in every language. */
export const kinds: ReadonlySet<string> = new Set(['home', 'contact', 'about-us', 'careers', 'legal']);

/** Every page of the sitemaps once, of many that are alike a sample. */
export function everyPage(): Promise<Stop[]> {
  return chosen(onePerPage);
}

/** Every language once for each kind of page, less what `everyPage` has. */
export async function everyLanguage(): Promise<Stop[]> {
  const pages = new Set((await everyPage()).map((stop) => stop.join(' ')));
  const stops = await chosen((addresses) => onePerLanguageAndKind(addresses, kinds));
  return stops.filter((stop) => !pages.has(stop.join(' ')));
}

async function chosen(choose: (addresses: readonly string[]) => string[]): Promise<Stop[]> {
  const stops = sites.map(async (site) => {
    const addresses = choose(await sitemapAddresses(originOf(site)));
    return addresses.map((address) => [address.slice(originOf(site).length), site] as const);
  });
  return (await Promise.all(stops)).flat();
}
