import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { openContactPanel } from '../../support/site/forms.ts';
import { leave } from '../../support/site/frame.ts';
import { text } from '../../support/texts.ts';

type Sample = {
  slug: string;
  city: string;
  region: string;
  kinds: string[];
  brands?: string[];
  phone: string;
  serves: string[];
};

const source = new URL('../../../seed/company/content/locations.yaml', import.meta.url);
const samples: Sample[] = parse(readFileSync(source, 'utf8'));
const path = '/en/about-us/locations-and-contacts';

const listed = (page: Page) =>
  page.locator('#locations-found article').evaluateAll((cards) => cards.map(({ id }) => id));
const slugsOf = (fits: (sample: Sample) => boolean) =>
  samples
    .filter(fits)
    .map(({ slug }) => slug)
    .sort();

test('LOK-01 all forty locations stand on the page, each with its address and ways to reach it', async ({
  visit,
}) => {
  const page = await visit(path, { script: false });
  expect(samples).toHaveLength(40);
  expect((await listed(page)).sort()).toEqual(slugsOf(() => true));
  for (const { slug, city, phone } of samples) {
    const card = await page.locator(`#locations-found article[id="${slug}"]`).textContent();
    // A number does not break across lines: its spaces are no-break spaces.
    const number = phone.replaceAll(' ', '\u00a0');
    for (const words of [city, number, `${slug.replaceAll('-', '.')}@group.example`]) {
      expect(card, slug).toContain(words);
    }
  }
});

test('LOK-01 without script the form leads to an address that says the choice', async ({ visit }) => {
  const page = await visit(path, { script: false });
  await page.getByLabel('Region').selectOption('africa');
  await leave(page, () => page.getByRole('button', { name: 'Show locations' }).click());
  expect(new URL(page.url()).searchParams.get('region')).toBe('africa');
  expect((await listed(page)).sort()).toEqual(slugsOf(({ region }) => region === 'africa'));
  expect(await page.getByLabel('Region').inputValue()).toBe('africa');
  await leave(page, () => page.getByRole('link', { name: 'Show all locations' }).click());
  expect(await listed(page)).toHaveLength(40);
});

