import { expect } from 'vitest';
import { colourRules, expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import {
  crimping,
  findMachine,
  machine,
  readTechnicalData,
  switchUnits,
} from '../../support/site/catalogue.ts';
import { leave } from '../../support/site/frame.ts';
import { originOf } from '../../support/site.ts';

const fetchPath = (path: string) => sendRequest(originOf('main') + path);
const service = '/services/installation-and-training/operator-training';

test('CAT-01 CAT-02 a visitor finds a machine by its class, and the breadcrumb leads back', async ({
  visit,
}) => {
  const page = await visit('/en/products');
  await findMachine(page, 'Automatic crimping', 'Reuss 410');
  expect(new URL(page.url()).pathname).toBe(`/en${machine}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Reuss 410');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await crumbs.getByRole('link').allTextContents()).toEqual([
    'Home',
    'Products',
    'Wire processing',
    'Higher automation platforms',
    'Automatic crimping',
  ]);
});

test('CAT-01 another path to a known slug leads to its own address, old addresses lead on', async () => {
  for (const path of ['/products/reuss-410', '/products/software/reuss-410', '/services/reuss-410']) {
    const { status, headers } = await fetchPath(`/en${path}`);
    expect({ status, location: headers.location }, path).toEqual({ status: 301, location: `/en${machine}` });
  }
  expect((await fetchPath('/de/products/automatic-crimping')).headers.location).toBe(`/de${crimping}`);
  expect((await fetchPath('/en/products/crimp-to-crimp')).headers.location).toBe(`/en${crimping}`);
});

test('CAT-06 where there is no product the page says so', async ({ visit }) => {
  const page = await visit('/en/products/wire-processing/nothing-of-the-kind', { status: 404 });
  expect(await page.getByRole('main').textContent()).toContain('No product found');
});

test('CAT-04 a product is there in its countries and on the international site only', async () => {
  const tester = '/products/testing-and-quality-tools/test-systems/cable-and-harness-testing/albis-64';
  const statuses = await Promise.all(
    ['en-us', 'en', 'de-ch', 'en-gb'].map(async (locale) => (await fetchPath(`/${locale}${tester}`)).status),
  );
  expect(statuses).toEqual([200, 200, 404, 404]);
});

test('CAT-04 the group’s other brands sign their machines, the own brand does not', async ({ visit }) => {
  const own = await visit(`/en${machine}`);
  expect(await own.getByRole('img', { name: 'Litzen' }).count()).toBe(
    await own.getByRole('banner').getByRole('img', { name: 'Litzen' }).count(),
  );
  const other = await visit('/en/products/wire-processing/automatic-cut-and-strip/cut-and-strip/emme-230');
  expect(await other.getByRole('main').getByRole('img', { name: 'Sutera' }).count()).toBe(1);
});

test('CAT-03 LOC-05 the units change at once, are kept, and every value is there in both', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`);
  expect((await readTechnicalData(page)).get('Wire cross-section')).toBe('0.13–2.5 mm²');
  const kept = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('measurement=Imperial')),
  );
  await switchUnits(page, 'Imperial');
  expect((await readTechnicalData(page)).get('Wire cross-section')).toBe('AWG 26–14');
  // A page that is requested at the same time may be rendered before the choice is stored.
  await kept;
  await page.reload();
  const imperial = await readTechnicalData(page);
  expect(imperial.get('Wire cross-section')).toBe('AWG 26–14');
  expect(imperial.get('Max. feed speed')).toMatch(/^≈.* 13\.1 ft\/s$/);
  const converted = page.locator('#data [title]').filter({ visible: true }).first();
  expect(await converted.getAttribute('title')).toContain('Converted from the other measurement system');
});

