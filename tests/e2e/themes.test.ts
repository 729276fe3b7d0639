import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colourRules, violationsOf } from '../support/accessibility.ts';
import { expectNothing } from '../support/nothing.ts';
import { test } from '../support/page-test.ts';

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

// All themes on one page that stands: neither the page nor axe has to be read anew for each.
test.for(['/en', '/style-guide', '/style-guide/components', '/style-guide/modules'])(
  'NAV-07 STY-01 on %s axe finds the colours of every theme right',
  async (path, { visit }) => {
    const page = await visit(path);
    const found: string[] = [];
    for (const theme of themes) {
      await wear(page, theme);
      const violations = await violationsOf(page, { only: colourRules });
      found.push(...violations.map((violation) => `${theme}: ${violation}`));
    }
    expectNothing(found, path);
  },
);

/** What scripts/themes.ts writes for the style guide: a page carries only the themes of its own site. */
const sheet = readFileSync('web/style-guide/themes.css', 'utf8');

/** Dresses a page, with its header and footer, in another theme. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    ([css, key]) => {
      const themes = new CSSStyleSheet();
      themes.replaceSync(css);
      document.adoptedStyleSheets = [themes];
      for (const part of document.querySelectorAll<HTMLElement>('html, header, footer'))
        if (part.dataset.theme) part.dataset.theme = key;
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

test('NAV-07 the themes differ in what the eye sees', async ({ visit }) => {
  const page = await visit('/en');
  const seen = new Set<string>();
  for (const theme of themes) {
    await wear(page, theme);
    seen.add(
      await page.locator('html').evaluate((html) => {
        const style = getComputedStyle(html);
        return ['--page', '--accent', '--inverse'].map((token) => style.getPropertyValue(token)).join(' ');
      }),
    );
  }
  expect(seen.size).toBe(themes.length);
});
