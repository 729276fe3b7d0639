import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { mailTo, pathIn } from '../../support/browser/arrived-mail.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { samplePassword } from '../../support/server.ts';
import { accessTo, change, openPerson } from '../../support/site/people.ts';
import { expectNotice, screen, serviceLink } from '../../support/site/portal.ts';
import { fillInStep, people, sendStep } from '../../support/site/sign-in.ts';
import { openSiteWithMails } from '../../support/site-with-mails.ts';
import { text } from '../../support/texts.ts';

const { mails, at } = openSiteWithMails({ TRUST_PROXY: '1' });
const password = 'ein Regenschirm auf dem Mond';

let visitors = 0;
/** A visitor without earlier attempts. */
function newVisitor() {
  visitors += 1;
  const address = `198.51.100.${visitors}`;
  return {
    // An editor whose sessions end meanwhile notices it with the next response.
    expected: [/^answered 401: |status of 401 /],
    before: (page: Page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address }),
  };
}

/** Registers and confirms the address; ends on the dashboard. */
async function register(visit: Visit, email: string, firstName: string, lastName: string): Promise<Page> {
  const page = await visit(at('/en/register'), newVisitor());
  await fillInStep(page, { email, firstName, lastName, newPassword: password, terms: true });
  await sendStep(page);
  await page.goto(at(pathIn(await mailTo(mails, email), '/en/register')));
  await fillInStep(page, { password });
  await sendStep(page);
  await page.waitForURL('**/en/mykomax');
  return page;
}

async function comeIn(visit: Visit, email: string, path: string, secret = samplePassword): Promise<Page> {
  const page = await visit(at(path), newVisitor());
  await page.waitForURL('**/sign-in?*');
  await fillInStep(page, { email, password: secret });
  await sendStep(page);
  await page.waitForURL(`**${new URL(at(path)).pathname}*`);
  return page;
}

async function findCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Find your company' }).click();
  await screen(page, 'Which company do you work for?');
}

async function fillIn(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('textbox', { name: /^Where do you work/ }).fill('Plauen, hand stations');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expectNotice(page, 'Your request is on its way.');
}

const letters = (email: string, words: string) =>
  mails.arrived.filter(({ to, text }) => to === email && text.includes(words));