test('LOK-01 with script a choice applies at once, stays in the address, and Back takes it back', async ({
  visit,
}) => {
  const page = await visit(path);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByLabel('Type').focus();
  await page.getByLabel('Type').selectOption('distributor');
  await page.waitForURL(/\?type=distributor$/);
  const distributors = slugsOf(({ kinds }) => kinds.includes('distributor'));
  await expect.poll(async () => (await listed(page)).sort()).toEqual(distributors);
  expect(await page.getByText(`${distributors.length} locations`, { exact: true }).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('locations-type');
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-page'))).toBe(true);
  await page.goBack();
  await expect.poll(() => listed(page)).toHaveLength(40);
});

test('LOK-01 brand, type, country and region narrow together; distributors sell every brand', async ({
  visit,
}) => {
  const page = await visit(`${path}?brand=cirralis&region=north-america&type=sales-and-service&country=mx`);
  expect(await listed(page)).toEqual(['queretaro', 'ciudad-juarez']);
  const brand = await visit(`${path}?brand=hovaro`);
  expect((await listed(brand)).sort()).toEqual(
    slugsOf(({ brands }) => brands === undefined || brands.includes('Hovaro')),
  );
});

test('LOK-01 where nothing fits there is a way out', async ({ visit }) => {
  const page = await visit(`${path}?country=jp&type=engineering`);
  expect(await page.getByRole('heading', { name: 'No matching locations' }).count()).toBe(1);
  await expectNoViolations(page);
  await page.locator('#locations-found').getByRole('link', { name: 'Show all locations' }).click();
  await expect.poll(() => listed(page)).toHaveLength(40);
});

test('LOK-01 the points of the map lead by keyboard to the cards of what is chosen', async ({ visit }) => {
  const page = await visit(`${path}?region=south-america`);
  const map = page.getByRole('navigation', { name: 'Map of the locations' });
  expect(await map.getByRole('link').count()).toBe(2);
  await map.getByRole('link', { name: 'Medellín, Colombia' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#medellin');
  const card = page.locator('article#medellin');
  await card.waitFor();
  const top = await card.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(900);
});

test('LOK-01 the map is ours: nothing is asked of anybody else', async ({ visit }) => {
  const hosts = new Set<string>();
  const page = await visit(path, {
    before: async (page) => page.on('request', (request) => hosts.add(new URL(request.url()).host)),
  });
  await page.getByRole('navigation', { name: 'Map of the locations' }).scrollIntoViewIfNeeded();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  const directions = page.locator('article#thun').getByRole('link', { name: /Directions/ });
  expect(await directions.getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=46\./,
  );
  expect(await directions.getAttribute('target')).toBe('_blank');
});

test('LOK-01 with script a card says whether the place is open, by its own clock', async ({ visit }) => {
  // Tuesday, 14:00 in Switzerland and 22:00 in Japan.
  const page = await visit(path, {
    before: (page) => page.clock.setFixedTime(new Date('2026-11-17T13:00:00Z')),
  });
  expect(await page.locator('article#dierikon location-hours').textContent()).toContain('Open now');
  expect(await page.locator('article#tokyo location-hours').textContent()).toContain('Closed now');
  const silent = await visit(path, { script: false });
  const words = await silent.locator('article#dierikon location-hours').innerText();
  expect(words).toContain('07:30–12:00');
  expect(words).not.toContain('now');
});

test('LOK-01 the people who look after the visitor’s country come first', async ({ visit }) => {
  const page = await visit('/es-mx/about-us/locations-and-contacts');
  const experts = page.locator('section[aria-labelledby="local-experts"]');
  expect(await experts.getByRole('heading', { level: 3 }).first().textContent()).toBe('Javier Ortega');
  const international = await visit(path);
  expect(await international.locator('section[aria-labelledby="local-experts"]').count()).toBe(0);
});

test('LOK-01 search engines learn of every location, not of every choice', async ({ visit }) => {
  const page = await visit(path);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': graph } = JSON.parse(data ?? '{}') as { '@graph': { '@type': string }[] };
  expect(graph.filter((thing) => thing['@type'] === 'LocalBusiness')).toHaveLength(40);
  const choice = await visit(`${path}?region=europe`);
  expect(await choice.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

test('LOK-01 on paper stand the list and the map, without what is for clicking', async ({ visit }) => {
  const page = await visit(path);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('article#thun').isVisible()).toBe(true);
  expect(await page.getByLabel('Region').isVisible()).toBe(false);
  expect(await page.locator('article#thun').getByText('Directions').isVisible()).toBe(false);
});

test.for(['de-ch', 'ja-jp'])(
  'LOK-01 FRM-01 %s: the contact panel names people nearby',
  async (locale, { visit }) => {
    const page = await visit(`/${locale}/about-us`);
    const panel = await openContactPanel(page);
    const language = locale.slice(0, 2);
    const [first] = samples.filter(({ serves }) => serves.includes(locale.slice(3).toUpperCase()));
    const contacts = panel.locator('section').first();
    await contacts.getByRole('link', { name: first?.phone }).waitFor();
    await contacts.getByRole('link', { name: text(language, 'frame', 'localContacts.all') }).waitFor();
    expect(await contacts.locator(`a[href$="#${first?.slug}"]`).count()).toBe(1);
    await expectNoViolations(page);
    await resize(page, 390);
    await expectNoOverflow(page);
  },
);

test('LOK-01 the international panel leads to all contacts', async ({ visit }) => {
  const page = await visit('/en/about-us');
  const panel = await openContactPanel(page);
  await leave(page, () =>
    panel.getByRole('link', { name: text('en', 'frame', 'localContacts.all') }).click(),
  );
  expect(new URL(page.url()).pathname).toBe(path);
});

test.for([
  ['/de-at/contact', 'Anna Keller'],
  ['/en-us/brands/cirris', 'Hannah Whitcomb'],
] as const)('LOK-01 without script %s shows who is near', async ([address, name], { visit }) => {
  const page = await visit(address, { script: false });
  await page.locator('#local-contacts').getByRole('heading', { name }).waitFor();
});
