import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorTokens', key);

test('a chief editor makes a token, a program asks with it, and is refused once it is revoked', async ({
  visit,
}) => {
  const page = await visit('/en/editor/tokens', { cookies: await editorCookies('chief') });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t('add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('add') }).click();
  await dialog.getByText(t('error.name.required')).waitFor();
  await dialog.getByText(t('error.scopes')).waitFor();
  await expectNoViolations(page);
  const name = `PIM ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByRole('textbox', { name: t('name') }).fill(name);
  await dialog.getByRole('checkbox', { name: t('scope.readCatalogue') }).check();
  await dialog.getByRole('button', { name: t('add') }).click();
  const shown = page.getByRole('textbox', { name: t('secret') });
  const secret = await shown.inputValue();
  expect(secret).toMatch(/^ferrule_\w{49}$/);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('secret.copy') }).click();
  await page.getByText(t('secret.copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  expect(await page.content()).not.toContain(secret);

  const call = (query: string) =>
    fetch(new URL('/graphql/products', page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query }),
    });
  const answer = await call('{ changedProducts { cursor } }');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: { changedProducts: { cursor: expect.any(String) } } });
  expect((await call('mutation { stopCatalogueImport(id: "x", by: "x") }')).status).toBe(403);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText(t('state.active')).waitFor();
  expect(await row.getByText(t('lastUsed.never')).count()).toBe(0);
  const phone = await visit('/en/editor/tokens', { width: 390, cookies: await editorCookies('chief') });
  await phone.getByText(name, { exact: true }).waitFor();
  await expectNoOverflow(phone);
  await expectNoViolations(phone);

  await row.getByRole('button', { name: t('revoke') }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('revoke') }).click();
  await row.getByText(t('state.revoked')).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  expect((await call('{ changedProducts { cursor } }')).status).toBe(401);
});

test('two clicks make one token, and where the browser lets no page copy, the secret is selected for the person', async ({
  visit,
}) => {
  const page = await visit('/en/editor/tokens', {
    cookies: await editorCookies('chief'),
    ownWindow: true,
    before: (opened) =>
      // As over plain HTTP.
      opened.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  });
  await page.getByRole('button', { name: t('add') }).click();
  const dialog = page.getByRole('dialog');
  const name = `PIM ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByRole('textbox', { name: t('name') }).fill(name);
  await dialog.getByRole('checkbox', { name: t('scope.search') }).check();
  await dialog.getByRole('button', { name: t('add') }).dblclick();
  const shown = page.getByRole('textbox', { name: t('secret') });
  const secret = await shown.inputValue();
  await dialog.getByRole('button', { name: t('secret.copy') }).click();
  await dialog
    .getByRole('alert')
    .getByText(text('en', 'editor', 'copyYourself'))
    .waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe(secret);
  await expectNoViolations(page);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText(t('lastUsed.never')).waitFor();
  expect(await row.count()).toBe(1);
  expect(await page.content()).not.toContain(secret);
  await row.getByRole('button', { name: t('revoke') }).click();
  await dialog.getByRole('button', { name: t('revoke') }).click();
  await row.getByText(t('state.revoked')).waitFor();
});

test('tokens are for chief editors', async ({ visit }) => {
  const page = await visit('/en/editor/tokens', { cookies: await editorCookies('editor') });
  await page.getByText(t('forChiefs')).waitFor();
  expect(await page.getByRole('link', { name: text('en', 'editor', 'section.tokens') }).count()).toBe(0);
});
