import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { enterEditor } from '../../support/site/editors.ts';
import {
  answered,
  fillIn,
  formIn,
  newVisitor,
  problemAt,
  send,
  summaryOf,
  takeTime,
  thanksIn,
} from '../../support/site/forms.ts';
import { leave } from '../../support/site/frame.ts';
import { text } from '../../support/texts.ts';

const data = sampleDataDir();
let site: RunningServer;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.path, TRUST_PROXY: '1' });
});

afterAll(async () => {
  await site?.stop();
  await data.remove();
});

const at = (path: string) => `${site.address}${path}`;
const t = (key: string) => text('en', 'forms', key);
const words = (key: string) => text('en', 'editorEnquiries', key);

const step = Buffer.from(
  `ISO-10303-21;\nHEADER;\n${'#1=CARTESIAN_POINT();\n'.repeat(300)}END-ISO-10303-21;\n`,
);
const drawing = { name: 'Contact 4711.step', mimeType: '', buffer: step };
const hostile = {
  name: 'Contact.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`<!doctype html>${' '.repeat(5000)}`),
};
const large = (bytes: number) => ({
  name: 'Line.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.alloc(bytes, 1),
});

const buyer = () => ({
  firstName: 'Nora',
  lastName: `Keller ${crypto.randomUUID().slice(0, 8)}`,
  email: `${crypto.randomUUID()}@customer.example`,
  company: 'Kabelbau AG',
  country: 'CH',
  message: 'Please quote 5000 leads with this contact.',
});

const chooser = (form: Locator) => form.locator('input[name=files]');
const rows = (form: Locator) => form.getByRole('list', { name: t('field.files') }).getByRole('listitem');

/** The enquiry of a sender, as editors see it. */
async function openEnquiry(visit: Visit, lastName: string): Promise<Page> {
  const page = await visit(at('/en/editor'));
  await enterEditor(page, 'chief');
  await page.goto(at('/en/editor/enquiries'));
  await page.getByRole('row').filter({ hasText: lastName }).getByRole('link').click();
  await page.getByRole('heading', { name: words('files'), exact: true }).waitFor();
  return page;
}

test('FRM-01 a buyer sends a drawing with script; editors load it and nobody else', async ({ visit }) => {
  const page = await visit(at('/en/contact'), newVisitor());
  const form = formIn(page, 'contact');
  const ada = buyer();
  await fillIn(form, ada);
  await chooser(form).setInputFiles([
    drawing,
    { ...drawing, name: 'Wires.csv', buffer: Buffer.from('1;250\n') },
  ]);
  await expect
    .poll(() =>
      rows(form)
        .filter({ hasText: t('file.done') })
        .count(),
    )
    .toBe(2);
  await expectNoViolations(page);
  await form.getByRole('button', { name: new RegExp(`^${t('file.remove')} ?: ?Wires.csv`) }).click();
  await expect.poll(() => rows(form).count()).toBe(1);
  await page.reload();
  await expect
    .poll(() => rows(form).allTextContents())
    .toEqual([expect.stringContaining('Contact 4711.step')]);
  await takeTime(page);
  await send(form);
  await thanksIn(page).waitFor();

  const editor = await openEnquiry(visit, ada.lastName);
  const link = editor.getByRole('link', { name: drawing.name });
  const href = (await link.getAttribute('href')) ?? '';
  const download = editor.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe(drawing.name);
  expect((await fetch(at(href.replace(/\?.*/, '')))).status).toBe(403);
  await expectNoViolations(editor);

  await editor.getByRole('button', { name: words('delete') }).click();
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: words('delete') })
    .click();
  await expect.poll(() => new URL(editor.url()).pathname).toBe('/en/editor/enquiries');
  expect((await fetch(at(href))).status).toBe(404);
});

test('FRM-01 without script files come with the form, and wait while it is put right', async ({ visit }) => {
  const page = await visit(at('/en/contact'), { ...newVisitor({ script: false }), expected: answered(422) });
  const form = formIn(page, 'contact');
  const { message, ...ada } = buyer();
  await fillIn(form, ada);
  await chooser(form).setInputFiles([drawing, hostile]);
  await leave(page, () => send(form));
  expect(await problemAt(form, 'files')).toBe(t('files.kind'));
  expect(await problemAt(form, 'message')).toBe(t('problem.message'));
  const waiting = form.getByRole('checkbox', { name: new RegExp(drawing.name) });
  expect(await waiting.isChecked()).toBe(true);
  await fillIn(form, { message });
  await leave(page, () => send(form));
  expect(new URL(page.url()).pathname).toBe('/en/forms/contact/sent');

  const editor = await openEnquiry(visit, ada.lastName);
  await editor.getByRole('link', { name: drawing.name }).waitFor();
  expect(await editor.getByRole('link', { name: hostile.name }).count()).toBe(0);
});