describe('UAD-01 registering without an invitation', () => {
  test('by the serial number on the plate: the administrator accepts, and the machines are there', async ({
    visit,
  }) => {
    const page = await register(visit, 'jan.krug@elsewhere.example', 'Jan', 'Krug');
    await findCompany(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('alert').getByText('Please enter the serial number').waitFor();
    await fillIn(page, 'Serial number on the plate', '455 1187');
    await page.getByRole('region', { name: 'Requests on their way' }).getByText('455 1187').waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Nordlicht');

    await expect.poll(() => letters(people.administrator, 'jan.krug@elsewhere.example').length).toBe(1);
    const [mail] = letters(people.administrator, 'jan.krug@elsewhere.example');
    expect(mail?.text).toContain('Plauen, hand stations');
    const path = pathIn(mail!, '/user-admin').replace(/^\/\w\w\//, '/en/');
    const desk = await comeIn(visit, people.administrator, path);
    await screen(desk, 'Jan Krug');
    await change(desk, 'Inventory', 'Accept request', 'Active');
    await accessTo(desk, 'Tickets')
      .getByRole('button', { name: /^Accept request/ })
      .waitFor();

    const again = await comeIn(visit, 'jan.krug@elsewhere.example', '/en/mykomax', password);
    await serviceLink(again, 'Inventory').click();
    await screen(again, 'Inventory');
    await again.getByText('455.1187').first().waitFor();
  });

  test('by the name, known or not: the same is seen, and the mail goes to whom it concerns', async ({
    visit,
  }) => {
    const page = await register(visit, 'pia.lorenz@elsewhere.example', 'Pia', 'Lorenz');
    await findCompany(page);
    await page.getByRole('link', { name: 'Company name' }).click();
    const seenAfter = async (name: string) => {
      await fillIn(page, 'Company name', name);
      const requests = page.getByRole('region', { name: 'Requests on their way' });
      await requests.getByText(name, { exact: true }).waitFor();
      return page.getByRole('main').innerText();
    };
    const known = await seenAfter('Nordlicht Kabelsysteme');
    const unknown = await seenAfter('Niemand und Söhne');
    expect(unknown).toContain('Niemand und Söhne');
    expect(known.split('Company name').length).toBe(unknown.split('Company name').length - 1);
    await expect.poll(() => letters(people.administrator, 'pia.lorenz@').length).toBe(1);
    await expect.poll(() => letters(people.internalAdministrator, 'Niemand und Söhne').length).toBe(1);
    const toPia = () => mails.arrived.filter(({ to }) => to === 'pia.lorenz@elsewhere.example');
    await expect.poll(() => toPia().length).toBe(3);
    const own = toPia().slice(1);
    const words = own.map(({ text }) => text.replace(/Nordlicht Kabelsysteme|Niemand und Söhne/g, '…'));
    expect(new Set(words).size).toBe(1);
    await page.goto(at('/en/mykomax'));
    await page.getByRole('region', { name: 'You do not belong to a company yet' }).waitFor();
    await page.goto(at('/en/mykomax/company?way=name'));
    await screen(page, 'Which company do you work for?');
    await resize(page, 320);
    await expectNoOverflow(page);
  });

  test('by the address, once an administrator who has one there allows it', async ({ visit }) => {
    const desk = await comeIn(visit, people.administrator, '/en/mykomax/user-admin');
    await desk.getByRole('link', { name: 'Who may join' }).click();
    await screen(desk, 'Who may join');
    await desk.getByText('No addresses are allowed yet.').waitFor();
    await desk.getByRole('radio', { name: 'join at once, with tickets and inventory' }).check();
    await desk.getByRole('button', { name: 'Allow addresses at nordlicht.example' }).click();
    await desk.getByRole('button', { name: 'No longer allow nordlicht.example' }).waitFor();
    await expectNoViolations(desk);

    const page = await register(visit, 'ole.brandt@nordlicht.example', 'Ole', 'Brandt');
    await findCompany(page);
    await page.getByRole('heading', { name: 'Your address fits Nordlicht Kabelsysteme GmbH' }).waitFor();
    await page.getByRole('button', { name: /^Join/ }).click();
    await expectNotice(page, 'You now belong to Nordlicht Kabelsysteme GmbH.');
    const again = await comeIn(visit, 'ole.brandt@nordlicht.example', '/en/mykomax/inventory', password);
    await again.getByText('455.1187').first().waitFor();
  });
});

test('UAD-01 a lost phone: the administrator resets the second factor, the sessions end, a mail tells, and the password is enough again', async ({
  visit,
}) => {
  const own = await comeIn(visit, people.customer, '/en/mykomax/account');
  await own.getByRole('button', { name: 'Set up app' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByRole('img', { name: 'Code to scan with the app' }).waitFor();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Six digits').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await own.getByRole('dialog', { name: 'Recovery codes' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const desk = await comeIn(visit, people.administrator, '/en/mykomax/user-admin');
  await openPerson(desk, 'Eva Brandt');
  const panel = desk.getByRole('region', { name: 'Logging in' });
  await panel.getByText('Sessions: 1').waitFor();
  await panel.getByRole('button', { name: 'Reset second factor' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click();
  await expectNotice(desk, 'The second factor of Eva Brandt is reset.');
  await panel.getByText('None', { exact: true }).waitFor();
  await panel.getByText('Sessions: 0').waitFor();
  await expect
    .poll(() =>
      mails.arrived
        .filter(({ to }) => to === people.customer)
        .map(({ text }) => text)
        .join('\n'),
    )
    .toMatch(/zweite[nr]? Faktor/);

  await own.goto(at('/en/mykomax/inventory'));
  await own.waitForURL('**/sign-in?*');
  await fillInStep(own, { email: people.customer, password: samplePassword });
  await sendStep(own);
  await screen(own, 'Inventory');

  await desk.reload();
  await panel.getByText('Sessions: 1').waitFor();
  await panel.getByRole('button', { name: 'End all sessions' }).click();
  await expectNotice(desk, 'Sessions ended.');
  await panel.getByText('Sessions: 0').waitFor();
  // A second time within a minute: the sign-in page again, and not an endless redirect.
  await own.getByRole('main').getByRole('searchbox').fill('455');
  await own.waitForURL('**/sign-in?*');
});

test('UAD-01 the serial number comes from a photo of the plate where the browser reads codes, and is typed elsewhere', async ({
  visit,
}) => {
  const path = '/en/mykomax/company?way=serialNumber';
  const t = (key: string) => text('en', 'portal', key);
  const plain = await visit(path, { as: 'administrator' });
  await plain.getByLabel(t('company.serialNumber')).waitFor();
  expect(await plain.getByRole('button', { name: t('company.scan') }).count()).toBe(0);
  // The browser of the tests has no barcode detector: a phone's is imitated, and finds no code in the second
  // photo.
  const before = (page: Page) =>
    page.addInitScript(() => {
      const found = [[{ rawValue: 'https://id.group.example/01/07612345000012/21/455.1187' }], []];
      const reader = class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => found.shift() ?? [];
      };
      Object.assign(globalThis, { BarcodeDetector: reader });
    });
  const page = await visit(path, { as: 'administrator', before, width: 390 });
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const photo = { name: 'plate.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('company.scan') }).click();
    await (await chooser).setFiles(photo);
  };
  await choose();
  await page.getByText('455.1187').waitFor();
  expect(await page.getByLabel(t('company.serialNumber')).inputValue()).toBe('455.1187');
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await choose();
  await page.getByText(t('company.scan.none')).waitFor();
  expect(await page.getByLabel(t('company.serialNumber')).inputValue()).toBe('455.1187');
});
