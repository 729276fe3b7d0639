import { data } from 'react-router';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import type { Visit } from '#web/site/visit/context.ts';

/** URL-10; only a home page that is missing is a mistake of the site's editors and not of the visitor (URL-13). */
export async function notFound({ site, locale, path: requested }: Visit, { pathname, search }: URL) {
  if (requested === '/') {
    throw new Error(
      `Invalid home page configuration: site ${site.name} has none for ${locale.code} or for all`,
    );
  }
  await loadLanguage(locale.language);
  const t = translator(locale.language, 'error');
  const message = couldBePage(requested)
    ? t('notFound', { path: pathname })
    : t('invalidRoute', { fullPath: pathname + search });
  return data(message, { status: 404, statusText: 'Not Found' });
}

/** Slugs consist of lower-case letters, digits and hyphens; no page ever had another address. */
function couldBePage(path: string): boolean {
  return /^(?:\/[a-z0-9-]+)+$/.test(path);
}
