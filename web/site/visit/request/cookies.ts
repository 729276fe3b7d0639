import type { Language } from '#contracts/languages.ts';
import type { MeasurementSystem } from '#web/i18n/locales.ts';

/**
 * The cookies of the public site (URL-07, URL-11, NEX-01). All are functional, none identifies a person.
 * Every value is validated on reading; an invalid one counts as absent.
 */
export const cookieNames = {
  locale: (siteSlug: string) => `locale_${siteSlug || 'main'}`,
  fallbackLanguage: 'fallback-language',
  measurementSystem: 'measurement-system',
  testing: 'testing',
  nextRelease: 'is-next-release',
} as const;

/** Browsers keep no cookie longer than 400 days, so "far in the future" is renewed on each visit. */
const farFuture = 400 * 24 * 60 * 60;

export type Cookies = ReadonlyMap<string, string>;

/**
 * Parses a `Cookie` header. The first of two equal names counts; malformed pairs are ignored. Never throws.
 */
export function parseCookies(header: string | null): Cookies {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const split = pair.indexOf('=');
    const name = pair.slice(0, split).trim();
    const value = pair.slice(split + 1).trim();
    if (split > 0 && name !== '' && !cookies.has(name) && /^[\w.-]{1,1000}$/.test(value))
      cookies.set(name, value);
  }
  return cookies;
}

/** A `Set-Cookie` header. Only the server reads the preferences, so they are `HttpOnly`. */
export function setCookie(
  name: string,
  value: string,
  options: { secure: boolean; maxAge?: number },
): string {
  const maxAge = options.maxAge ?? farFuture;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${options.secure ? '; Secure' : ''}`;
}

export function deleteCookie(name: string, options: { secure: boolean }): string {
  return setCookie(name, '', { ...options, maxAge: 0 });
}

/** LOC-05: the visitor's choice; undefined: none. */
export function measurementChoice(cookies: Cookies): MeasurementSystem | undefined {
  const value = cookies.get(cookieNames.measurementSystem);
  return value === 'Metric' || value === 'Imperial' ? value : undefined;
}

/** LOC-04: the language chosen for pages that lack the visitor's own. */
export function fallbackChoice(cookies: Cookies, known: readonly Language[]): Language | undefined {
  const value = cookies.get(cookieNames.fallbackLanguage);
  return known.find((language) => language === value);
}