test('FRM-02 what is too large costs nothing that was typed, with script and without', async ({ visit }) => {
  const tooLarge = large(uploadLimits.enquiryBytes + 2_000_000);
  for (const script of [true, false]) {
    const page = await visit(at('/en/contact'), { ...newVisitor({ script }), expected: answered(422) });
    const form = formIn(page, 'contact');
    const ada = buyer();
    await fillIn(form, ada);
    await chooser(form).setInputFiles(tooLarge);
    if (!script) await leave(page, () => send(form));
    await expect.poll(() => problemAt(form, 'files')).toContain('25');
    expect(await form.locator('[name=message]').inputValue()).toBe(ada.message);
    expect(await rows(form).count()).toBe(0);
  }
});

test('FRM-01 a file that is not what it says is refused at its field, and the form goes without it', async ({
  visit,
}) => {
  const page = await visit(at('/en/support/support-request'), {
    ...newVisitor(),
    width: 390,
    expected: answered(415),
  });
  const form = formIn(page, 'support');
  await fillIn(form, { ...buyer(), product: 'Reuss 455', serialNumber: '455.1187' });
  await chooser(form).setInputFiles(hostile);
  await expect.poll(() => problemAt(form, 'files')).toBe(`${hostile.name}: ${t('files.kind')}`);
  await expectNoOverflow(page);
  await expectNoViolations(page);
  await takeTime(page);
  await send(form);
  await thanksIn(page).waitFor();
});

test('FRM-02 who sends while a file is on its way reads that the file comes first', async ({ visit }) => {
  const page = await visit(at('/en/contact'), { ...newVisitor(), ownWindow: true });
  const form = formIn(page, 'contact');
  await fillIn(form, buyer());
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/enquiry-uploads/**', async (route) => {
    if (route.request().method() === 'PATCH') await seen;
    await route.continue();
  });
  await chooser(form).setInputFiles(drawing);
  await takeTime(page);
  await send(form);
  await form.getByRole('status').getByText(t('files.awaited')).waitFor();
  go();
  await thanksIn(page).waitFor();
});

test('FRM-01 what was wrong goes as it is mended, at its field and above the form', async ({ visit }) => {
  const page = await visit(at('/en/contact'), {
    ...newVisitor(),
    ownWindow: true,
    expected: answered(422),
  });
  const form = formIn(page, 'contact');
  const { message, lastName, ...others } = buyer();
  await fillIn(form, others);
  await takeTime(page);
  await send(form);
  await expect.poll(() => summaryOf(form)).toHaveLength(2);
  await fillIn(form, { lastName });
  expect(await problemAt(form, 'lastName')).toBeNull();
  expect(await form.locator('[name=lastName]').getAttribute('aria-invalid')).toBeNull();
  expect(await summaryOf(form)).toHaveLength(1);
  await fillIn(form, { message });
  expect(await form.getByRole('alert').count()).toBe(0);
  await send(form);
  await thanksIn(page).waitFor();
});

test('FRM-02 a line that drops stops a file and not the form; it goes on when the line is back', async ({
  visit,
}) => {
  const page = await visit(at('/en/contact'), {
    ...newVisitor(),
    ownWindow: true,
    expected: [
      /ERR_INTERNET_DISCONNECTED/,
      /ERR_FAILED/,
      /request failed/,
      /The build could not be asked for/,
    ],
  });
  const form = formIn(page, 'contact');
  await fillIn(form, buyer());
  await chooser(form).setInputFiles(drawing);
  await rows(form)
    .filter({ hasText: t('file.done') })
    .waitFor();
  await page.context().setOffline(true);
  await chooser(form).setInputFiles({ ...drawing, name: 'Second.step' });
  await rows(form)
    .filter({ hasText: t('file.offline') })
    .waitFor();
  await takeTime(page);
  await send(form);
  await expect.poll(() => problemAt(form, 'files')).toBe(t('files.notArrived'));
  await page.context().setOffline(false);
  await expect
    .poll(() =>
      rows(form)
        .filter({ hasText: t('file.done') })
        .count(),
    )
    .toBe(2);
  await send(form);
  await thanksIn(page).waitFor();
});
