import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { walkByKeyboard } from '../../support/browser/keyboard.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { expectNothing } from '../../support/nothing.ts';
import { complete, screen } from '../../support/site/portal.ts';
import type { Person } from '../../support/site/sign-in.ts';

type Screen = {
  readonly path: string;
  readonly as: Person;
  /** The heading of the screen. */
  readonly title: string | RegExp;
  /** The link that leads there from the path. */
  readonly link?: string;
};

const jonas = {
  path: 'user-admin/e78a3f11-ae89-586d-8d3e-1488ecaa19d6',
  as: 'administrator',
  title: 'Jonas Keil',
} as const;
const account = { path: 'account', as: 'customer', title: 'Account settings' } as const;
const machine = { path: 'inventory/M-0002', as: 'customer', title: /^Linie 1 rechts|^Reuss/ } as const;
const published = {
  path: 'downloads/releases/lumen-plan-9.2.0',
  as: 'employee',
  title: 'Lumen Plan 9.2.0',
} as const;
const subject = 'Fehlende Tülle wird nicht erkannt';
const ticket = (as: Person): Screen => ({
  path: 'tickets/list?status=all&search=T%C3%BClle',
  as,
  link: subject,
  title: subject,
});

const screens: (Screen & { readonly leastStops: number })[] = [
  { path: '', as: 'customer', title: /^Hello/, leastStops: 8 },
  { ...account, leastStops: 15 },
  { path: 'company?way=name', as: 'newcomer', title: 'Which company do you work for?', leastStops: 6 },
  { path: 'wire-flow', as: 'customer', title: 'Wire flow', leastStops: 3 },
  { path: 'downloads', as: 'customer', title: 'Download centre', leastStops: 5 },
  { path: 'downloads/releases', as: 'employee', title: 'Releases', leastStops: 12 },
  { ...published, leastStops: 3 },
  { path: 'inventory', as: 'customer', title: 'Inventory', leastStops: 15 },
  { path: 'inventory?view=tree', as: 'customer', title: 'Inventory', leastStops: 8 },
  { path: 'inventory/old', as: 'customer', title: 'Old inventory', leastStops: 2 },
  { ...machine, leastStops: 8 },
  { path: 'tickets/list?status=all', as: 'customer', title: 'Tickets', leastStops: 15 },
  { path: 'tickets/list', as: 'employee', title: 'Tickets', leastStops: 15 },
  { path: 'tickets/newticket?machine=M-0001', as: 'customer', title: 'New ticket', leastStops: 6 },
  { ...ticket('customer'), leastStops: 6 },
  { ...ticket('employee'), leastStops: 6 },
  { path: 'user-admin', as: 'administrator', title: 'User administration', leastStops: 8 },
  { path: 'user-admin/joining', as: 'administrator', title: 'Who may join', leastStops: 2 },
  { path: 'user-admin/requests', as: 'internalAdministrator', title: 'Requests for access', leastStops: 6 },
  { path: 'user-admin/invite', as: 'administrator', title: 'Invite a person', leastStops: 10 },
  { ...jonas, leastStops: 6 },
];

async function open(visit: Visit, { path, as, title, link }: Screen): Promise<Page> {
  const page = await visit(`/en/mykomax/${path}`, { as });
  if (link) await page.getByRole('link', { name: link, exact: true }).click();
  await screen(page, title);
  return page;
}

describe('A11Y POR-01 by keyboard alone', () => {
  test.for(screens)(
    '/mykomax/$path as $as: everything is come to in its order, shows the focus and can be left',
    async ({ leastStops, ...where }, { visit }) => {
      const page = await open(visit, where);
      await complete(page);
      await expectNoViolations(page);
      const { stops, problems } = await walkByKeyboard(page, '#content');
      expectNothing(problems, where.path);
      expect(stops.length, stops.join('\n')).toBeGreaterThanOrEqual(leastStops);
    },
  );
});

const dialogs: (Screen & { readonly buttons: readonly (string | RegExp)[] })[] = [
  { ...account, buttons: ['Change password', 'Change email address', 'Add passkey', 'Delete account'] },
  { ...published, buttons: ['Withdraw'] },
  { ...machine, buttons: ['Change own name', 'Report wrong entry'] },
  { ...ticket('customer'), buttons: ['Close ticket'] },
  { ...ticket('employee'), buttons: ['Set status'] },
  {
    ...jonas,
    buttons: [
      'Add application',
      /^Update ?: Inventory/,
      /^Suspend access ?: Inventory/,
      /^Withdraw access ?: Inventory/,
      'Delete user',
    ],
  },
];

describe('A11Y POR-01 dialogs', () => {
  test.for(dialogs)(
    '/mykomax/$path as $as: each opens, keeps the focus, closes by Escape, and gives the focus back',
    async ({ buttons, ...where }, { visit }) => {
      const page = await open(visit, where);
      for (const name of buttons) {
        const button = page.getByRole('main').getByRole('button', { name, exact: true });
        await button.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await expectNoViolations(page, { within: 'dialog[open]' });
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        const { problems } = await walkByKeyboard(page, 'dialog[open]');
        expectNothing(problems, `${where.path} ${name}`);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
      }
    },
  );
});
