import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';

const guide = '/style-guide/components';
const floating = 'Floating messages leave after seven seconds.';

test('NAV-09 a message is hidden by its button; its kind is said in words', async ({ visit }) => {
  const page = await visit(guide);
  const message = page.getByRole('alert');
  expect(await message.textContent()).toContain('Error: Something went wrong.');
  await message.getByRole('button', { name: 'Hide' }).click();
  expect(await message.isVisible()).toBe(false);
  expect(await page.getByRole('status').filter({ hasText: 'Thank you.' }).isVisible()).toBe(true);
});

test('NAV-09 the floating message hides itself after 7000 ms', async ({ visit }) => {
  const page = await visit(guide, { stoppedClock: true });
  const message = page.getByRole('status').filter({ hasText: floating });
  await page.clock.runFor(6_900);
  expect(await message.isVisible()).toBe(true);
  await page.clock.runFor(200);
  expect(await message.isVisible()).toBe(false);
});

test('NAV-09 the floating message stays while it is being read', async ({ visit }) => {
  const page = await visit(guide, { stoppedClock: true });
  const message = page.getByRole('status').filter({ hasText: floating });
  await message.hover();
  await page.clock.runFor(20_000);
  expect(await message.isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await page.clock.runFor(7_100);
  expect(await message.isVisible()).toBe(false);
});

test('SPN-01 the spinner turns once per 1080 ms', async ({ visit }) => {
  const page = await visit('/style-guide/buttons', { reducedMotion: 'no-preference' });
  const turning = await page
    .getByRole('status')
    .filter({ hasText: 'Loading machines' })
    .locator('span')
    .first()
    .evaluate((spinner) => {
      const { animationDuration, animationIterationCount, animationTimingFunction } =
        getComputedStyle(spinner);
      return { animationDuration, animationIterationCount, animationTimingFunction };
    });
  expect(turning).toEqual({
    animationDuration: '1.08s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  });
});
