import { afterAll, beforeAll, expect } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import { addBlock, kept, openBlock, publishNow } from '../support/editing.ts';
import { enterEditor } from '../support/editors.ts';
import { test } from '../support/page-test.ts';
import { freshDataDir, type RunningServer, startServer } from '../support/server.ts';

const [data, databaseData] = [freshDataDir(), freshDataDir()];
const log = createLog({ level: 'silent', json: true });
let database: Database;
let first: RunningServer;
let second: RunningServer;

beforeAll(async () => {
  database = await openDatabase(readConfig({ DATA_DIR: databaseData.path }), log);
  const settings = {
    DATA_DIR: data.path,
    DATABASE_URL: database.connectionString,
    SECRET: 'of-an-installation-with-two-processes',
  };
  first = await startServer(settings);
  second = await startServer(settings);
}, 120_000);

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.close();
  for (const { remove } of [data, databaseData]) await remove();
});

const publicPage = async () => (await fetch(`${second.address}/en/about-us`)).text();
const oldTitle = 'We make the machines nobody sees';
const newTitle = 'Machines that nobody sees';

test('EDI-05 a person changes a text, adds a picture, looks at it in German on a phone, publishes it, and takes it back', {
  timeout: 120_000,
}, async ({ visit }) => {
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
  await kept(page);
  const picture = await addBlock(page, 'Picture');
  await picture.getByRole('button', { name: 'Choose', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  await picture.locator('img').waitFor();
  await kept(page);

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('Language of the preview').selectOption({ label: 'German' });
  await preview.getByLabel('Width of the preview').selectOption('390');
  const frame = page.frameLocator('iframe');
  await frame.locator('html[lang|=de] h1').waitFor();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(390);

  await publishNow(page);
  await expect.poll(publicPage, { timeout: 1000, interval: 50 }).toContain(newTitle);

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
  await expect.poll(publicPage, { timeout: 1000, interval: 50 }).toContain(oldTitle);
});
