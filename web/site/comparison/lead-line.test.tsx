import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usualLead } from '#contracts/fit/lead.ts';
import { leadQuery } from '#contracts/fit/lead-address.ts';
import { languages } from '#contracts/languages.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { createPageContext, PageContextProvider } from '#web/site/visit/page-context.ts';
import { testDirectory } from '#web/site/visit/sites/test-sites.ts';
import { LeadLine } from './lead-line.tsx';

test.each(languages)(
  'CAT-07 in %s the comparison says for which lead, and leads back to it',
  async (language) => {
    await loadLanguage(language);
    const directory = testDirectory();
    const reader = createPageContext({
      site: directory.sites.find(({ id }) => id === 'main')!,
      directory,
      locale: makeLocale(language),
      path: '/compare',
      fallbackLanguage: undefined,
      measurementSystem: 'Metric',
      nextRelease: false,
      testing: false,
      fresh: false,
    });
    const line = (system: 'Metric' | 'Imperial') =>
      renderToStaticMarkup(
        <PageContextProvider value={reader}>
          <LeadLine lead={usualLead} system={system} />
        </PageContextProvider>,
      ).replaceAll('&amp;', '&');
    expect(line('Metric')).toContain(`/${language}/products/finder?${leadQuery(usualLead)}"`);
    expect(line('Metric')).toMatch(/2[.,]5\u00a0mm².+850\u00a0mm/);
    expect(line('Imperial')).toContain('14\u00a0AWG');
    expect(line('Metric')).not.toContain('{');
  },
);
