import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { screen } from '../../support/site/portal.ts';
import { enterPortal, signIn } from '../../support/site/sign-in.ts';
import { field, newTicket } from '../../support/site/tickets.ts';
import { text } from '../../support/texts.ts';

/** The tenant accepts the request and never responds; the portal waits three seconds. */
const silence = (page: Page, part: string) => page.route(`**/am/oauth2/**/${part}*`, () => {});
const answers = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
const unanswered = /^request failed: |^console error: Error: Timeout|Timeout/;
const words = (key: 'failure.title' | 'retry') => text('de', 'portal', key);

test('IDP-04 a tenant that is slow to say who somebody is takes away neither screen nor words', async ({
  visit,
}) => {
  const before = (page: Page) => silence(page, 'userinfo');
  const page = await visit(newTicket, { as: 'customer', expected: [unanswered], before });
  await screen(page, 'New ticket');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/userinfo'));
  await field(page, 'Description').fill('Every 30th piece is above the limit.');
  await givenUp;
  expect(await field(page, 'Description').inputValue()).toBe('Every 30th piece is above the limit.');
  await field(page, 'Subject').fill('Still here');
  await page.getByRole('heading', { level: 1, name: 'New ticket' }).waitFor();
});

test('IDP-03 where a tenant does not answer at all one click tries again, at the address that was wanted', async ({
  visit,
}) => {
  const page = await visit('/de/mykomax', { expected: [unanswered] });
  await enterPortal(page, 'customer', '/de/mykomax');
  const path = '/de/mykomax/tickets/list?status=closed';
  await page.evaluate(() => localStorage.clear());
  await silence(page, '.well-known/openid-configuration');
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: words('failure.title') }).waitFor();
  await answers(page);
  await page.getByRole('button', { name: words('retry') }).click();
  await screen(page, 'Tickets');
  expect(page.url()).toContain(path);
});

test('IDP-03 on a slow line, where the first question comes too late, the next one opens the screen by itself', async ({
  visit,
}) => {
  const page = await visit('/de/mykomax', { expected: [unanswered] });
  await enterPortal(page, 'customer', '/de/mykomax');
  await page.evaluate(() => localStorage.clear());
  let attempts = 0;
  await page.route('**/.well-known/openid-configuration*', (route) => {
    attempts += 1;
    return attempts > 1 ? route.continue() : undefined;
  });
  await page.goto('/de/mykomax/tickets/list');
  await screen(page, 'Tickets');
  expect(attempts).toBe(2);
});

test('IDP-02 a sign-in that the tenant leaves half-done leads on to what was wanted', async ({ visit }) => {
  const path = '/en/mykomax/tickets/list?status=closed';
  const page = await visit(path, { expected: [unanswered] });
  await page.waitForURL('**/sign-in?*');
  await silence(page, 'access_token');
  await signIn(page, 'customer');
  const again = page.getByRole('main').getByRole('link', { name: text('en', 'signIn', 'callback.again') });
  await again.waitFor();
  await answers(page);
  await again.click();
  await screen(page, 'Tickets');
  expect(page.url()).toContain(path);
});
