import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { createPageContext, PageContextProvider } from '#web/site/visit/page-context.ts';
import { testDirectory } from '#web/site/visit/sites/test-sites.ts';
import Developers from './developers-page.tsx';

const origin = 'https://www.group.example';

test.each(languages)(
  'in %s the page names its addresses and limits, and asks in that language',
  async (language) => {
    await loadLanguage(language);
    const directory = testDirectory();
    const site = directory.sites.find(({ id }) => id === 'main')!;
    const reader = createPageContext({
      site,
      directory,
      locale: makeLocale(language),
      path: '/for-developers',
      fallbackLanguage: undefined,
      measurementSystem: 'Metric',
      nextRelease: false,
      testing: false,
      fresh: false,
    });
    const render = (catalogue: { hasCrossSection: boolean; classification: string | undefined }) => {
      const props = { loaderData: { origin, ...catalogue } } as unknown as Parameters<typeof Developers>[0];
      return renderToStaticMarkup(
        <PageContextProvider value={reader}>
          <Developers {...props} />
        </PageContextProvider>,
      );
    };
    const page = render({ hasCrossSection: true, classification: 'crimping' });
    for (const path of ['/api/catalogue/v1/openapi.json', '/mcp', '/catalogue.csv', '/catalogue.bmecat.zip'])
      expect(page).toContain(`data-address="${origin}${path}"`);
    expect(page).toContain(`language=${language}`);
    expect(page).toContain('240');
    expect(page).not.toContain('{');
    expect(page).toContain('?class=crimping');
    expect(page).toContain('cross_section');
    expect(render({ hasCrossSection: false, classification: undefined })).not.toContain('cross_section');
  },
);
