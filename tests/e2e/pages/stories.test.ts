import sax from 'sax';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { leave } from '../../support/site/frame.ts';
import { addressIn, isPublic, pageWith, samplePages } from '../../support/site/sample-pages.ts';
import { originOf } from '../../support/site.ts';

const published = (type: string) => samplePages().filter((page) => page.type === type && isPublic(page));
const story = pageWith(({ type, languages }) => type === 'STORY' && languages.includes('de'));
const release = pageWith(({ type }) => type === 'MEDIA_RELEASE');

test('STO-01 stories are read page by page, without script', async ({ visit }) => {
  const page = await visit('/en/stories', { script: false });
  const titles = new Set<string>();
  const total = published('STORY').length;
  await page.getByText(`${total} stories`, { exact: true }).waitFor();
  for (;;) {
    for (const title of await page.locator('main article').getByRole('heading').allTextContents())
      titles.add(title);
    const next = page.getByRole('link', { name: 'Older' });
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(titles.size).toBe(total);
});

test('STO-01 a topic is chosen by a link, stands in the address and is taken back', async ({ visit }) => {
  const page = await visit('/en/stories');
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: /^Quality/ }).click();
  expect(new URL(page.url()).search).toBe('?category=quality');
  const shown = await page.locator('main article').count();
  expect(await topics.getByRole('link', { name: `Quality ${shown}` }).getAttribute('aria-current')).toBe(
    'true',
  );
  await topics.getByRole('link', { name: 'All topics' }).click();
  expect(new URL(page.url()).search).toBe('');
});

test('STO-01 a page of the list that does not exist is not found', async ({ visit }) => {
  await visit('/en/stories?page=999', { status: 404, expected: [/404/] });
});

test('STO-01 a story names its topic, day and people, and leads on to others', async ({ visit }) => {
  const page = await visit(addressIn('en', story));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(story.title);
  expect(await page.locator('main header time').count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'More stories' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Send by email' }).waitFor();
  const mail = await page.getByRole('link', { name: 'Send by email' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(story.path);
});

test('STO-01 a story leads to the machines that it speaks of', async ({ visit }) => {
  const page = await visit('/en/stories/seal-at-5000-leads-an-hour');
  const machines = page.getByRole('region', { name: 'Machines in this story' });
  await leave(page, () => machines.getByRole('link', { name: /Uetli V360/ }).click());
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Uetli V360');
});

test('STO-01 the link of a story is copied', async ({ visit }) => {
  const page = await visit(addressIn('en', story));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(story.path);
});

test('STO-01 the people behind the stories, and what each of them wrote', async ({ visit }) => {
  const page = await visit('/en/stories/contacts');
  await page.getByRole('link', { name: 'Stories by Anna Keller' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Stories by Anna Keller');
  expect(await page.locator('main article').count()).toBeGreaterThan(1);
});

test('STO-01 somebody who is not there is not found', async ({ visit }) => {
  await visit('/en/stories/contacts/nobody', { status: 404, expected: [/404/] });
});

test('STO-02 media releases under the ad hoc rules carry their mark and are seen alone', async ({
  visit,
}) => {
  const page = await visit('/en/media-releases');
  await page.getByRole('link', { name: 'Ad hoc only' }).click();
  expect(new URL(page.url()).search).toBe('?type=adhoc');
  const rows = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  expect(await rows.count()).toBeGreaterThan(1);
  expect(await rows.filter({ hasText: 'Ad hoc' }).count()).toBe(await rows.count());
  await rows.first().getByRole('link').click();
  expect(await page.getByText('Ad hoc announcement pursuant to Art. 53 of the listing rules').count()).toBe(
    1,
  );
});

test('STO-02 a media release says what it is, when and whom to ask', async ({ visit }) => {
  const page = await visit(addressIn('de', release));
  expect(await page.locator('main').getByText('Medienmitteilung', { exact: true }).first().isVisible()).toBe(
    true,
  );
  await expectNoViolations(page);
});

test.for([
  ['/en/stories/rss.xml', 'item'],
  ['/de/stories/atom.xml', 'entry'],
  ['/en/media-releases/rss.xml', 'item'],
  ['/de/media-releases/atom.xml', 'entry'],
] as const)('STO-04 %s is a feed with the newest', async ([path, entry]) => {
  const response = await fetch(originOf('main') + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/(?:rss|atom)\+xml/);
  let entries = 0;
  const parser = sax.parser(true);
  parser.onopentag = ({ name }) => {
    if (name === entry) entries += 1;
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(await response.text()).close();
  expect(entries).toBe(20);
});

test('STO-03 the news opens beside the page, ten at a time, and is read then', async ({ visit }) => {
  const page = await visit('/en/about-us');
  const bell = page.getByRole('banner').getByRole('link', { name: /Open news/ });
  await page.getByText('There is unread news').waitFor({ state: 'attached' });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'News' });
  const items = panel.getByRole('listitem');
  await items.nth(9).waitFor();
  expect(await items.count()).toBe(10);
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Show more' }).click();
  await items.nth(19).waitFor();
  expect(await items.count()).toBe(20);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.goto('/en/contact');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-news-unread]').isVisible()).toBe(false);
});

test('STO-03 without script the news is a page', async ({ visit }) => {
  const page = await visit('/en/about-us', { script: false });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Open news/ })
    .click();
  const rows = page.locator('main section ol > li');
  await expect.poll(() => rows.count()).toBe(10);
  const [first] = await rows.allInnerTexts();
  await page.getByRole('link', { name: 'Older news' }).click();
  await expect.poll(() => rows.first().innerText()).not.toBe(first);
  await expect.poll(() => rows.count()).toBe(10);
});

test.for(['/en/stories', '/ja/media-releases', '/de/news', '/hu/stories/contacts'])(
  'STO-01 %s fits a narrow window',
  async (path, { visit }) => {
    const page = await visit(path, { width: 320 });
    await expectNoOverflow(page);
  },
);
