import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { createPageContext, type PageContext, PageContextProvider } from '#web/site/visit/page-context.ts';
import { testDirectory } from '#web/site/visit/sites/test-sites.ts';

/** A reader of the main site for the tests of this folder: English, in Switzerland. */
export function testReader(): PageContext {
  const directory = testDirectory();
  const site = directory.sites.find(({ id }) => id === 'main')!;
  return createPageContext({
    site,
    directory,
    locale: makeLocale('en', 'CH'),
    path: '/',
    fallbackLanguage: undefined,
    measurementSystem: 'Metric',
    nextRelease: false,
    testing: false,
    fresh: false,
  });
}

/** Renders elements for that reader as the server does. */
export async function draw(children: ReactNode, reader: PageContext = testReader()): Promise<string> {
  await loadLanguage(reader.locale.language);
  return renderToStaticMarkup(<PageContextProvider value={reader}>{children}</PageContextProvider>);
}
