import { describe, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { leave } from '../../support/site/frame.ts';
import { callProxy, openSearch, results, suggest } from '../../support/site/search.ts';

const found = async (query: string, localeCode = 'en') => {
  const { status, text } = await callProxy('search', { localeCode, siteSlug: '', query });
  expect(status).toBe(200);
  return JSON.parse(text) as {
    records: { id: string; type: string; url: string }[];
    types: { type: string; total: number }[];
    understood: { attribute: string; includes: string }[];
  };
};

describe('SEA-02 a question that names a quantity', () => {
  for (const script of [true, false])
    test(`finds the machines that can, the smallest first, and says how it was read; script: ${script}`, async ({
      visit,
    }) => {
      const page = await visit('/en/search?q=strip+35+mm2', { script });
      const main = page.locator('main');
      await main.getByText('Understood as').waitFor();
      const filter = main.getByRole('link', { name: 'Wire cross-section: 35 mm² (2 AWG)' });
      expect(await filter.count()).toBe(1);
      const ranges = await results(page).locator('dd b').allInnerTexts();
      expect(ranges.length).toBeGreaterThanOrEqual(8);
      const ends = ranges.map((range) => Number(/–([\d.]+)\s*mm²/.exec(range)?.[1]));
      const shown = ends.slice(0, 8);
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(35);
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      if (script) await expectNoViolations(page);
      // Machines whose text has the words but whose range does not fit are in a closed section, with the end
      // of their range.
      const fold = main.locator('summary', { hasText: /name these words but do not handle 35\smm²/ });
      await fold.click();
      const unfit = await main.locator('details dd b').allInnerTexts();
      expect(unfit.length).toBeGreaterThan(0);
      for (const range of unfit) expect(Number(/–([\d.]+)\s*mm²/.exec(range)?.[1]), range).toBeLessThan(35);
      await leave(page, () => filter.click());
      expect(new URL(page.url()).search).toBe('?includes.cross_section=35+mm%C2%B2');
      expect(await page.locator('main').getByRole('article').count()).toBeGreaterThanOrEqual(8);
    });

  test('is asked again as words by the cross', async ({ visit }) => {
    const page = await visit('/en/search?q=strip+35+mm2');
    await leave(page, () => page.getByRole('link', { name: 'Search for the words instead' }).click());
    expect(new URL(page.url()).search).toBe('?q=strip+35+mm2&as=words');
    expect(await page.getByText('Understood as').count()).toBe(0);
  });

  test('asks where several things may be measured', async ({ visit }) => {
    const page = await visit('/en/search?q=26+mm');
    const others = page.locator('main').getByText('Or do you mean').locator('..');
    const first = others.getByRole('link').first();
    const name = await first.innerText();
    await leave(page, () => first.click());
    await page.getByRole('link', { name: new RegExp(`^${name}: 26 mm`) }).waitFor();
  });

  test('is counted first of what is suggested', async ({ visit }) => {
    const page = await visit('/en');
    const list = await suggest(await openSearch(page), '35 mm²');
    const first = list.getByRole('option').first();
    expect((await first.innerText()).replaceAll('\u00a0', ' ')).toContain('Machines for 35 mm² (2 AWG): 10');
    await leave(page, () => first.click());
    expect(page.url()).toContain('includes.cross_section=35+mm%C2%B2');
  });

  test.for([
    ['/de/search?q=abisolieren+35+mm²', 'Verstanden als', 'Leitungsquerschnitt: 35 mm² (2 AWG)'],
    ['/ja/search?q=剥離+6平方', '次のように解釈しました', '電線断面積: 6 mm² (10 AWG)'],
  ] as const)('%s on a phone', async ([path, label, chip], { visit }) => {
    const page = await visit(path, { width: 390 });
    await page.locator('main').getByText(label).waitFor();
    expect(await page.getByRole('link', { name: chip }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoViolations(page);
  });
});

test('SEA-02 the first ten of every question can do what is asked', async () => {
  for (const [query, least] of [
    ['strip 35 mm2', 8],
    ['machine for 0.13-6 mm2', 1],
    ['crimp press 30 kN', 1],
    ['6700 lbf press', 1],
    ['1/0 AWG cable', 1],
    ['cable 26 mm outer diameter', 1],
  ] as const) {
    const { records, understood } = await found(query);
    expect(understood, query).toHaveLength(1);
    const able = await found(`${understood[0]?.includes}`);
    const products = records.filter(({ type }) => type === 'product');
    expect(products.length, query).toBeGreaterThanOrEqual(Math.min(least, 10));
    expect(able.understood.length, query).toBe(1);
  }
  const wires = await found('剥线 6平方', 'zh');
  expect(wires.types.find(({ type }) => type === 'product')?.total).toBeGreaterThanOrEqual(15);
});

test('SEA-02 names and part numbers are none, and odd questions are answered', async () => {
  for (const query of ['450.1187', 'Emme 450 HD', 'Rigi 755 R', '2026', 'ISO 9001', '24 h', 'M8'])
    expect((await found(query)).understood, query).toEqual([]);
  for (const query of ['6 mm² 35 mm²', '6 mm² '.repeat(60), '99999999 mm²', '0 mm²', '-5 mm²', '1e9 mm²'])
    await found(query);
});
