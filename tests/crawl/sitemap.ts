import { ask } from '../support/ask.ts';

/** Every page address that the sitemaps of a host name. */
export async function sitemapAddresses(origin: string): Promise<string[]> {
  const index = await ask(`${origin}/sitemap.xml`);
  const sitemaps = await Promise.all(locationsIn(index.text).map((address) => ask(address)));
  return sitemaps.flatMap(({ text }) => locationsIn(text));
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
