import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { addressIn, hasBlock, pageWith } from '../../support/site/sample-pages.ts';

const pageWithBlock = (type: string) => addressIn('en', pageWith(hasBlock(type)));

test('PAG-01 tabs are walked with the arrow keys, Home and End', async ({ visit }) => {
  const page = await visit(pageWithBlock('tabs'));
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const count = await tabs.count();
  const selected = async () =>
    (await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')))).indexOf('true');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await selected()).toBe(1);
  await page.keyboard.press('End');
  expect(await selected()).toBe(count - 1);
  await page.keyboard.press('ArrowRight');
  expect(await selected()).toBe(0);
  const panel = await tabs.first().getAttribute('aria-controls');
  expect(await page.locator(`[id="${panel}"]`).isVisible()).toBe(true);
  expect(await page.getByRole('tabpanel').filter({ visible: true }).count()).toBe(
    await page.getByRole('tablist').count(),
  );
});

test('PAG-01 without script all tabs are shown below each other', async ({ visit }) => {
  const page = await visit(pageWithBlock('tabs'), { script: false });
  const host = page.locator('ui-tabs').first();
  const links = await host.locator('nav a').count();
  expect(await host.locator('section').filter({ visible: true }).count()).toBe(links);
});

test('PAG-01 the accordion opens and closes by keyboard, without script, too', async ({ visit }) => {
  for (const script of [true, false]) {
    const page = await visit(pageWithBlock('accordion'), { script });
    const item = page.locator('main details').first();
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await item.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Enter');
    expect(await item.getAttribute('open')).toBeNull();
  }
});

test('PAG-01 the gallery opens large by keyboard, turns with the arrows, and Escape leads back', async ({
  visit,
}) => {
  const page = await visit(pageWithBlock('gallery'));
  const gallery = page.locator('ui-gallery').first();
  const first = gallery.getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const lightbox = gallery.getByRole('dialog');
  expect(await lightbox.isVisible()).toBe(true);
  const shown = lightbox.locator('figure').filter({ visible: true });
  expect(await shown.textContent()).toContain('Picture 1 of');
  await page.keyboard.press('ArrowRight');
  expect(await shown.textContent()).toContain('Picture 2 of');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await shown.textContent()).toMatch(/Picture (\d+) of \1/);
  await page.keyboard.press('Escape');
  expect(await lightbox.isVisible()).toBe(false);
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('PAG-01 a film of another site asks first: nothing of theirs is loaded before the click', async ({
  visit,
}) => {
  const page = await visit('/style-guide/modules', {
    expected: [/^foreign request: https:\/\/www\.youtube-nocookie\.com\//],
    before: (opened) =>
      opened.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p lang="en">film</p>' }),
      ),
  });
  expect(page.frames().length).toBe(1);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('link', { name: 'Play the film' }).click();
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  expect(await page.locator('iframe').getAttribute('title')).toBe('The CS 400 at work');
  await page.getByRole('button', { name: 'Close the film' }).click();
  expect(await page.locator('iframe').count()).toBe(0);
  const play = page.getByRole('link', { name: 'Play the film' });
  expect(await play.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('PAG-01 dialogs close by Escape and by a click beside them, and give the focus back', async ({
  visit,
}) => {
  const page = await visit('/style-guide/components');
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  const dialog = page.getByRole('dialog', { name: 'Close the ticket?' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await opener.click();
    await dialog.waitFor();
    await close();
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});
