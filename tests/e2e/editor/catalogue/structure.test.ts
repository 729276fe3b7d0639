import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { sendRequest } from '../../../support/send-request.ts';
import { editorCookies } from '../../../support/site/editors.ts';
import { query } from '../../../support/site/query.ts';
import { originOf } from '../../../support/site.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string, parts: Record<string, string> = {}) =>
  Object.entries(parts).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, value).replace(`{${name}, number}`, value),
    text('en', 'editorStructure', key),
  );

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const action = (within: Page | Locator, name: string, of: string) =>
  within.getByRole('button', { name: `${name} (${of})` });
const moving = (way: 'up' | 'down') => text('en', 'editorFields', way);

/** Sends one of the editor's changes as the screens do. */
async function change<Result>(page: Page, operationName: string, variables: object): Promise<Result> {
  const body = JSON.stringify({ operationName, variables });
  const answer = await page.evaluate(
    async (sent) =>
      (
        await fetch('/api/editor-proxy?backend=products', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: sent,
        })
      ).json(),
    body,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data[operationName] as Result;
}

/** Saves what the dialog says; once more where another test has changed the vocabulary meanwhile. */
async function save(page: Page, label = t('save')): Promise<void> {
  const dialog = page.getByRole('dialog');
  const pressed = async () => {
    await dialog.getByRole('button', { name: label, exact: true }).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    return dialog.count();
  };
  await expect.poll(pressed).toBe(0);
}

type Changed = { product: { revision: number; draft: object } };

/** A published machine of a class; gives how to take it off again. */
async function publishInto(page: Page, classification: string): Promise<() => Promise<unknown>> {
  const slug = `machine-${crypto.randomUUID().slice(0, 8)}`;
  const order = { slug, name: 'Sealer', classification, from: 'reuss-455', language: 'en' };
  const { product } = await change<Changed>(page, 'addProduct', order);
  const saved = await change<Changed>(page, 'saveProduct', {
    ...{ slug, revision: product.revision, language: 'en' },
    draft: { ...product.draft, classifications: [classification] },
  });
  const { revision } = saved.product;
  const out = await change<Changed>(page, 'publishProduct', { slug, revision, language: 'en' });
  return () => change(page, 'withdrawProduct', { slug, revision: out.product.revision, language: 'en' });
}

/** Makes a class on the screen, below the one with a slug. */
async function makeClass(page: Page, name: string, above: string): Promise<void> {
  await action(page, t('new.class'), t('classes.product')).press('Enter');
  const dialog = page.getByRole('dialog', { name: t('new.class.dialog') });
  await field(page, 'new-class-en').fill(name);
  await field(page, 'new-class-parent').selectOption(above);
  await dialog.getByRole('button', { name: t('new.class.add') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('rowheader', { name, exact: true }).waitFor();
}

test('issue 30: a class is made, renamed in German and gets its filters, and visitors see all of it', async ({
  visit,
}) => {
  const cookies = await editorCookies('editor');
  const own = `x${crypto.randomUUID().slice(0, 6)}`;
  const page = await visit('/en/editor/catalogue', { cookies });
  await page.getByRole('link', { name: t('title') }).press('Enter');
  await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
  await expectNoViolations(page);

  const name = `Sealing ${own}`;
  const slug = `sealing-${own}`;
  await makeClass(page, name, 'wire-processing');
  const row = page.getByRole('row', { name: new RegExp(own) });
  await row.getByText(t('unseen')).waitFor();
  const withdraw = await publishInto(page, slug);
  const origin = originOf('main');
  const german = async (path: string) => (await sendRequest(`${origin}/de${path}`)).text;
  const address = `/products/wire-processing/${slug}`;
  await expect.poll(() => german(address), { timeout: 60_000 }).toContain(name);
  await expect.poll(() => german('/products/wire-processing'), { timeout: 60_000 }).toContain(name);

  const open = action(page, t('change'), name);
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('change.title', { name }) });
  await dialog.waitFor();
  await field(page, 'change-class-en').fill('');
  await dialog.getByRole('button', { name: t('save') }).click();
  await dialog.getByText(t('new.name.missing')).waitFor();
  await expectNoViolations(page);
  await field(page, 'change-class-en').fill(name);
  await dialog.getByText(t('new.names')).click();
  await field(page, 'change-class-de').fill(`Abdichten ${own}`);

  // The filters of the class above, then its own in an order of their own.
  const inherited = dialog.getByRole('checkbox');
  expect(await inherited.isChecked()).toBe(true);
  await inherited.uncheck();
  await field(page, 'change-class-filters-add').selectOption('output');
  const filters = dialog.getByRole('listitem');
  await expect.poll(() => filters.count()).toBe(2);
  const names = (await filters.allInnerTexts()).map((words) => words.trim());
  const up = action(dialog, moving('up'), names[1] ?? '');
  await up.press('Enter');
  await expect.poll(async () => (await filters.first().innerText()).trim()).toBe(names[1]);
  expect(await up.evaluate((it) => it === document.activeElement)).toBe(true);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await save(page);
  await expect.poll(() => open.evaluate((it) => it === document.activeElement)).toBe(true);

  await expect.poll(() => german(address), { timeout: 60_000 }).toContain(`Abdichten ${own}`);
  await expect
    .poll(() => german('/products/wire-processing'), { timeout: 60_000 })
    .toContain(`Abdichten ${own}`);
  type Listed = { classificationProducts: { ranges: { attribute: string }[] } };
  const { classificationProducts: listed } = await query<Listed>(
    origin,
    'products',
    `{ classificationProducts(type: product, language: "en", classification: "${slug}") { ranges { attribute } } }`,
  );
  expect(listed.ranges.map(({ attribute }) => attribute)).toEqual(['output', 'cross_section']);
  await withdraw();
});

