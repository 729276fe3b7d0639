import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import {
  appOf,
  callEditor,
  editorCookies,
  newEditor,
  setUpFactor,
  tryGate,
} from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorTeam', key);
const a = (key: string) => text('en', 'account', key);

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

test.for([1440, 390])(
  'EDI-02 a chief makes somebody translator for German and nothing else, %s wide',
  async (width, { visit }) => {
    const person = await newEditor();
    const page = await visit('/en/editor/team', { width, cookies: await editorCookies('chief') });
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('row').filter({ hasText: person.name });
    await page.getByRole('button', { name: `${t('action.roles')}: ${person.name}` }).click();
    await dialog.getByRole('button', { name: t('roles.remove').replace('{number}', '2') }).click();
    await dialog.getByLabel(t('field.role'), { exact: true }).selectOption('translator');
    await dialog.getByLabel(t('field.languages'), { exact: true }).selectOption('some');
    await dialog.getByRole('button', { name: t('roles.save') }).click();
    await dialog.getByText(t('problem.languagesMissing')).waitFor();
    await expectNoViolations(page);
    await dialog.getByRole('checkbox', { name: 'German' }).check();
    await dialog.getByRole('button', { name: t('roles.save') }).click();
    await page.getByText(t('done.roles').replace('{name}', person.name)).waitFor();
    await row.getByText('Translator, only German').waitFor();
    await expectNoOverflow(page);

    const cookie = person.cookie;
    const pageId = crypto.randomUUID();
    const removal = await callEditor('changes', 'removePage', { pageId }, { cookie });
    expect(removal.code).toBe('FORBIDDEN');
    const mine = await visit('/en/editor/pages', { width, cookies: { editor: cookie } });
    await mine.getByRole('heading', { level: 1, name: text('en', 'editorPages', 'title') }).waitFor();
    expect(
      await mine.getByRole('link', { name: text('en', 'editorPages', 'new'), exact: true }).count(),
    ).toBe(0);
    expect(await mine.locator('#editor main').getByRole('checkbox').count()).toBe(0);
    await mine.locator('#editor main li').getByRole('link').first().click();
    await mine.getByRole('heading', { name: text('en', 'editor', 'readOnly') }).waitFor();
    expect(await mine.getByRole('button', { name: text('en', 'editorPages', 'publish') }).count()).toBe(0);
    await expectNoViolations(mine);
    await mine.getByRole('link', { name: 'Translate into German' }).click();
    await mine.getByRole('textbox').first().waitFor();
    await person.shutOut();
  },
);

test('EDI-02 roles of one person add up, and are there again when the page is loaded anew', async ({
  visit,
}) => {
  const person = await newEditor([{ role: 'editor' }]);
  const page = await visit('/en/editor/team', { cookies: await editorCookies('chief') });
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: `${t('action.roles')}: ${person.name}` }).click();
  const one = (number: number) =>
    dialog.getByRole('group', { name: t('roles.one').replace('{number}', `${number}`), exact: true });
  await open();
  await one(1).getByLabel(t('field.sites'), { exact: true }).selectOption('some');
  await one(1).getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: t('roles.add') }).click();
  await one(2).getByLabel(t('field.role'), { exact: true }).selectOption('productManager');
  expect(await one(2).getByLabel(t('field.languages'), { exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: t('roles.save') }).click();
  await page.getByText(t('done.roles').replace('{name}', person.name)).waitFor();
  await page.reload();
  await open();
  expect(await one(1).getByRole('checkbox').first().isChecked()).toBe(true);
  expect(await one(2).getByLabel(t('field.role'), { exact: true }).inputValue()).toBe('productManager');
  await person.shutOut();
});

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

test('EDI-01 an editor sets up a second factor and sees where else the name has entered, by phone, too', async ({
  visit,
}) => {
  const person = await newEditor();
  const elsewhere = await person.enterAgain();
  const page = await visit('/en/editor/team', { width: 390, cookies: { editor: person.cookie } });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: a('totp.add') }).click();
  await dialog.getByLabel(a('password.current')).fill('not-the-password');
  await dialog.getByRole('button', { name: a('confirm.action') }).click();
  await dialog.getByText(t('problem.passwordWrong')).waitFor();
  await dialog.getByLabel(a('password.current')).fill(person.password);
  await dialog.getByRole('button', { name: a('confirm.action') }).click();
  await dialog.getByRole('img', { name: a('totp.qr') }).waitFor();
  await expectNoViolations(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel(a('totp.code')).fill('000000');
  await dialog.getByRole('button', { name: a('confirm.action') }).click();
  await dialog.getByText(t('problem.codeWrong')).waitFor();
  await dialog.getByLabel(a('totp.code')).fill(appOf(secret).generate());
  await dialog.getByRole('button', { name: a('confirm.action') }).click();
  await dialog.getByRole('listitem').first().waitFor();
  expect(await dialog.locator('li code').count()).toBe(10);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: a('close') }).click();
  await page.getByText(a('totp.on'), { exact: true }).waitFor();
  expect((await callEditor('reads', 'ownEditorAccess', {}, { cookie: elsewhere })).code).toBe(
    'UNAUTHENTICATED',
  );
  const [newCookie] = (await page.context().cookies()).filter(({ name }) => name === 'editor');
  expect(newCookie?.value).not.toBe(person.cookie);
  await expectNoOverflow(page);
  await person.shutOut();
});

test('EDI-01 an editor ends one session, and then all others', async ({ visit }) => {
  const person = await newEditor();
  const others = [await person.enterAgain(), await person.enterAgain(), await person.enterAgain()];
  const isIn = async (cookie: string) =>
    (await callEditor('reads', 'ownEditorAccess', {}, { cookie })).code !== 'UNAUTHENTICATED';
  const page = await visit('/en/editor/team', { cookies: { editor: person.cookie } });
  const panel = page.getByRole('region', { name: a('sessions.title') });
  await panel.getByText(a('sessions.this'), { exact: true }).waitFor();
  const buttons = panel.getByRole('button', { name: new RegExp(`^${a('sessions.end')}\\s*:`) });
  expect(await buttons.count()).toBe(3);
  await expectNoViolations(page);
  await buttons.first().click();
  await expect.poll(() => buttons.count()).toBe(2);
  expect((await Promise.all(others.map(isIn))).filter(Boolean)).toHaveLength(2);
  await panel.getByRole('button', { name: a('sessions.endOthers') }).click();
  await expect.poll(() => buttons.count()).toBe(0);
  expect((await Promise.all(others.map(isIn))).filter(Boolean)).toEqual([]);
  expect(await isIn(person.cookie)).toBe(true);
  await person.shutOut();
});

test('EDI-01 a chief resets the second factor that an editor has lost', async ({ visit }) => {
  const person = await newEditor();
  await setUpFactor(person);
  const page = await visit('/en/editor/team', { cookies: await editorCookies('chief') });
  await page.getByRole('button', { name: `${t('action.resetFactor')}: ${person.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('action.resetFactor'), exact: true }).click();
  await page.getByText(t('done.resetFactor').replace('{name}', person.name)).waitFor();
  expect(await person.enterAgain()).toBeTruthy();
  await person.shutOut();
});
