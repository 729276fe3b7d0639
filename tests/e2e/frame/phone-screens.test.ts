import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { overflowOf, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { complete } from '../../support/site/portal.ts';
import type { Person } from '../../support/site/sign-in.ts';

// The languages with the longest words.
const languages = ['de', 'hu'] as const;
const phones = [390, 320];

const portal: Partial<Record<Person, readonly string[]>> = {
  customer: [
    '',
    '/account',
    '/company?way=name',
    '/wire-flow',
    '/downloads',
    '/inventory',
    '/inventory?view=tree',
    '/inventory/old',
    '/inventory/M-0002',
    '/tickets/list?status=all',
    '/tickets/newticket?machine=M-0001',
  ],
  administrator: [
    '/user-admin',
    '/user-admin/invite',
    '/user-admin/invite-many',
    '/user-admin/joining',
    '/user-admin/e78a3f11-ae89-586d-8d3e-1488ecaa19d6',
  ],
  employee: [
    '',
    '/tickets/list',
    '/tickets/newticket',
    '/inventory',
    '/downloads/releases',
    '/downloads/releases/lumen-plan-9.2.0',
  ],
  internalAdministrator: ['/user-admin', '/user-admin/requests'],
};

const editor = [
  '',
  '/pages',
  '/pages/new',
  '/stories',
  '/releases',
  '/catalogue',
  '/catalogue/import',
  '/catalogue/structure',
  '/calendar',
  '/media',
  '/navigation',
  '/texts',
  '/themes',
  '/themes/Komax',
  '/records',
  '/records/redirect',
  '/translation',
  '/import',
  '/health',
  '/status',
  '/enquiries',
  '/organisations',
  '/machines',
  '/webhooks',
  '/tokens',
  '/bin',
  '/team',
];

/** The elements that overflow some screens on phones. */
async function standingOut(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, address] of addresses.entries()) {
    if (index > 0) await page.goto(address);
    await page.locator('main h1').first().waitFor();
    await complete(page);
    for (const width of phones) {
      await resize(page, width);
      found.push(...(await overflowOf(page)).map((problem) => `${address}: ${problem}`));
    }
  }
  return found;
}

describe.for(languages)('PAG-01 in the long words of %s', (language) => {
  test.for(Object.keys(portal) as Person[])(
    'no screen of the portal is wider than a phone (%s)',
    async (as, { visit }) => {
      const addresses = (portal[as] ?? []).map((path) => `/${language}/mykomax${path}`);
      const page = await visit(addresses[0] ?? '', { as, width: 390, height: 844 });
      expect(await standingOut(page, addresses)).toEqual([]);
    },
  );

  test('no screen of the editor area is wider than a phone', async ({ visit }) => {
    const addresses = editor.map((path) => `/${language}/editor${path}`);
    const page = await visit(addresses[0] ?? '', {
      cookies: await editorCookies('chief'),
      width: 390,
      height: 844,
    });
    expect(await standingOut(page, addresses)).toEqual([]);
  });
});
