import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test, type Visit } from '../../../support/browser/page-test.ts';
import { sendRequest } from '../../../support/send-request.ts';
import { saved } from '../../../support/site/editing.ts';
import { editorCookies } from '../../../support/site/editors.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string, parts: Record<string, string> = {}) =>
  Object.entries(parts).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, value),
    text('en', 'editorCatalogue', key),
  );
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A copy of a product, which no other test changes. */
async function copied(visit: Visit): Promise<{ page: Page; slug: string }> {
  const slug = `copy-${crypto.randomUUID().slice(0, 8)}`;
  const cookies = await editorCookies('editor');
  const page = await visit('/en/editor/catalogue/new?from=tamina-h', { cookies });
  await page.getByRole('textbox', { name: t('new.name') }).fill(slug);
  await button(page, t('copy')).click();
  await page.getByText(t('new.done')).waitFor();
  return { page, slug };
}

async function show(page: Page, part: string): Promise<void> {
  await page
    .getByRole('navigation', { name: t('parts') })
    .getByRole('button', { name: t(`part.${part}`), exact: true })
    .click();
}

/** Opens the library with a button and uploads a file there, which is chosen at once. */
async function upload(page: Page, by: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await button(page, by).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const picture = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync('seed/company/papers/hero-line.jpg'),
});

test('CAT-03 a picture is uploaded, comes first by the keyboard, is previewed and told in words before it goes out', async ({
  visit,
}) => {
  const { page } = await copied(visit);
  await show(page, 'images');
  await upload(page, t('images.add'), picture('hall.jpg'));
  const rows = page.locator('[data-row] [aria-expanded]');
  await expect.poll(() => rows.last().innerText()).toContain(t('picture.scene'));
  const count = await rows.count();
  await page
    .getByRole('button', { name: /drag, or use the arrow keys$/ })
    .last()
    .focus();
  for (let place = 1; place < count; place += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(() => rows.first().innerText()).toContain(t('picture.first.scene'));
  await saved(page);
  await expectNoViolations(page);

  const gallery = page.frameLocator('iframe').locator('main img').first();
  const isSeen = () =>
    gallery.evaluate((image: HTMLImageElement) => image.src.includes('/image/') && image.naturalWidth > 0);
  await expect.poll(isSeen).toBe(true);

  await button(page, t('publish')).click();
  await page.getByText(t('notDone.problems')).waitFor();
  await page
    .getByRole('region', { name: t('problems') })
    .getByRole('button')
    .first()
    .click();
  const words = page.getByRole('textbox', { name: t('picture.alt') });
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
  await words.fill('The hall with its machines');
  await saved(page);
  await button(page, t('publish')).click();
  await page.getByText(t('done.publishProduct')).waitFor();
});

test('FIL-01 a document is there for visitors once its product is published', async ({ visit }) => {
  const { page, slug } = await copied(visit);
  await show(page, 'documents');
  const paper = { name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${slug}`) };
  await upload(page, t('documents.add'), paper);
  await page.locator('[data-row] [aria-expanded]').click();
  await page.getByRole('combobox', { name: t('documents.type') }).selectOption('manual');
  await saved(page);
  await expectNoViolations(page);
  const address = `/file/${slug}-manual`;
  await page.getByText(t('documents.address', { address })).waitFor();
  const file = new URL(address, page.url()).href;
  expect((await sendRequest(file)).status).toBe(404);
  await button(page, t('publish')).click();
  await page.getByText(t('done.publishProduct')).waitFor();
  await expect.poll(async () => (await sendRequest(file)).status).toBe(200);
});

test('CAT-03 highlights and variants are added and taken away again; all parts fit a phone', async ({
  visit,
}) => {
  const { page, slug } = await copied(visit);
  await show(page, 'variants');
  await button(page, t('variants.add')).click();
  await page.getByRole('textbox', { name: t('variants.metric') }).fill('With 2 m tray');
  await expect
    .poll(() => page.getByRole('textbox', { name: t('variants.imperial') }).inputValue())
    .toBe('With 2 m tray');
  await page.getByRole('combobox', { name: t('data.add') }).selectOption('weight');
  await page.getByRole('textbox', { name: 'Weight', exact: true }).fill('220 lb');
  await page.getByText(t('value.converted.metric', { value: '99.8 kg' })).waitFor();
  await expectNoViolations(page);
  await show(page, 'highlights');
  await button(page, t('highlights.add')).click();
  await page
    .getByRole('textbox', { name: t('field.names') })
    .last()
    .fill('Quiet');
  await saved(page);
  await page.getByText(t('problem.nothingToSee')).first().waitFor();
  await button(page, text('en', 'editorFields', 'remove')).click();
  await button(page, text('en', 'editorFields', 'undo'))
    .last()
    .waitFor();

  const phone = await visit(`/en/editor/catalogue/${slug}`, {
    width: 390,
    cookies: await editorCookies('editor'),
  });
  for (const part of ['images', 'highlights', 'variants', 'documents', 'film']) {
    await show(phone, part);
    await expectNoOverflow(phone);
    await expectNoViolations(phone);
  }
});

test('CAT-03 a film of another provider is taken by its address, and a model from the library', async ({
  visit,
}) => {
  const { page } = await copied(visit);
  await show(page, 'film');
  const address = page.getByRole('textbox', { name: t('film.address') });
  const remove = button(page, t('film.remove'));
  if (await remove.isVisible()) await remove.click();
  await address.fill('javascript:alert(1)');
  await page.getByText(text('en', 'editorFields', 'problem.videoId')).waitFor();
  await address.fill('https://youtu.be/abcdefghijk');
  await page.getByRole('textbox', { name: t('film.title') }).fill('At work');
  const model = {
    name: 'cube.glb',
    mimeType: 'model/gltf-binary',
    buffer: readFileSync('tests/contract/sample/media/reuss.glb'),
  };
  await upload(
    page,
    t((await button(page, t('model.choose')).isVisible()) ? 'model.choose' : 'model.replace'),
    model,
  );
  await page.getByText(/^cube\.glb, /).waitFor();
  await saved(page);
  await expectNoViolations(page);
});

test('EDI-05 a publication is planned by the editor’s clock, stands in the calendar, and is taken back', async ({
  visit,
}) => {
  const { page, slug } = await copied(visit);
  await button(page, t('plan')).click();
  const dialog = page.getByRole('dialog', { name: t('plan.title') });
  const moment = dialog.getByLabel(t('plan.at'));
  await moment.fill('2020-01-01T07:00');
  await dialog.getByRole('button', { name: t('plan'), exact: true }).click();
  await dialog.getByText(t('plan.at.past')).waitFor();
  await expectNoViolations(page);
  const year = new Date().getFullYear() + 1;
  await moment.fill(`${year}-03-10T07:00`);
  await dialog.getByRole('button', { name: t('plan'), exact: true }).click();
  await page.getByText(t('plan.done')).waitFor();
  const takeBack = button(page, text('en', 'editorPages', 'plan.cancel'));
  await takeBack.waitFor();
  await page.goto(new URL(`/en/editor/calendar?month=${year}-03&view=list`, page.url()).href);
  await page.getByRole('link', { name: slug }).click();
  await takeBack.click();
  await page.getByText(text('en', 'editorPages', 'plan.cancelled')).waitFor();
  await takeBack.waitFor({ state: 'detached' });
});
