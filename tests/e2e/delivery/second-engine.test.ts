import { test } from '../../support/browser/page-test.ts';
import { expectNoSecondEngineViolations } from '../../support/browser/second-engine.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { complete } from '../../support/site/portal.ts';
import type { Person } from '../../support/site/sign-in.ts';

// A second engine besides axe: IBM Equal Access checks names, labels and roles by its own rules. It checks
// the public pages in tests/crawl/pages.test.ts.

const screens: readonly (readonly [path: string, as: Person])[] = [
  ['', 'customer'],
  ['account', 'customer'],
  ['inventory', 'customer'],
  ['inventory/M-0002', 'customer'],
  ['tickets/list?status=all', 'customer'],
  ['tickets/newticket?machine=M-0001', 'customer'],
  ['downloads', 'customer'],
  ['downloads/releases', 'employee'],
  ['tickets/list', 'employee'],
  ['user-admin', 'administrator'],
  ['user-admin/invite', 'administrator'],
  ['wire-flow', 'customer'],
  ['user-admin/e78a3f11-ae89-586d-8d3e-1488ecaa19d6', 'administrator'],
  ['inventory?view=tree', 'customer'],
  ['downloads/releases/lumen-plan-9.2.0', 'employee'],
  ['inventory/old', 'customer'],
];
test.for(screens)(
  'WCAG-01 the portal\'s screen "%s" as %s by a second engine',
  async ([path, as], { visit }) => {
    const page = await visit(`/en/mykomax/${path}`, { as });
    await complete(page);
    await expectNoSecondEngineViolations(page);
  },
);

const editorScreens = [
  '',
  '/pages',
  '/media',
  '/navigation',
  '/records/redirect',
  '/translation',
  '/stories',
  '/import',
  '/health',
  '/status',
  '/enquiries',
  '/team',
];
test.for(['customer', 'employee'] as const)(
  'WCAG-01 a ticket as %s by a second engine',
  async (as, { visit }) => {
    const page = await visit('/en/mykomax/tickets/list?status=all&search=T%C3%BClle', { as });
    await page.getByRole('link', { name: 'Fehlende Tülle wird nicht erkannt', exact: true }).click();
    await complete(page);
    await expectNoSecondEngineViolations(page);
  },
);

test.for(editorScreens)('WCAG-01 the editor\'s screen "%s" by a second engine', async (path, { visit }) => {
  const page = await visit(`/en/editor${path}`, { cookies: await editorCookies('chief') });
  await complete(page);
  await expectNoSecondEngineViolations(page);
});