test('issue 30: a class goes up by keyboard and keeps the focus; on a phone, too', async ({ visit }) => {
  const cookies = await editorCookies('editor');
  const own = `x${crypto.randomUUID().slice(0, 6)}`;
  const page = await visit('/en/editor/catalogue/structure', { cookies });
  await makeClass(page, `Above ${own}`, 'wire-processing');
  for (const name of ['One', 'Two']) await makeClass(page, `${name} ${own}`, `above-${own}`);
  const rows = async () =>
    (await page.getByRole('rowheader', { name: new RegExp(`(?:One|Two) ${own}`) }).allInnerTexts()).map(
      (words) => words.trim(),
    );
  expect(await rows()).toEqual([`One ${own}`, `Two ${own}`]);
  const up = action(page, moving('up'), `Two ${own}`);
  const pressed = async () => {
    const now = await rows();
    if (now[0] === `One ${own}`) await up.press('Enter');
    return now;
  };
  await expect.poll(pressed).toEqual([`Two ${own}`, `One ${own}`]);
  await expect.poll(() => up.evaluate((it) => it === document.activeElement)).toBe(true);
  await page
    .getByRole('status')
    .filter({ hasText: t('moved', { name: `Two ${own}`, place: '1', count: '2' }) })
    .waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectNoViolations(page);
});

test('issue 30: of two who rename the same, the later one is told and loses nothing', async ({ visit }) => {
  const own = `x${crypto.randomUUID().slice(0, 6)}`;
  const name = `Sealing ${own}`;
  const open = async (who: 'editor' | 'second') =>
    visit('/de/editor/catalogue/structure', {
      cookies: await editorCookies(who),
    });
  const german = (key: string) => text('de', 'editorStructure', key);
  const first = await open('editor');
  await change(first, 'createClassification', {
    ...{ slug: `sealing-${own}`, type: 'product', parent: 'wire-processing' },
    names: [{ language: 'en', name }],
  });
  await first.reload();
  const second = await open('second');
  for (const page of [first, second]) await action(page, german('change'), name).press('Enter');
  await field(first, 'change-class-de').fill(`Dichten ${own}`);
  await save(first, german('save'));

  await field(second, 'change-class-de').fill(`Abdichten ${own}`);
  await second
    .getByRole('dialog')
    .getByRole('button', { name: german('save'), exact: true })
    .click();
  await second
    .getByRole('alert')
    .filter({ hasText: german('conflict') })
    .waitFor();
  await second.getByText(german('meanwhile').replace('{name}', `Dichten ${own}`)).waitFor();
  expect(await field(second, 'change-class-de').inputValue()).toBe(`Abdichten ${own}`);
  await expectNoViolations(second);
  await save(second, german('save'));
  await second.getByRole('rowheader', { name: `Abdichten ${own}`, exact: true }).waitFor();
});