test('LOC-05 without script the choice is a form, and the country’s own system comes first', async ({
  visit,
}) => {
  const american = await visit(`/en-us${machine}`, { script: false });
  expect((await readTechnicalData(american)).get('Wire cross-section')).toBe('AWG 26–14');
  await switchUnits(american, 'Metric');
  await american.waitForLoadState();
  expect(new URL(american.url()).pathname).toBe(`/en-us${machine}`);
  expect((await readTechnicalData(american)).get('Wire cross-section')).toBe('0.13–2.5 mm²');
});

test('CAT-03 six values at least, in whole groups, all of them on demand, by keyboard and without script', async ({
  visit,
}) => {
  for (const script of [true, false]) {
    const page = await visit(`/en${machine}`, { script });
    const heads = page.locator('#data').getByRole('heading', { level: 3 });
    expect((await readTechnicalData(page)).size).toBeGreaterThanOrEqual(6);
    expect((await readTechnicalData(page)).size).toBeLessThan(12);
    expect(await heads.allTextContents()).toEqual(['Wire', 'Process']);
    await page.locator('#data summary').focus();
    await page.keyboard.press('Enter');
    expect((await readTechnicalData(page)).size).toBeGreaterThan(15);
    expect(await heads.last().textContent()).toBe('Installation');
  }
});

test('CAT-03 a variant has an address that shows its own values', async ({ visit }) => {
  const page = await visit(`/en${machine}`, {
    script: false,
    // A message about the search field in its closed panel, when an address has a fragment.
    expected: [/^console info: Autofocus processing was blocked/],
  });
  await page.locator('#variants').getByRole('link', { name: '4\u00a0m tray', exact: true }).click();
  await page.waitForURL(/\?variant=tray-4#data$/);
  await page.locator('#data summary').click();
  expect((await readTechnicalData(page)).get('Dimensions (L × W × H)')).toContain('5900');
  const current = page.locator('#data nav [aria-current]');
  expect((await current.innerText()).trim()).toBe('4\u00a0m tray');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${originOf('main')}/en${machine}`,
  );
});

test('CAT-03 LOC-05 without script the choice of units keeps the variant', async ({ visit }) => {
  const page = await visit(`/en${machine}?variant=tray-4`, { script: false });
  await leave(page, () => switchUnits(page, 'Imperial'));
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`/en${machine}?variant=tray-4`);
});

test('CAT-03 the pictures turn by their thumbnails and open large, with thumbnails of 80 pixels', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`);
  const thumbnails = page.locator('ui-stage [data-slide]');
  await thumbnails.nth(1).click();
  await expect.poll(() => thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
  await page.locator('ui-stage [data-enlarge]').nth(1).click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures of Reuss 410' });
  expect(await lightbox.locator('figcaption').filter({ visible: true }).textContent()).toContain(
    'Picture 2 of',
  );
  await lightbox.getByRole('button', { name: /^Picture 1 of/ }).click();
  expect(await lightbox.locator('figcaption').filter({ visible: true }).textContent()).toContain(
    'Picture 1 of',
  );
  const size = await lightbox.locator('[data-show] img').first().boundingBox();
  expect(Math.round(size?.width ?? 0)).toBe(80);
});

test('CAT-03 what belongs to the machine stands on its page, and the bar above leads there', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const titles = await bar.getByRole('link').allTextContents();
  for (const title of ['Highlights', 'Technical data', 'Variants', 'Works well with', 'Similar products'])
    expect(titles).toContain(title);
  await bar.getByRole('link', { name: 'Variants' }).click();
  await page.waitForURL(/#variants$/);
  expect(await page.locator('#components article').count()).toBe(2);
  expect(await page.locator('#services article').count()).toBe(2);
});

test('CAT-03 a program without figures says so instead of showing an empty table', async ({ visit }) => {
  const page = await visit('/en/products/software/production-software/lumen-plan');
  const data = page.locator('#data');
  expect(await data.textContent()).toContain('no technical data in figures');
  expect(await data.locator('dl > div').count()).toBe(0);
});

test('CAT-03 IMG-02 a film waits behind a picture of 1180 pixels, also where its own is the word null', async ({
  visit,
}) => {
  const page = await visit('/en/products/wire-processing/automatic-cut-and-strip/cut-and-strip/emme-230');
  const film = page.locator('#film video');
  const poster = page.locator('#film img');
  expect(await poster.getAttribute('loading')).toBe('lazy');
  expect(await poster.getAttribute('src')).toMatch(/^\/image\/[0-9a-f]+\/1180-fit-90\.webp$/);
  expect(await film.getAttribute('preload')).toBe('none');
});

test('CAT-05 a service says what one gains and what is included, and is not to be compared', async ({
  visit,
}) => {
  const page = await visit(`/en${service}`);
  expect(await page.locator('#benefits li').count()).toBeGreaterThan(0);
  expect(await page.locator('#details li').count()).toBeLessThanOrEqual(6);
  expect(await page.locator('#data').count()).toBe(0);
});

test('CAT-05 the levels of a contract stand side by side, without figures to compare', async ({ visit }) => {
  const page = await visit('/en/services/maintenance-and-repair/inspection-contract');
  const table = page.getByRole('table', { name: 'Variants: Inspection contract' });
  expect(await table.getByRole('rowheader').allTextContents()).toEqual(['Basic', 'Plus', 'Complete']);
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Compare: Inspection/ })
      .count(),
  ).toBe(0);
});

