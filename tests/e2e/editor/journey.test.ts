import { afterAll, beforeAll, expect } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { test } from '../../support/browser/page-test.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { type RunningServer, samplePassword, startServer } from '../../support/server.ts';
import { addBlock, blockKinds, openBlock, publishGo, publishNow, saved } from '../../support/site/editing.ts';
import { editors, enterEditor } from '../../support/site/editors.ts';

const data = sampleDataDir();
const log = createLog({ level: 'silent', json: true });
let database: Database;
let first: RunningServer;
let second: RunningServer;

beforeAll(async () => {
  database = await openDatabase(readConfig({ DATA_DIR: data.path }), log);
  const settings = {
    DATA_DIR: data.path,
    DATABASE_URL: database.connectionString,
    SECRET: 'of-an-installation-with-two-processes',
  };
  first = await startServer(settings);
  second = await startServer(settings);
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.close();
  await data.remove();
});

const publicPage = async () => (await fetch(`${second.address}/en/about-us`)).text();
const oldTitle = 'We make the machines nobody sees';
const newTitle = 'Machines that nobody sees';

test('EDI-05 a person changes a text, adds a picture, looks at it in German on a phone, publishes it, and takes it back', async ({
  visit,
}) => {
  expect(await publicPage()).toContain(oldTitle);
  const page = await visit(`${first.address}/en/editor`, { expected: [/Autofocus processing was blocked/] });
  await enterEditor(page, 'editor');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pages/ })
    .click();
  await page.getByRole('searchbox').fill('About us');
  await page.getByText('1 page', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).click();

  const stage = await openBlock(page, 'Stage');
  await stage.getByLabel(/^Title/).fill(newTitle);
  await saved(page);
  const picture = await addBlock(page, 'Picture');
  await picture.getByRole('button', { name: 'Choose', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  await picture.locator('img').waitFor();
  await saved(page);

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('Language of the preview').selectOption({ label: 'German' });
  await preview.getByRole('button', { name: 'Phone, 390' }).click();
  const frame = page.frameLocator('iframe');
  await frame.locator('html[lang|=de] h1').waitFor();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(390);

  await publishNow(page);
  await expect.poll(publicPage).toContain(newTitle);
  const look = page.getByRole('link', { name: 'View on website' });
  expect(await look.getAttribute('href')).toBe(`${first.address}/en/about-us`);

  await page.getByRole('main').getByRole('link', { name: 'History' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await versions.getByRole('link', { name: /Created/ }).click();
  await page.getByRole('heading', { name: 'The first version' }).waitFor();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click();
  const restored = await openBlock(page, 'Stage');
  await expect.poll(() => restored.getByLabel(/^Title/).inputValue()).toBe(oldTitle);
  expect(await publicPage()).toContain(newTitle);
  await publishNow(page);
  await expect.poll(publicPage).toContain(oldTitle);
});

test('EDI-05 WCAG-01 the same by keyboard alone, from the gate to the public page', async ({ visit }) => {
  const page = await visit(`${first.address}/en/editor`, { expected: [/Autofocus processing was blocked/] });
  const go = async (role: 'link' | 'button' | 'searchbox', name: string | RegExp, back = false) => {
    const exact = typeof name === 'string';
    const area = page.locator('dialog[open], body:not(:has(dialog[open])) main').last();
    await tabTo(page, area.getByRole(role, { name, exact }), back ? 'Shift+Tab' : 'Tab');
  };
  const enter = () => page.keyboard.press('Enter');
  const { keyboard } = page;

  await tabTo(page, page.locator('#name'));
  await keyboard.type(editors.editor);
  await keyboard.press('Tab');
  await keyboard.type(samplePassword);
  await enter();
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  await go('link', /^Pages/);
  await enter();
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
  await go('searchbox', /./);
  await keyboard.type('Code of conduct');
  await page.getByText('1 page', { exact: true }).waitFor();
  await go('link', 'Code of conduct');
  await enter();
  await page.getByRole('heading', { level: 1, name: 'Code of conduct' }).waitFor();

  const kinds = await blockKinds(page);
  const last = kinds.length;
  await go('button', new RegExp(`^Move block “${kinds[0]}”`));
  await keyboard.press('ArrowDown');
  await expect.poll(() => blockKinds(page)).toEqual([kinds[1], kinds[0], ...kinds.slice(2)]);
  await keyboard.press('ArrowUp');
  await expect.poll(() => blockKinds(page)).toEqual(kinds);
  await keyboard.press('Tab');
  await enter();
  await go('button', 'Down');
  await enter();
  await expect.poll(() => blockKinds(page)).toEqual([kinds[1], kinds[0], ...kinds.slice(2)]);
  await keyboard.press('ArrowUp');
  await expect.poll(() => blockKinds(page)).toEqual(kinds);

  await go('button', 'Add a block');
  await enter();
  await go('searchbox', 'Find a block');
  await keyboard.type('Picture');
  await go('button', /^Picture/);
  await enter();
  await expect.poll(() => blockKinds(page)).toHaveLength(last + 1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Picture/);
  await go('button', 'Choose');
  await enter();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await tabTo(page, picker.getByRole('listitem').first().getByRole('button'));
  await enter();
  await picker.waitFor({ state: 'detached' });
  const chosen = page.getByRole('main').getByRole('button', { name: 'Choose another' }).last();
  await expect.poll(() => chosen.evaluate((button) => button === document.activeElement)).toBe(true);
  await saved(page);

  await go('button', 'Publish', true);
  await enter();
  await page.getByRole('dialog', { name: 'Publish this page' }).getByText('Nothing is in the way.').waitFor();
  await go('button', publishGo);
  await enter();
  const publish = page.getByRole('main').getByRole('button', { name: 'Publish', exact: true });
  await expect.poll(() => publish.evaluate((button) => button === document.activeElement)).toBe(true);
  await go('link', 'View on website', true);
  const [look] = await Promise.all([page.waitForEvent('popup'), enter()]);
  expect(new URL(look.url()).pathname).toBe('/en/about-us/code-of-conduct');
});
