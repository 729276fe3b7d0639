import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { enterPortal, people } from '../../support/site/sign-in.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const key = 'FR-SDK-kmx_uapp_login';
type Tokens = { accessToken: string; idToken: string; refreshToken: string; tokenExpiry: number };

const tokensOf = async (page: Page) =>
  JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null') as Tokens | null;

/** Makes the stored tokens expire within the renewal threshold. */
const letExpire = (page: Page) =>
  page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? '');
    localStorage.setItem(name, JSON.stringify({ ...kept, tokenExpiry: Date.now() + 170_000 }));
  }, key);

/** Waits until the stored access token has changed. */
const isRenewed = (page: Page, { accessToken }: Tokens) =>
  page.waitForFunction(
    ([name, before]) => {
      const kept = JSON.parse(localStorage.getItem(name!) ?? 'null');
      return kept !== null && kept.accessToken !== before;
    },
    [key, accessToken],
  );

describe('IDP-02 the way back', () => {
  test.for([
    ['?code=a&state=b', 'State mismatch'],
    ['?code=a', 'missing params'],
    ['?error=access_denied&error_description=No+entry', 'missing params: access_denied: No entry'],
  ])('/callback%s says %s and how to begin again', async ([query, reason], { visit }) => {
    const page = await visit(`/callback${query}`);
    await page.getByText(reason!, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      text('en', 'signIn', 'callback.failed.title'),
    );
    const again = page.getByRole('main').getByRole('link', { name: text('en', 'signIn', 'callback.again') });
    expect(await again.getAttribute('href')).toBe('/mykomax');
  });

  test('the reason is words and never markup', async ({ visit }) => {
    const page = await visit(`/de/callback?error=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await page.getByText('missing params: <img src=x onerror=alert(1)>').waitFor();
  });

  test('IDP-03 the page of the silent sign-in is empty, public, and may stand in a frame of ours', async () => {
    const { headers } = await fetch(`${originOf('main')}/blank-callback?code=a&state=b`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('cache-control')).toMatch(/^public/);
  });
});

test('IDP-03 tokens about to end are renewed in silence: the old one is worthless at once', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax');
  await enterPortal(page, 'otherCustomer');
  const before = (await tokensOf(page))!;
  await letExpire(page);
  await page.reload();
  await isRenewed(page, before);
  const after = (await tokensOf(page))!;
  expect(after.tokenExpiry - Date.now()).toBeGreaterThan(3_000_000);
  expect(page.frames()).toHaveLength(1);
  const statusWith = async ({ accessToken }: Tokens) => {
    const address = `${originOf('main')}/am/oauth2/realms/root/realms/alpha/userinfo`;
    return (await fetch(address, { headers: { authorization: `Bearer ${accessToken}` } })).status;
  };
  expect([await statusWith(before), await statusWith(after)]).toEqual([401, 200]);
});

test('IDP-03 two tabs renew once', async ({ visit }) => {
  const page = await visit('/en/mykomax');
  await enterPortal(page, 'applicant');
  const other = await page.context().newPage();
  await other.goto('/en/mykomax');
  const before = (await tokensOf(page))!;
  await letExpire(page);
  let exchanges = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/access_token')) exchanges += 1;
  });
  await Promise.all([page.reload(), other.reload()]);
  await isRenewed(page, before);
  for (const tab of [page, other]) await tab.getByRole('heading', { level: 1 }).first().waitFor();
  expect(exchanges).toBe(1);
});

test('IDP-04 logging out ends the session, in every tab', async ({ visit }) => {
  const page = await visit('/en/mykomax');
  await enterPortal(page, 'newcomer');
  const other = await page.context().newPage();
  await other.goto('/en');
  const account = other.getByRole('banner').locator('frame-account');
  await account.locator('summary').click();
  expect(await account.getByText(people.newcomer).isVisible()).toBe(true);

  await page.goto('/en/mykomax/logout');
  await page.waitForURL('**/en/signed-out');
  expect(await tokensOf(page)).toBeNull();
  // The other tab is notified.
  await account.getByRole('link', { name: /MyLitzen/ }).waitFor();
  await page.goto('/en/mykomax');
  await page.waitForURL('**/en/sign-in?*');
});

test('IDP-04 logging out without a session leads to the same page', async ({ visit }) => {
  const page = await visit('/en/mykomax/logout');
  await page.waitForURL('**/en/signed-out');
  expect(await tokensOf(page)).toBeNull();
});

test('the header shows who is signed in without moving anything', async ({ visit }) => {
  const page = await visit('/en', { as: 'customer' });
  const account = page.getByRole('banner').locator('frame-account');
  const before = await (await visit('/en')).getByRole('banner').locator('frame-account').boundingBox();
  await account.locator('summary').waitFor();
  expect(await account.boundingBox()).toEqual(before);
  await account.locator('summary').click();
  await page.keyboard.press('Escape');
  expect(await account.locator('details').getAttribute('open')).toBeNull();
});
