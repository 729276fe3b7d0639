import { expect } from 'vitest';
import { colourRules, expectNoViolations } from '../support/accessibility.ts';
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

test.for(themes)(
  'NAV-07 STY-01 on the home page and in the style guide axe finds the colours of the theme %s right',
  async (theme, { visit }) => {
    const page = await visit('/en');
    await page.locator('html').evaluate((html, key) => html.setAttribute('data-theme', key), theme);
    await page.locator('header, footer').evaluateAll((parts, key) => {
      for (const part of parts)
        if (part instanceof HTMLElement && part.dataset.theme) part.dataset.theme = key;
    }, theme);
    await expectNoViolations(page, { only: colourRules });
    for (const guide of ['', '/components', '/modules']) {
      await page.goto(`/style-guide${guide}?theme=${theme}`);
      await expectNoViolations(page, { only: colourRules });
    }
  },
);

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
  const page = await visit('/style-guide');
  const seen = new Set<string>();
  for (const theme of themes) {
    await page.locator('html').evaluate((html, key) => html.setAttribute('data-theme', key), theme);
    seen.add(
      await page.locator('html').evaluate((html) => {
        const style = getComputedStyle(html);
        return ['--page', '--accent', '--inverse'].map((token) => style.getPropertyValue(token)).join(' ');
      }),
    );
  }
  expect(seen.size).toBe(themes.length);
});
