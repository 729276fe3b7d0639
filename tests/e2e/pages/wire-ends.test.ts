import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';

const path = '/en/wire-ends';

const slider = (page: Page) => page.getByRole('slider', { name: /^Before and after/ });
/** All wire ends, or those of one kind, by their names. */
const shownEnds = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img'), visible: true })
    .getByRole('heading');
/** Chooses a kind by its label; the radio button itself is visually hidden. */
const chooseKind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of wire end' }).getByText(name).click();

/** The boxes of the two pictures: on top of each other, or side by side. */
async function boxesOf(page: Page): Promise<{ x: number; y: number }[]> {
  const sides = page.locator('ui-before-after figure');
  return Promise.all([0, 1].map(async (index) => (await sides.nth(index).boundingBox())!));
}

/** How much of the second picture is clipped, as the browser computes it. */
const cutOf = (page: Page) =>
  page
    .locator('ui-before-after figure')
    .nth(1)
    .evaluate((side) => getComputedStyle(side).clipPath);

test('the line between before and after follows the slider, by keys', async ({ visit }) => {
  const page = await visit(path);
  await page.locator('ui-before-after:defined').waitFor();
  await expect.poll(() => cutOf(page)).toContain('50%');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cutOf(page)).toContain('52%');
  await page.keyboard.press('Home');
  await expect.poll(() => cutOf(page)).toMatch(/^inset\(0(px|%)?( 0(px)?)*( 0%)?\)$/);
});

test('without script both pictures stand whole beside each other, and kinds can be chosen', async ({
  visit,
}) => {
  const page = await visit(path, { script: false });
  const [before, after] = await boxesOf(page);
  expect(after!.x > before!.x || after!.y > before!.y).toBe(true);
  await expect.poll(() => slider(page).isVisible()).toBe(false);
  const all = await shownEnds(page).count();
  await chooseKind(page, 'Crimped');
  await expect.poll(() => shownEnds(page).allTextContents()).toContain('Crimped terminal');
  expect(await shownEnds(page).count()).toBeLessThan(all);
});

test('a chip says how many ends there are of a kind, and shows as many', async ({ visit }) => {
  const page = await visit(path);
  const kinds: Locator = page.getByRole('group', { name: 'Kind of wire end' }).getByRole('radio');
  const all = await shownEnds(page).count();
  let sum = 0;
  for (const index of Array.from({ length: (await kinds.count()) - 1 }, (_, place) => place + 1)) {
    await kinds.nth(index).focus();
    await page.keyboard.press('Space');
    const name = await kinds.nth(index).evaluate((radio) => radio.closest('label')!.textContent);
    const count = Number(/\d+$/.exec(name)?.[0]);
    await expect.poll(() => shownEnds(page).count()).toBe(count);
    sum += count;
  }
  expect(sum).toBe(all);
});

test('LOC-05 values change with the units, and each end leads to the machine that makes it', async ({
  visit,
}) => {
  const page = await visit(path);
  const crimped = page.getByRole('listitem').filter({ hasText: 'Crimped terminal' });
  const height = crimped.getByRole('definition').nth(1);
  await expect.poll(() => height.innerText()).toBe('1.12\u00a0mm\u00a0± 0.03\u00a0mm');
  await page.locator('ui-units:defined').waitFor();
  await page.getByRole('button', { name: 'Imperial' }).click();
  await expect.poll(() => height.innerText()).toBe('0.044\u00a0in\u00a0± 0.001\u00a0in');
  await crimped.getByRole('link', { name: 'Reuss 520' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reuss 520' }).waitFor();
});

test.for([
  { width: 1440, colorScheme: 'light' },
  { width: 820, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)('WCAG-01 the page fits and can be read at $width, $colorScheme', async (look, { visit }) => {
  const page = await visit(path, look);
  await expectNoViolations(page);
  await expectNoOverflow(page);
});

test('the menu leads to the wire ends from where capabilities stand', async ({ visit }) => {
  const page = await visit('/en/products', { script: false });
  await expect.poll(() => page.locator('header a[href="/en/wire-ends"]').count()).toBeGreaterThan(0);
});
