import {
  keyedParameters,
  nextReleaseCookie,
  nextReleasePrefix,
  preferenceCookies,
  privateCookie,
  privateParameterPrefix,
  privateParameters,
  privatePath,
} from '#server/page-cache/key-inputs.ts';

/** A request reduced to what may change the page. `key` is made of the other three. */
export type PageKey = {
  readonly key: string;
  readonly host: string;
  /** Path and the query parameters that count, sorted. */
  readonly address: string;
  /** The cookies that count, sorted; undefined: none. */
  readonly cookie: string | undefined;
};

/** Longer values name no variant that exists. */
const maxValueLength = 64;

/** The key under which a visitor's page is cached; undefined when the answer is for this visitor alone. */
export function pageKey(host: string, url: string, cookieHeader: string | undefined): PageKey | undefined {
  const query = url.indexOf('?');
  const address = query < 0 ? url : canonicalAddress(url, query);
  const cookie = cookieHeader === undefined ? undefined : canonicalCookies(cookieHeader);
  if (address === undefined || cookie === null || privatePath.test(address)) return undefined;
  const lowerHost = host.toLowerCase();
  if (!cookie) return { key: lowerHost + address, host: lowerHost, address, cookie: undefined };
  const prefix = cookie.includes(nextReleaseCookie) ? nextReleasePrefix : '';
  return { key: `${prefix}${lowerHost}${address} ${cookie}`, host: lowerHost, address, cookie };
}

function canonicalAddress(url: string, query: number): string | undefined {
  const chosen: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(url.slice(query + 1))) {
    if (privateParameters.has(name) || name.startsWith(privateParameterPrefix)) return undefined;
    if (keyedParameters.has(name) && value.length <= maxValueLength) chosen.push([name, value]);
  }
  const path = url.slice(0, query);
  if (chosen.length === 0) return path;
  chosen.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${path}?${new URLSearchParams(chosen)}`;
}

/** null: one of the cookies is private. The first of two equal names counts. */
function canonicalCookies(header: string): string | undefined | null {
  const chosen = new Map<string, string>();
  for (const pair of header.split(';')) {
    const split = pair.indexOf('=');
    if (split < 1) continue;
    const name = pair.slice(0, split).trim();
    if (privateCookie.test(name)) return null;
    const allowed = preferenceCookies.get(name);
    if (!allowed || chosen.has(name)) continue;
    const value = pair.slice(split + 1).trim();
    if (allowed.test(value)) chosen.set(name, value);
  }
  if (chosen.size === 0) return undefined;
  return [...chosen]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('; ');
}
