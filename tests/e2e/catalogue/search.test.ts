import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { leave } from '../../support/site/frame.ts';
import { callProxy, openSearch, results, search, suggest } from '../../support/site/search.ts';

const total = (page: Page) => page.locator('main [role=status]').last().innerText();

describe.each([true, false])('script: %s', (script) => {
  test('SEA-02 from the header to the machine: the query, the total, the words marked', async ({ visit }) => {
    const page = await visit('/en', { script });
    await search(page, 'reuss455');
    expect(new URL(page.url()).pathname).toBe('/en/search');
    expect(await page.title()).toContain('reuss455');
    expect(await total(page)).toMatch(/^[1-9]\d* results? for “reuss455”$/);
    const first = results(page).first();
    expect(await first.innerText()).toMatch(/^Product\s+Reuss 455\s/);
    expect(await first.getByRole('heading').locator('mark').allInnerTexts()).toEqual(['Reuss', '455']);
    await leave(page, () => first.getByRole('link').click());
    expect(new URL(page.url()).pathname).toMatch(/^\/en\/products\/.+\/reuss-455$/);
  });

  test('SEA-02 a kind is chosen, and pages turned, with the words kept', async ({ visit }) => {
    const page = await visit('/en/search?q=crimp', { script });
    const kinds = page.getByRole('navigation', { name: 'Kind of result' });
    await leave(page, () => kinds.getByRole('link', { name: /^Products/ }).click());
    expect(await kinds.locator('[aria-current=true]').innerText()).toMatch(/^Products \d+$/);
    for (const kind of await results(page).locator('p:first-child > span:first-child').allInnerTexts()) {
      expect(kind).toBe('Product');
    }
    const first = await results(page).first().innerText();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await leave(page, () => pages.getByRole('link', { name: 'Next' }).click());
    expect(new URL(page.url()).search).toBe('?q=crimp&type=product&page=2');
    expect(await results(page).first().innerText()).not.toBe(first);
    expect(await page.getByRole('searchbox').or(page.locator('#page-search')).first().inputValue()).toBe(
      'crimp',
    );
  });
});

test('SEA-02 a small mistake is forgiven and named', async ({ visit }) => {
  const page = await visit('/en/search?q=crimpign');
  expect(await page.locator('main').innerText()).toContain(
    'Nothing was found for “crimpign”. You see the results for “crimping”.',
  );
  expect(await results(page).count()).toBe(10);
});

