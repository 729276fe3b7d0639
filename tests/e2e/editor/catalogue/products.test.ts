import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { saved } from '../../../support/site/editing.ts';
import { type EditorName, editorCookies } from '../../../support/site/editors.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string, parts: Record<string, string> = {}) =>
  Object.entries(parts).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, value),
    text('en', 'editorCatalogue', key),
  );

// No other test uses it.
const slug = 'jura-coil-40';
const address = `/en/editor/catalogue/${slug}`;

const weight = (page: Page) => page.getByRole('textbox', { name: 'Weight', exact: true });
const shownIn = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('parts') }).getByRole('button', { name });
const publish = async (page: Page) => {
  await page.getByRole('button', { name: t('publish'), exact: true }).click();
  await page.getByRole('main').getByText(t('state.PUBLISHED'), { exact: true }).first().waitFor();
};

test('CAT-03 a weight typed in pounds is published, and read in kilograms', async ({ visit }) => {
  const enter = async (who: EditorName, width?: number) =>
    visit(address, { cookies: await editorCookies(who), ...(width && { width }) });
  const page = await enter('editor');
  const other = page.getByRole('textbox', { name: t('value.other', { name: 'Weight' }) });
  await other.fill('');
  await weight(page).fill('rather heavy');
  await saved(page);
  await page.getByText(t('problem.unreadable')).first().waitFor();
  await page.getByRole('button', { name: t('publish'), exact: true }).click();
  await page.getByText(t('notDone.problems')).waitFor();

  await weight(page).fill('2–1 lb');
  await page.getByRole('button', { name: t('value.swap', { value: '1–2 lb' }) }).click();
  await expect.poll(() => weight(page).inputValue()).toBe('1–2 lb');
  await weight(page).fill('220 lb');
  await page.getByText(t('value.converted.metric', { value: '99.8 kg' })).waitFor();
  await expectNoViolations(page);
  await publish(page);

  const reader = await visit('/en');
  await reader.goto(new URL(await publicHref(page), reader.url()).href);
  await expect.poll(() => reader.getByRole('main').textContent()).toContain('99.8');

  await shownIn(page, t('part.history')).click();
  await page
    .getByRole('button', { name: t('history.restore') })
    .last()
    .click();
  await page.getByText(t('history.restored.done')).waitFor();
  await publish(page);
});

/** The public address of the product. */
async function publicHref(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: text('en', 'editorPages', 'public') });
  return (await link.getAttribute('href')) ?? '';
}

test('EDI-05 two editors: different texts come together, the same one is chosen', async ({ visit }) => {
  const open = async (who: EditorName) => {
    const page = await visit(`/en/editor/catalogue/napf-h2?part=texts`, {
      cookies: await editorCookies(who),
    });
    return { page, name: page.getByRole('textbox', { name: t('field.names'), exact: true }) };
  };
  const [first, second] = [await open('editor'), await open('second')];
  await first.name.fill('Napf H2 one');
  await saved(first.page);
  await second.name.fill('Napf H2 two');
  const dialog = second.page.getByRole('dialog');
  await dialog.getByText('Napf H2 one').waitFor();
  await expectNoViolations(second.page);
  await dialog.getByRole('radio', { name: /Napf H2 two/ }).check();
  await dialog.getByRole('button', { name: text('en', 'editorPages', 'conflict.submit') }).click();
  await saved(second.page);
  await second.page.getByRole('button', { name: t('discard') }).click();
  await second.page
    .getByRole('dialog')
    .getByRole('button', { name: t('discard') })
    .click();
  await second.page.getByText(t('done.discardProduct')).waitFor();
  await expect.poll(() => second.name.inputValue()).toBe('Napf H2');
});

test('EDI-05 the list is searched and filtered by keyboard, and leads to the product; on a phone, too', async ({
  visit,
}) => {
  const page = await visit('/en/editor/catalogue', { cookies: await editorCookies('editor') });
  const search = page.getByRole('searchbox', { name: t('search') });
  await search.waitFor();
  await expectNoViolations(page);
  await search.focus();
  await page.keyboard.type('coil 40');
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toHaveLength(1);
  await page.getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await weight(page).waitFor();
  const phone = await visit(address, { width: 390, cookies: await editorCookies('editor') });
  await weight(phone).waitFor();
  await expectNoOverflow(phone);
  await shownIn(phone, t('part.place')).click();
  await phone.getByText(t('countries.hint')).waitFor();
  await expectNoOverflow(phone);
  await expectNoViolations(phone);
});

test('CAT-02 a new product says at each field what it lacks, and begins as a draft', async ({ visit }) => {
  const cookies = await editorCookies('editor');
  const page = await visit('/en/editor/catalogue/new', { cookies });
  await page.getByRole('button', { name: t('new.add') }).click();
  await page.getByText(t('new.name.missing')).waitFor();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: t('new.name') }).fill('Jura Coil 40');
  await page.getByRole('combobox', { name: t('class') }).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('new.add') }).click();
  await page.getByText(t('new.slug.taken')).waitFor();
  const fresh = `test-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: t('new.slug') }).fill(fresh);
  await page.getByRole('button', { name: t('new.add') }).click();
  await page.getByText(t('new.done')).waitFor();
  await page.getByRole('main').getByText(t('state.DRAFT'), { exact: true }).waitFor();
  await visit(`/en/products/${fresh}`, { status: 404 });
});
