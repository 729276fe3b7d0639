import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { Done } from './done.tsx';
import { companyTheme } from './steps/suggested-values.ts';

const facts = { drafts: 2, hasProducts: false, hasMail: false, isFactorRequired: false };

test.each(languages)(
  'the end of the set-up links what is open, and counts the drafts (%s)',
  async (language) => {
    await loadLanguage(language);
    const page = renderToStaticMarkup(
      <Done {...facts} language={language} company={{}} theme={companyTheme({})} logo={undefined} />,
    );
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(page) ?? [];
    const links = [...main.matchAll(/<li><a[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(
      ['/pages?state=DRAFT', '/catalogue', '/team', '/team'].map((path) => `/${language}/editor${path}`),
    );
    const [drafts = '', , mail = ''] = main.match(/<li>.*?<\/li>/g) ?? [];
    expect(drafts).toMatch(/2/);
    expect(mail).toContain('SMTP_URL');
    expect(mail).not.toContain('<a');
  },
);
