import { sendRequest } from '../support/send-request.ts';

/** Every page address that the sitemaps of a host name. */
export async function sitemapAddresses(origin: string): Promise<string[]> {
  const index = await sendRequest(`${origin}/sitemap.xml`);
  const sitemaps = await Promise.all(locationsIn(index.text).map((address) => sendRequest(address)));
  return sitemaps.flatMap(({ text }) => locationsIn(text));
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