test('CAT-05 the name of a service keeps its words whole, from the phone to the desktop', async ({
  visit,
}) => {
  for (const width of [1440, 390]) {
    const page = await visit('/en/services/installation-and-training/commissioning', { width });
    const name = page.getByRole('heading', { level: 1, name: 'Commissioning' });
    const lines = await name.evaluate((heading) =>
      Math.round(
        heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
      ),
    );
    expect(lines, String(width)).toBe(1);
  }
});

test('CAT-03 LOC-05 output is counted in the words of the language', async ({ visit }) => {
  const page = await visit(`/hu${machine}`);
  await page.locator('#data summary').click();
  expect((await readTechnicalData(page)).get('Teljesítmény')).toBe('3000 db/h');
});

test('CAT-03 STO-01 stories of a machine name their topic in the language', async ({ visit }) => {
  const page = await visit(`/en${machine.replace('reuss-410', 'reuss-455')}`);
  const topics = page.locator('#stories article').getByText('Customers and markets');
  expect(await topics.count()).toBeGreaterThan(0);
});

test('LOC-07 the head of a product: canonical, languages, what search engines read', async ({ visit }) => {
  const page = await visit(`/de-ch${machine}`);
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  expect(await page.locator('link[rel=alternate][hreflang=x-default]').count()).toBeLessThanOrEqual(1);
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  const things = (JSON.parse(script ?? '{}') as { '@graph': { '@type': string; name?: string }[] })['@graph'];
  const types = things.map((thing) => thing['@type']);
  expect(['Product', 'ProductGroup']).toContain(types[0]);
  expect(types.at(-1)).toBe('BreadcrumbList');
  expect(things[0]?.name).toBe('Reuss 410');
});

test('SEA-01 the sitemap lists products, services and classifications', async () => {
  expect((await fetchPath('/sitemap.xml')).text).toContain('/sitemaps/catalogue.xml');
  const { text } = await fetchPath('/sitemaps/catalogue.xml');
  for (const path of ['/en/products', `/en${crimping}`, `/en${machine}`, `/en${service}`])
    expect(text).toContain(`<loc>${originOf('main')}${path}</loc>`);
});

const pages = ['/products', crimping, machine, '/services', service];

for (const path of pages) {
  test(`CAT-03 NAV-07 ${path} can be read in a dark theme, and fits a phone`, async ({ visit }) => {
    const page = await visit(`/en${path}`);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'Dark_Copper'));
    await expectNoViolations(page, { only: colourRules, within: 'main' });
    await resize(page, 320);
    await expectNoOverflow(page);
  });
}