test('SEA-02 where nothing is found there are ways on', async ({ visit }) => {
  const page = await visit('/de/search?q=xyzzyplugh');
  expect(await total(page)).toBe('Kein Ergebnis für «xyzzyplugh»');
  const main = page.locator('main');
  for (const [name, path] of [
    ['Alle Produkte', '/de/products'],
    ['Alle Dienstleistungen', '/de/services'],
    ['Mit einer Fachperson sprechen', '/de/contact'],
  ] as const) {
    expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
});

test('SEA-02 a text of another language says which, to eyes and to screen readers', async ({ visit }) => {
  const page = await visit('/hu/search?q=opc+ua+working+group');
  const foreign = results(page).filter({ hasText: 'English' }).first();
  expect(await foreign.getByRole('heading').getAttribute('lang')).toBe('en');
});

test.each([
  ['cs', 'krimpovani'],
  ['de', 'kabel'],
  ['en', 'wires'],
  ['es', 'calidad'],
  ['fr', 'cable'],
  ['hu', 'minoseg'],
  ['ja', '圧着'],
  ['pt', 'producao'],
  ['ro', 'calitate'],
  ['sk', 'kvalita'],
  ['zh', '压接'],
])('SEA-02 in %s "%s" is found', async (language, query) => {
  const { status, text } = await callProxy('search', { localeCode: language, siteSlug: '', query });
  expect(status).toBe(200);
  const { records } = JSON.parse(text) as { records: { locale: string }[] };
  expect(records.filter(({ locale }) => locale === language).length).toBeGreaterThan(0);
});

test.each([
  ['cs', 'lisování'],
  ['sk', 'crimp'],
  ['hu', 'blankolás'],
  ['ro', 'desizolare'],
  ['fr', 'crimp'],
  ['es', 'stripping'],
  ['ja', 'crimp'],
  ['zh', 'strip'],
])('SEA-02 in %s the trade’s word "%s" finds machines', async (language, query) => {
  const { text } = await callProxy('search', { localeCode: language, siteSlug: '', query });
  const { types } = JSON.parse(text) as { types: { type: string; total: number }[] };
  expect(types.find(({ type }) => type === 'product')?.total).toBeGreaterThan(3);
});

describe('SEA-02 suggestions', () => {
  test('by keyboard: the arrows choose, Enter goes there, and how many there are is said', async ({
    visit,
  }) => {
    const page = await visit('/en');
    const panel = await openSearch(page);
    const field = panel.getByRole('combobox');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    const list = await suggest(panel, 'reuss 4');
    const count = await list.getByRole('option').count();
    expect(await panel.getByRole('status').innerText()).toBe(`${count} suggestions`);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    expect(await chosen.locator('mark').allInnerTexts()).toEqual(['Reuss']);
    await leave(page, () => page.keyboard.press('Enter'));
    expect(new URL(page.url()).pathname).toMatch(/^\/en\/products\/.+\/reuss-4\d\d$/);
  });

  test('Escape closes the list, what was typed stays; the next ones empty the field and close the panel', async ({
    visit,
  }) => {
    const page = await visit('/en');
    const panel = await openSearch(page);
    const list = await suggest(panel, 'crimp');
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
    expect(await panel.getByRole('combobox').inputValue()).toBe('crimp');
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await panel.getByRole('combobox').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  test.for([
    { locale: 'en', typed: 'crimp', kinds: /^(Product class|Processing capability)$/ },
    { locale: 'de', typed: 'abiso', kinds: /^(Produktklasse|Bearbeitungsschritt)$/ },
    { locale: 'ja', typed: '圧着', kinds: /^(製品分類|対応加工)$/ },
  ])(
    'SEA-02 "$typed" in $locale names classes and capabilities first, which lead to machines',
    async ({ locale, typed, kinds }, { visit }) => {
      const page = await visit(`/${locale}`);
      const list = await suggest(await openSearch(page), typed);
      const kindOf = (option: string) => option.split('\n').at(-1) ?? '';
      const named = (await list.getByRole('option').allInnerTexts()).map(kindOf);
      expect(named[0]).toMatch(kinds);
      expect(named.filter((kind) => kinds.test(kind)).length).toBeLessThanOrEqual(3);
      expect(named.length, 'machines and pages come after them').toBeGreaterThan(3);
      await leave(page, () => list.getByRole('option').first().click());
      expect(page.url()).toContain(`/${locale}/products`);
      expect(await page.locator('main a[href*="/products/"]').count()).toBeGreaterThan(0);
    },
  );

  test('a click on one leads there', async ({ visit }) => {
    const page = await visit('/de/search');
    const list = await suggest(page.locator('main'), 'qualität');
    await leave(page, () => list.getByRole('option').first().click());
    expect(new URL(page.url()).pathname).toMatch(/^\/de\//);
  });

  test('Enter without a choice searches', async ({ visit }) => {
    const page = await visit('/en');
    await suggest(await openSearch(page), 'crimp');
    await leave(page, () => page.keyboard.press('Enter'));
    expect(page.url()).toMatch(/\/en\/search\?q=crimp$/);
  });

  test('where the proxy fails the field is a plain one', async ({ visit }) => {
    const failing = (page: Page) => page.route('**/api/search-proxy/suggest', (route) => route.abort());
    const page = await visit('/en', {
      before: failing,
      expected: [/^request failed: .*\/suggest/, /^console error: Failed to load resource/],
    });
    const panel = await openSearch(page);
    const refused = page.waitForEvent('requestfailed');
    await panel.getByRole('combobox').pressSequentially('reuss');
    await refused;
    expect(await panel.getByRole('listbox').count()).toBe(0);
    await leave(page, () => page.keyboard.press('Enter'));
    expect(await results(page).count()).toBeGreaterThan(0);
  });

  test('a later question leaves no answer to an earlier one', async ({ visit }) => {
    const page = await visit('/en');
    const panel = await openSearch(page);
    await suggest(panel, 'reuss');
    const field = panel.getByRole('combobox');
    await field.fill('sihl');
    await panel.getByRole('option').filter({ hasText: 'Sihl' }).first().waitFor();
    expect(await panel.getByRole('option').filter({ hasText: 'Reuss' }).count()).toBe(0);
  });
});

test('SEA-02 results are nothing for search engines', async ({ visit }) => {
  const page = await visit('/en/search?q=crimp');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('SEA-02 results, suggestions and the empty page are open to everybody', async ({ visit }) => {
  const page = await visit('/en/search?q=crimp');
  await expectNoViolations(page);
  await suggest(page.locator('main'), 'reuss');
  await page.keyboard.press('ArrowDown');
  await expectNoViolations(page);
  await page.goto('/en/search?q=xyzzyplugh');
  await expectNoViolations(page);
  await openSearch(page);
  await expectNoViolations(page);
});

test('SEA-02 on a narrow phone nothing stands out of the window', async ({ visit }) => {
  const page = await visit('/de/search?q=crimp', { width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.goto(`/de/search?q=${'x'.repeat(200)}`);
  await expectNoOverflow(page);
  const panel = await openSearch(page);
  const { x = 0, width = 0 } = (await panel.getByRole('combobox').boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
});

describe('SEA-01 the proxy', () => {
  const question = { localeCode: 'en', siteSlug: '', query: 'crimp' };

  test('answers records with marked words and a total, kept by nobody', async () => {
    const { status, text, headers } = await callProxy('search', { ...question, page: 2 });
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    const answer = JSON.parse(text);
    expect(answer).toMatchObject({ page: 2, pageSize: 10, corrected: null });
    expect(answer.total).toBeGreaterThan(10);
    for (const record of answer.records) {
      expect(Object.keys(record).sort()).toEqual(
        [
          'description',
          'descriptionParts',
          'id',
          'image',
          'locale',
          'title',
          'titleParts',
          'type',
          'url',
        ].sort(),
      );
    }
  });

  test.each([
    ['no JSON', '{'],
    ['no question', '[]'],
    ['10 000 characters', JSON.stringify({ ...question, query: 'x'.repeat(10_000) })],
    ['a page that is none', JSON.stringify({ ...question, page: -1 })],
  ])('refuses %s', async (_, sent) => {
    for (const call of ['search', 'suggest'] as const) {
      const { status } = await callProxy(call, call === 'suggest' && sent.includes('-1') ? '1' : sent);
      expect(status).toBe(400);
    }
  });

  test('is for the pages of the site, by POST', async () => {
    expect((await callProxy('search', question, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await sendRequest(`${inject('address')}/api/search-proxy/suggest`)).status).toBe(405);
  });

  test('the back end behind it is for those who have its token', async () => {
    const { status } = await sendRequest(`${inject('address')}/api/search/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
    expect(status).toBe(401);
  });

  test.each([
    '<script>alert(1)</script>',
    "'); DROP TABLE x; --",
    'a & !b | (c:* <-> d)',
    '\u0000\u001b',
    '%s%n{{7*7}}',
    '‮reuss',
  ])('takes %j for words', async (query) => {
    expect((await callProxy('search', { ...question, query })).status).toBe(200);
    expect((await callProxy('suggest', { ...question, query })).status).toBe(200);
  });
});

test('SEA-02 what looks like markup is shown as it was typed', async ({ visit }) => {
  const typed = '<img src=x onerror=alert(1)>"\'&amp;';
  const page = await visit(`/en/search?q=${encodeURIComponent(typed)}`);
  expect(await total(page)).toContain(typed);
  expect(await page.locator('main img[src=x]').count()).toBe(0);
  expect(await page.locator('#page-search').inputValue()).toBe(typed);
});

test('SEA-02 pages behind the last lead to the last', async ({ visit }) => {
  const page = await visit('/en/search?q=crimp&page=999');
  expect(Number(new URL(page.url()).searchParams.get('page'))).toBeLessThan(20);
  expect(await results(page).count()).toBeGreaterThan(0);
});
