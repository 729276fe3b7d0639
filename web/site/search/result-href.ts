import type { Locale } from '#web/i18n/locales.ts';

/** Papers have one address for all languages; everything else stands below the reader's locale. */
export function resultHref(url: string, { urlCode }: Pick<Locale, 'urlCode'>): string {
  if (url.startsWith('/file/')) return url;
  return url === '/' ? `/${urlCode}` : `/${urlCode}${url}`;
}
