import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { leave } from '../../support/site/frame.ts';

const drawn = 'area=2.5&length=850&end1=seal&end2=terminal&colour=RD';
const finder = (page: Page) => page.getByRole('region', { name: 'Draw your lead' });
const heading = (page: Page) => page.locator('#machines').getByRole('heading', { level: 2 });
/** Waits until the browser has hydrated the finder. */
const live = (page: Page) => page.locator('section[data-live]').waitFor();
const end = (page: Page, number: 1 | 2, name: string) =>
  page.getByRole('group', { name: new RegExp(`End.${number}`) }).getByRole('radio', { name, exact: true });
const machines = (page: Page) =>
  page
    .locator('#machines')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const query = (page: Page) => new URL(page.url()).searchParams;

describe('CAT-07 a lead that is drawn finds the machines that make it', () => {
  for (const script of [true, false])
    test(`by its address, the lightest first; script: ${script}`, async ({ visit }) => {
      const page = await visit(`/en/products/finder?${drawn}`, { script });
      expect(await heading(page).innerText()).toBe('8 machines make this lead');
      const names = await machines(page).getByRole('heading').allInnerTexts();
      expect(names[0]).toBe('Reuss 455');
      expect(names).toContain('Reuss 520');
      const second = machines(page).filter({ hasText: 'Reuss 520' });
      expect(await second.innerText()).toMatch(/about 3100 leads an hour at 850\smm/);
      // For the other machines, the output at this length is unknown.
      expect(await machines(page).first().innerText()).toMatch(/up to 3900 leads an hour, with short leads/);
      const list = page.locator('#machines');
      expect(await list.getByText('loads no seals').count()).toBeGreaterThan(0);
      const near = list.getByRole('listitem').filter({ hasText: 'Linth 610 A' }).first();
      expect(await near.innerText()).toMatch(/ends at 1\.5\smm²; yours is 2\.5\smm²/);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
        /\/en\/products\/finder$/,
      );
      if (script) await expectNoViolations(page);
      const set = near.getByRole('link', { name: /Set 1\.5\smm²/ });
      if (script) {
        await live(page);
        await set.click();
      } else await leave(page, () => set.click());
      await expect.poll(() => query(page).get('area')).toBe('1.5');
      await machines(page).filter({ hasText: 'Linth 610 A' }).waitFor();
    });

  test('as a form where there is no script', async ({ visit }) => {
    const page = await visit('/en/products/finder', { script: false });
    await end(page, 1, 'Ferrule').press('Space');
    await end(page, 2, 'Stripped').press('Space');
    await page.getByRole('combobox', { name: 'Cross-section from a list' }).selectOption('4');
    await page.getByRole('spinbutton', { name: 'Length, mm' }).fill('400');
    await leave(page, () => page.getByRole('button', { name: 'Show machines' }).click());
    expect(query(page).get('area')).toBe('4');
    expect(query(page).get('end1')).toBe('ferrule');
    expect(await machines(page).getByRole('heading').allInnerTexts()).toEqual(['Reuss 635 Cab']);
  });

  test('at once with each choice, by keyboard, and the address follows', async ({ visit }) => {
    const page = await visit(`/en/products/finder?${drawn}`);
    await live(page);
    const area = page.getByRole('slider', { name: 'Cross-section' });
    await area.focus();
    await page.keyboard.press('ArrowRight');
    expect((await area.getAttribute('aria-valuetext'))?.replaceAll('\u00a0', ' ')).toBe('4 mm² (12 AWG)');
    await expect.poll(() => query(page).get('area')).toBe('4');
    await end(page, 1, 'Terminal and seal').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => query(page).get('end1')).toBe('terminal');
    const count = await heading(page).innerText();
    // Announced once the input has settled.
    await expect.poll(() => page.locator('#machines').getByRole('status').first().innerText()).toBe(count);
    await page.reload();
    expect(await heading(page).innerText()).toBe(count);
    // A part of the drawing links to the field that changes it.
    await finder(page).locator('a[href="#area"]').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('area');
  });

  test('in the units of the reader, both cross-sections always there', async ({ visit }) => {
    const page = await visit(`/en/products/finder?${drawn}`);
    await live(page);
    await page.getByRole('link', { name: 'AWG, in' }).click();
    await expect.poll(() => query(page).get('units')).toBe('imperial');
    const text = (await finder(page).innerText()).replaceAll('\u00a0', ' ');
    expect(text).toContain('14 AWG');
    expect(text).toContain('≈ 2.5 mm²');
    expect(text).toContain('33.5 in');
    const length = page.getByRole('spinbutton', { name: 'Length, in' });
    await length.fill('10');
    await expect.poll(() => query(page).get('length')).toBe('254');
    expect(await length.inputValue()).toBe('10');
    const again = await visit(`/en/products/finder?${drawn}&units=imperial`, { script: false });
    expect((await finder(again).innerText()).replaceAll('\u00a0', ' ')).toContain('14 AWG');
  });

  test('or two machines together, or an expert', async ({ visit }) => {
    const page = await visit('/en/products/finder?area=10&length=850&end1=terminal&end2=strip');
    expect(await heading(page).innerText()).toBe('No single machine makes this lead');
    await page.getByText('Two machines make it together:').waitFor();
    const none = await visit('/en/products/finder?area=120&length=850&end1=ferrule&end2=double');
    await none.getByText('No pair of our machines makes it either.').waitFor();
  });

  test('FRM-01 it goes along to an expert, as text to see and change', async ({ visit }) => {
    const page = await visit(`/en/products/finder?${drawn}&od=3.4`);
    await leave(page, () =>
      page.getByRole('link', { name: 'Ask an expert about this lead' }).first().click(),
    );
    const message = page.getByRole('main').getByRole('textbox', { name: 'Details' });
    const text = (await message.inputValue()).replaceAll('\u00a0', ' ');
    expect(text).toContain('Wire: 2.5 mm² (14 AWG), outer diameter 3.4 mm (0.134 in), Red');
    expect(text).toContain('End 1: Terminal and seal; end 2: Terminal');
    expect(text).toContain('/en/products/finder?area=2.5&length=850');
    // Invalid values in an address are not taken over into the message.
    const odd = await visit('/en/forms/contact?area=<b>&message=hello');
    expect(await odd.getByRole('main').getByRole('textbox', { name: 'Details' }).inputValue()).not.toContain(
      '<b>',
    );
  });

  test('CMP-01 and to the comparison', async ({ visit }) => {
    const page = await visit(`/en/products/finder?${drawn}`);
    await live(page);
    const compare = page.getByRole('button', { name: 'Compare: Reuss 455' });
    await compare.click();
    await page.getByRole('button', { name: 'Compare: Reuss 455', pressed: true }).waitFor();
    await leave(page, () => page.getByRole('link', { name: 'Compare 4 machines' }).click());
    expect(query(page).getAll('p')).toHaveLength(4);
    expect(query(page).get('area')).toBe('2.5');
    const lead = page.getByRole('link', { name: /^Your lead: 2\.5.mm², 850.mm/ });
    await lead.waitFor();
    await leave(page, () => page.getByRole('link', { name: 'Differences only' }).click());
    await leave(page, () => lead.click());
    expect(new URL(page.url()).search).toBe(`?${drawn}`);
  });

  test('from the overview and from a search', async ({ visit }) => {
    const overview = await visit('/en/products');
    await leave(overview, () =>
      overview.locator('main').getByRole('link', { name: 'Draw your lead' }).click(),
    );
    await heading(overview).waitFor();
    const search = await visit('/en/search?q=strip+35+mm2');
    await leave(search, () => search.locator('main').getByRole('link', { name: 'Draw your lead' }).click());
    expect(query(search).get('area')).toBe('35');
  });

  test.for([
    ['/de/products/finder?area=0.35', /0,35\smm²/, 390],
    ['/ja/products/finder?area=0.35', /0\.35\smm²、850\smm、端末\s1|端末1：/, 390],
    ['/fr/products/finder?area=120&end1=double&end2=seal', /120\smm²/, 390],
  ] as const)('%s on a phone', async ([path, text, width], { visit }) => {
    const page = await visit(path, { width });
    await live(page);
    expect(await page.locator('#machines').innerText()).toMatch(text);
    await expectNoOverflow(page);
    await expectNoViolations(page);
  });
});
