import ICAL from 'ical.js';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { pageWith } from '../../support/site/sample-pages.ts';

const calendarPage = pageWith(({ path }) => path === '/invest/financial-calendar');
type Sample = { id: string; date: string; title: string };
const block = calendarPage.blocks.find(({ type }) => type === 'financialCalendar');
const dates = block?.fields.items as Sample[];

test('INV-01 the share: 5 133 333 registered shares, its tables with their dates, and who holds it', async ({
  visit,
}) => {
  const page = await visit('/en/invest/about-the-share', { script: false });
  const text = (await page.locator('main').innerText()).replace(/\s/g, ' ');
  for (const words of ['5,133,333', 'LTZN', 'CH0998877663', 'as of 31 October 2025', '25.000']) {
    expect(text).toContain(words);
  }
  for (const title of ['Key data per share', 'Share price', 'Total return', 'Major shareholders']) {
    expect(await page.getByRole('heading', { name: title, exact: true }).count(), title).toBe(1);
  }
});

test('INV-01 every chart has a title, a description and the same figures as a table', async ({ visit }) => {
  const page = await visit('/en/invest/about-the-share');
  const charts = page.locator('main figure:has(svg[role="img"])');
  expect(await charts.count()).toBeGreaterThan(2);
  for (const chart of await charts.all()) {
    const [title, description] = [chart.locator('svg > title'), chart.locator('svg > desc')];
    expect(await title.textContent()).not.toBe('');
    expect(await description.textContent()).toContain('2020 to 2024');
    await chart.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await chart.getByRole('table').isVisible()).toBe(true);
    expect(await chart.getByRole('rowheader').allTextContents()).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
    ]);
  }
  const price = page.getByRole('table', { name: 'Five years of the share price' });
  expect(await price.getByRole('cell').first().textContent()).toBe('191.0');
});

test('INV-01 past dates stand under the past, the static ones of 2023 at its end', async ({ visit }) => {
  const page = await visit('/en/invest/financial-calendar', { script: false });
  const lists = page.locator('main ol:has(time)');
  const days = async (index: number) =>
    lists
      .nth(index)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  const past = await days((await lists.count()) - 1);
  expect(past.slice(-3)).toEqual(['2023-08-17', '2023-04-12', '2023-03-14']);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' });
  expect(past.every((day) => day !== null && day < today)).toBe(true);
  expect(past.length + (past.length < dates.length ? (await days(0)).length : 0)).toBe(dates.length);
});

test('STO-04 the calendar of the financial dates is read by another program, in two languages', async ({
  visit,
}) => {
  const page = await visit('/en/invest/financial-calendar');
  const feed = await page.getByRole('link', { name: /iCalendar/ }).getAttribute('href');
  expect(feed).toBe('/en/financial-calendar.ics');
  expect(await page.locator('link[type="text/calendar"]').getAttribute('href')).toContain(feed);
  const titles = { en: 'Annual results 2022', de: 'Jahresergebnis 2022' };
  for (const [language, title] of Object.entries(titles)) {
    const answer = await page.request.get(`/${language}/financial-calendar.ics`);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const events = new ICAL.Component(ICAL.parse(await answer.text()))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    expect(events).toHaveLength(dates.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(dates.length);
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 10))).toEqual(
      dates.map(({ date }) => date),
    );
    expect(events[0]?.summary).toContain(title);
    // 07:00 in Switzerland in March.
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2023-03-14T06:00:00.000Z');
  }
});

test('STO-04 a site without financial dates has no calendar', async ({ visit }) => {
  const page = await visit('/en');
  expect((await page.request.get('/en/productronica/financial-calendar.ics')).status()).toBe(404);
});

test('INV-01 the annual report is there as a whole and in parts', async ({ visit }) => {
  const page = await visit('/en/invest/reports-and-presentations');
  const files = page.locator('#annual-report-2024 a[href*="/file/"]');
  expect(await files.count()).toBeGreaterThan(6);
  const answer = await page.request.get((await files.first().getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
