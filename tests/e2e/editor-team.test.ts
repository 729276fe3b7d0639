import { expect } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { editorCookies, tryGate } from '../support/editors.ts';
import { test } from '../support/page-test.ts';
import { text } from '../support/texts.ts';

const t = (key: string) => text('en', 'editorTeam', key);

test.for([1440, 390])(
  'EDI-01 a chief lets an editor in and shuts him out again, %s wide',
  async (width, { visit }) => {
    const name = `Nora Keller ${width}`;
    const page = await visit('/en/editor/team', { width, cookies: await editorCookies('chief') });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: t('add') }).click();
    await dialog.getByLabel(t('field.name')).fill(name);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: t('add.submit'), exact: true }).click();
    const password = await dialog.locator('output').textContent();
    await dialog.getByRole('button', { name: t('password.done') }).click();

    const hers = await visit('/en/editor', { width });
    await tryGate(hers, name, password ?? '');
    await hers.locator('#editor main h1:not(.visually-hidden)').waitFor();

    await page.getByRole('button', { name: `${t('action.shutOut')}: ${name}` }).click();
    await dialog.getByRole('button', { name: t('action.shutOut'), exact: true }).click();
    await page.getByRole('button', { name: `${t('action.letIn')}: ${name}` }).waitFor();
    await expectNoViolations(page);
    await hers.goto('/en/editor');
    expect(await hers.locator('#password').count()).toBe(1);
  },
);

test('EDI-01 an editor changes the own password here, and sees nobody else', async ({ visit }) => {
  const page = await visit('/en/editor/team', { cookies: await editorCookies('editor') });
  await page.getByRole('heading', { level: 2, name: t('own') }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.getByRole('button', { name: t('add') }).count()).toBe(0);
  await page.getByLabel(t('own.current')).fill('not-the-password');
  await page.getByLabel(t('own.next')).fill('long-enough-it-is');
  await page.getByRole('button', { name: t('own.submit') }).click();
  await page.getByText(t('problem.passwordWrong')).waitFor();
  await expectNoViolations(page);
});
