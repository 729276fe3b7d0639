import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { leave } from '../../support/site/frame.ts';

const table = [
  'Cross-section;Length (mm);Colour;End 1;End 2;Count',
  '0,5;1200;red;SECRET-4711;;3',
  '2,5;800;black;SECRET-4712 seal;SECRET-4711;2',
  '6;900;blue;SECRET-4713;ferrule;1',
].join('\n');

const live = (page: Page) => page.locator('[data-island="fit"] [data-live]').waitFor();
const choose = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const machine = (page: Page, name: string) =>
  page
    .locator('#machines')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const bar = (page: Page, name: string) => machine(page, name).getByRole('img', { name: /complete/ });

describe('CAT-07 a harness file is held against the machines', () => {
  test('in the browser, without a request, and offline', async ({ visit }) => {
    const page = await visit('/en/fit', { ownWindow: true });
    await live(page);
    await expectNoViolations(page);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length))
      .toBeGreaterThan(30);
    // The list of the build's pages is loaded shortly after the page (web/site/frame/build-watch.ts).
    const isListed = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/'));
    await expect.poll(() => page.evaluate(isListed)).toBe(true);
    await page.context().setOffline(true);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.url());
    });
    await choose(page, 'SECRET-harness.csv', table);
    await bar(page, 'Reuss 520').waitFor();
    expect(await bar(page, 'Reuss 520').getAttribute('aria-label')).toBe(
      '5 complete, 1 need another machine for a step, 0 to be checked, 0 not possible',
    );
    await page.getByText('Requests since you chose the file: 0').waitFor();
    expect(requests).toEqual([]);
    await expectNoViolations(page);
    await page.context().setOffline(false);
  });

  test('the reader is delivered with a policy that lets it load and send nothing', async ({ visit }) => {
    const page = await visit('/en/fit');
    const [worker] = await Promise.all([
      page.waitForResponse((response) => /reader\.worker/.test(response.url())),
      page.reload(),
    ]);
    expect(worker.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(worker.headers()['content-security-policy']).not.toContain('connect-src');
  });

  test('the sample: bars, a set, wires with the reason, the time with its assumptions', async ({ visit }) => {
    const page = await visit('/en/fit');
    await live(page);
    await page.getByRole('button', { name: /Try a sample/ }).click();
    await page.getByRole('heading', { name: '3 machines make all of it together' }).waitFor();
    expect(await bar(page, 'Reuss 520').getAttribute('aria-label')).toMatch(
      /^19 complete, 0 .*, 4 .*, 1 not/,
    );
    const wires = page.locator('#wires');
    await wires.getByRole('button', { name: /^Not possible/ }).click();
    expect(await wires.getByRole('row').count()).toBe(2);
    await wires.getByText('Jacket that it does not strip: 1.').waitFor();
    const time = page.locator('#time');
    const result = time.getByRole('figure').getByRole('status');
    const before = await result.innerText();
    await time.getByRole('spinbutton', { name: 'Efficiency, %' }).fill('50');
    await expect.poll(() => result.innerText()).not.toBe(before);
    await page.getByRole('checkbox', { name: 'Splices are made elsewhere' }).check();
    expect(await bar(page, 'Rigi 820 Test').getAttribute('aria-label')).toMatch(/^1[5-9] complete, 0 need/);
    await page.getByRole('combobox', { name: 'Configuration' }).selectOption({ label: 'Basic' });
    await page.locator('#sum').getByText('11', { exact: true }).waitFor();
    await machine(page, 'Reuss 455').getByRole('radio').check();
    await time.getByText(/names its output for one length only/).waitFor();
  });

  test('the link and the enquiry hold counts, and no name or part number of the file', async ({ visit }) => {
    const page = await visit('/en/fit');
    await live(page);
    await choose(page, 'SECRET-harness.csv', table);
    const label = await bar(page, 'Reuss 520').getAttribute('aria-label');
    const href = await page.getByRole('link', { name: /Copy a link to the summary/ }).getAttribute('href');
    expect(href?.length).toBeLessThan(2000);
    expect(href).not.toMatch(/SECRET|4711/);
    const other = await visit(href ?? '');
    await other.getByRole('heading', { name: 'A summary that was sent as a link' }).waitFor();
    expect(await bar(other, 'Reuss 520').getAttribute('aria-label')).toBe(label);
    await leave(page, () =>
      page
        .getByRole('link', { name: /Ask an expert/ })
        .last()
        .click(),
    );
    const text = await page.getByRole('main').getByRole('textbox', { name: 'Details' }).inputValue();
    expect(text).toContain('Wires: 6;');
    expect(text).not.toMatch(/SECRET|4711/);
  });

  test('a file that breaks off says where, and the page goes on with what was read', async ({ visit }) => {
    const page = await visit('/en/fit');
    await live(page);
    await choose(page, 'bomb.kbl', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>');
    await page
      .getByRole('alert')
      .getByText(/declares a document type/)
      .waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'unknown.csv', 'a;b\n0,5;1200\n1;300');
    await page
      .getByRole('combobox', { name: 'a', exact: true })
      .selectOption({ label: 'Cross-section, mm²' });
    await page.getByRole('combobox', { name: 'b', exact: true }).selectOption({ label: 'Length' });
    await page.getByRole('button', { name: 'Read with these columns' }).click();
    await page
      .locator('#machines')
      .getByRole('img', { name: /complete/ })
      .first()
      .waitFor();
  });

  test('a table is pasted, in the units of the reader', async ({ visit }) => {
    const page = await visit('/en/fit');
    await live(page);
    await page.getByRole('textbox', { name: /Paste a table/ }).fill(table.replaceAll(';', '\t'));
    await page.getByRole('button', { name: 'Read the table' }).click();
    await bar(page, 'Reuss 520').waitFor();
    await page.getByRole('radio', { name: 'AWG, in' }).press('Space');
    expect((await page.locator('#wires').innerText()).replaceAll('\u00a0', ' ')).toContain('14 AWG');
  });

  test('without script it says what it does, and leads on', async ({ visit }) => {
    const page = await visit('/en/fit', { script: false });
    await page.getByText(/needs JavaScript/).waitFor();
    expect(await page.getByLabel('Choose a file').count()).toBe(0);
    await leave(page, () => page.getByRole('link', { name: 'Draw a lead' }).click());
    expect(new URL(page.url()).pathname).toBe('/en/products/finder');
  });

  test.for(['de', 'ja', 'fr'] as const)('/%s/fit on a phone', async (language, { visit }) => {
    const page = await visit(`/${language}/fit`, { width: 390 });
    await live(page);
    await expectNoOverflow(page);
    await page.locator('[data-island="fit"] button').first().click();
    await page.locator('#machines').waitFor();
    await expectNoOverflow(page);
    await expectNoViolations(page);
  });
});
