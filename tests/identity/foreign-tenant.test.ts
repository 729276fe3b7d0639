import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { expectNoViolations } from '../support/browser/accessibility.ts';
import { openContext } from '../support/browser/browser.ts';
import { test } from '../support/browser/page-test.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { text } from '../support/texts.ts';
import { type BareTenant, startBareTenant } from './support/bare-tenant.ts';

/** Subjects as other tenants create them. */
const ann = 'auth0|ann@partner.example';
const bob = '7';
/** One of the portal's own people (seed/company/accounts). */
const eva = 'eva.brandt@nordlicht.example';
const roles = 'kmx_int_serviceticketing_active kmx_int_assetdb_active';

let tenant: BareTenant;
/** Has its own people; asks the accounts of another installation, which does not know this tenant. */
let site: RunningServer;
let stranger: RunningServer;
const data = [sampleDataDir(), sampleDataDir()];

beforeAll(async () => {
  tenant = await startBareTenant({
    [ann]: { given_name: 'Ann', family_name: 'Partner', email: 'ann@partner.example', roles },
    // Having the address of one of our people does not make somebody that person.
    [bob]: { name: 'Bob Builder', email: eva, roles: ['kmx_int_assetdb_active'] },
    'with-organisation': {
      given_name: 'Uma',
      email: 'uma@partner.example',
      roles: 'kmx_int_serviceticketing_active',
      organisations: ['ORG-100101', 'ORG-unknown'],
    },
  });
  const settings = { IDENTITY_URL: tenant.issuer };
  site = await startServer({ ...settings, DATA_DIR: data[0]!.path });
  const ACCOUNTS_API_URL = `${inject('address')}/graphql/accounts`;
  stranger = await startServer({ ...settings, DATA_DIR: data[1]!.path, ACCOUNTS_API_URL });
  tenant.serve(site.address, stranger.address);
});

afterAll(async () => {
  await Promise.all([site?.stop(), stranger?.stop()]);
  tenant?.close();
  for (const one of data) await one.remove();
});

async function openWindow(browser: Browser, onEnd: (close: () => Promise<void>) => void): Promise<Page> {
  const context = await openContext(browser, { locale: 'en' });
  onEnd(() => context.close());
  return context.newPage();
}

/** Signs in at the tenant, to whose page the browser was redirected. */
async function signIn(page: Page, who: string): Promise<void> {
  await page.waitForURL('**/sign-in/*');
  await page.getByLabel('Who').fill(who);
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('SYS-06 POR-02 with another identity tenant', () => {
  test('its people sign in, and see the services of the roles in their token', async ({
    browser,
    onTestFinished,
  }) => {
    const page = await openWindow(browser, onTestFinished);
    await page.goto(`${site.address}/en/mykomax`);
    await signIn(page, ann);
    await heading(page, 'Hello Ann Partner');
    const services = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
    expect(await services.allTextContents()).toEqual([
      'Dashboard',
      'Tickets',
      'Inventory',
      'Account settings',
    ]);
  });

  test('who belongs to no organisation has a portal that is empty and works', async ({
    browser,
    onTestFinished,
  }) => {
    const page = await openWindow(browser, onTestFinished);
    await page.goto(`${site.address}/en/mykomax/tickets/list`);
    await signIn(page, ann);
    await heading(page, 'Tickets');
    await page.getByText(text('en', 'tickets', 'none')).waitFor();
    await page.goto(`${site.address}/en/mykomax/inventory`);
    await heading(page, 'Inventory');
    await page.goto(`${site.address}/en/mykomax/account`);
    await page.getByText(text('en', 'account', 'profile.elsewhere')).waitFor();
    expect(await page.getByLabel('First name').isEditable()).toBe(false);
    await expectNoViolations(page);
  });

  test('the claim of organisations says whose tickets they see, and no others', async ({
    browser,
    onTestFinished,
  }) => {
    const page = await openWindow(browser, onTestFinished);
    await page.goto(`${site.address}/en/mykomax/tickets/list`);
    await signIn(page, 'with-organisation');
    await heading(page, 'Tickets');
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
  });

  test('the address of one of ours makes nobody one of ours', async ({ browser, onTestFinished }) => {
    const page = await openWindow(browser, onTestFinished);
    await page.goto(`${site.address}/en/mykomax/inventory`);
    await signIn(page, bob);
    await heading(page, 'Inventory');
    expect(await page.getByText('Reuss').count()).toBe(0);
    await page.goto(`${site.address}/en/mykomax/tickets/list`);
    await heading(page, text('en', 'portal', 'forbidden.title'));
  });

  test('IDP-04 they sign out, at the tenant, too', async ({ browser, onTestFinished }) => {
    const page = await openWindow(browser, onTestFinished);
    await page.goto(`${site.address}/en/mykomax`);
    await signIn(page, ann);
    await heading(page, 'Hello Ann Partner');
    await page.goto(`${site.address}/en/mykomax/logout`);
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/en/signed-out');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto(`${site.address}/en/mykomax`);
    await page.waitForURL('**/sign-in/*');
  });
});

test('IDP-04 who is refused with a new token twice reads why, and is not sent round', async ({
  browser,
  onTestFinished,
}) => {
  const page = await openWindow(browser, onTestFinished);
  const documents: string[] = [];
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`${stranger.address}/en/mykomax`);
  await signIn(page, ann);
  await heading(page, text('en', 'portal', 'refused.title'));
  await page.getByRole('link', { name: text('en', 'portal', 'refused.signOut') }).waitFor();
  await expectNoViolations(page);
  for (const language of languages) {
    await page.goto(`${stranger.address}/${language}/mykomax`);
    await heading(page, text(language, 'portal', 'refused.title'));
  }
  // A hidden frame has 3 s (specification, section 9); on a busy machine the person is redirected to the
  // tenant instead.
  const back = documents.lastIndexOf('/callback');
  expect(documents.filter((path) => path === '/callback').length).toBeLessThanOrEqual(3);
  const pages = languages.map((language) => `/${language}/mykomax`);
  expect(documents.slice(back)).toEqual(['/callback', '/en/mykomax', ...pages]);
  await page.goto(`${stranger.address}/en/mykomax`);
  await page.getByRole('link', { name: text('en', 'portal', 'refused.signOut') }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL('**/en/signed-out');
});
