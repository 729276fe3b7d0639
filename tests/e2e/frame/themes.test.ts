import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colourRules, violationsOf } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { expectNothing } from '../../support/nothing.ts';

const themes = [
  'Default',
  'Copper',
  'Dark_Copper',
  'Product',
  'Light_Blue',
  'Iqc',
  'Adaptronic',
  'Cirris',
  'Diit',
  'Hosver',
  'Komax',
  'Schleuniger',
];

// All themes on one open page: neither the page nor axe has to be loaded again for each.
test.for(['/en', '/style-guide', '/style-guide/components', '/style-guide/modules'])(
  'NAV-07 STY-01 on %s every theme is another one, and axe finds its colours right',
  async (path, { visit }) => {
    const page = await visit(path);
    const found: string[] = [];
    const seen = new Set<string>();
    for (const theme of themes) {
      await wear(page, theme);
      seen.add(await groundOf(page));
      const violations = await violationsOf(page, { only: colourRules });
      found.push(...violations.map((violation) => `${theme}: ${violation}`));
    }
    expect(seen.size).toBe(themes.length);
    expectNothing(found, path);
  },
);

/** The background of the page's main part, which differs between all themes. */
const groundOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const style = getComputedStyle(main);
    return ['--page', '--accent', '--inverse'].map((token) => style.getPropertyValue(token)).join(' ');
  });

/**
 * The style sheet that scripts/themes.ts writes for the style guide: a page only has the themes of its own
 * site.
 */
const sheet = readFileSync('web/site/style-guide/theme/themes.css', 'utf8');

/** Applies another theme to a page with its header and footer, or to the style guide. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    ([css, key]) => {
      const themes = new CSSStyleSheet();
      themes.replaceSync(css);
      document.adoptedStyleSheets = [themes];
      for (const part of document.querySelectorAll<HTMLElement>('html, body > [data-theme]'))
        part.dataset.theme = key;
    },
    [sheet, theme] as const,
  );
}

test('NAV-07 each site wears its theme, on page, header and footer', async ({ visit }) => {
  const page = await visit('/en');
  const worn = async () => ({
    page: await page.locator('html').getAttribute('data-theme'),
    footer: await page.getByRole('contentinfo').getAttribute('data-theme'),
  });
  expect((await worn()).page).toBe('Default');
  await page.goto('/en/annualreport2024');
  expect((await worn()).page).toBe('Copper');
  await page.goto('/en/brands/schleuniger');
  expect((await worn()).page).toBe('Schleuniger');
});
