import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { fillIn, formIn, openContactPanel, send, takeTime, thanksIn } from '../../support/site/forms.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorEnquiries', key);

/** Sends an enquiry as a visitor; gives the unique name by which it is found. */
async function sendEnquiry(visit: Visit): Promise<string> {
  const lastName = `Keller ${crypto.randomUUID().slice(0, 8)}`;
  const site = await visit('/en', { before: (page) => page.clock.install() });
  const panel = await openContactPanel(site);
  const form = formIn(panel, 'contact');
  await fillIn(form, {
    firstName: 'Nora',
    lastName,
    email: 'nora@customer.example',
    company: 'Kabelbau AG',
    country: 'CH',
    message: 'First line\nSecond line',
  });
  await takeTime(site);
  await send(form);
  await thanksIn(panel).waitFor();
  return lastName;
}

test('FRM-01 what a visitor sends is read, noted and done with in the editor area', async ({ visit }) => {
  const lastName = await sendEnquiry(visit);
  const page = await visit('/en/editor/enquiries', { cookies: await editorCookies('editor') });
  await page.getByLabel(t('search')).fill(lastName);
  const row = page.getByRole('row').filter({ hasText: lastName });
  await row.getByText(t('state.new')).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await expectNoViolations(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export') }).click();
  expect((await download).suggestedFilename()).toBe('enquiries.csv');

  await row.getByRole('link').click();
  await page.getByText(t('state.seen')).first().waitFor();
  await page.getByText('Second line').waitFor();
  await page.getByText(t('mail.received')).waitFor();
  await page.getByRole('textbox', { name: t('note') }).fill('Called back.');
  await page.getByRole('button', { name: t('note.keep') }).click();
  await page.getByText(t('note.kept')).waitFor();
  await page.getByRole('button', { name: t('set.done') }).click();
  await page.getByRole('button', { name: t('set.seen') }).waitFor();
  await expectNoViolations(page);

  const phone = await visit(new URL(page.url()).pathname, {
    width: 390,
    cookies: await editorCookies('second'),
  });
  expect(await phone.getByRole('textbox', { name: t('note') }).inputValue()).toBe('Called back.');
  await expectNoOverflow(phone);
});

test('FRM-01 whoever is slower sees the other note, and keeps the own words', async ({ visit }) => {
  const lastName = await sendEnquiry(visit);
  const page = await visit('/en/editor/enquiries', { cookies: await editorCookies('editor') });
  await page.getByRole('row').filter({ hasText: lastName }).getByRole('link').click();
  const note = page.getByRole('textbox', { name: t('note') });
  await note.waitFor();
  const other = await visit(new URL(page.url()).pathname, { cookies: await editorCookies('second') });
  const words = crypto.randomUUID();
  await other.getByRole('textbox', { name: t('note') }).fill(`Other ${words}`);
  await other.getByRole('button', { name: t('note.keep') }).click();
  await other.getByText(t('note.kept')).waitFor();

  await note.fill(`Mine ${words}`);
  await page.getByRole('button', { name: t('note.keep') }).click();
  await page.getByText(`Other ${words}`).waitFor();
  expect(await note.inputValue()).toBe(`Mine ${words}`);
  await page.getByRole('button', { name: t('note.keep') }).click();
  await page.getByText(t('note.kept')).waitFor();
});
