import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { openMenu } from '../../support/site/frame.ts';

test('NAV-05 who wants little motion gets none', async ({ visit }) => {
  const page = await visit('/en', { reducedMotion: 'reduce' });
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).scrollBehavior)).toBe('auto');
});

test('NAV-05 where little motion is wanted, no element has a transition: a window of another width would begin one of each', async ({
  visit,
}) => {
  const page = await visit('/en', { reducedMotion: 'reduce' });
  const durations = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    return [...new Set(elements.map((element) => getComputedStyle(element).transitionDuration))];
  });
  expect(durations).toEqual(['0s']);
});

test('NAV-01 in forced colours the menu and its focus stay visible', async ({ visit }) => {
  const page = await visit('/en', { forcedColors: 'active' });
  const item = await openMenu(page, 'Products');
  const link = item.getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return { outlineStyle, isVisible: Number.parseFloat(outlineWidth) >= 2 };
  });
  expect(outline).toEqual({ outlineStyle: 'solid', isVisible: true });
  // axe reads the colours of the page, not the forced ones.
  await expectNoViolations(page, { without: ['color-contrast'] });
});

test('NAV-01 at 200 % zoom nothing runs out of the window, and everything can be reached', async ({
  visit,
}) => {
  const page = await visit('/en', { width: 640, height: 400, deviceScaleFactor: 2 });
  await expectNoOverflow(page);
  const item = await openMenu(page, 'Products');
  expect(await item.getByRole('link').first().isVisible()).toBe(true);
});

test.for(['de', 'hu', 'ja'])(
  'LOC-01 the long words of %s fit a narrow window',
  async (language, { visit }) => {
    const page = await visit(`/${language}`, { width: 320, height: 640 });
    for (const path of ['', '/contact', '/products', '/about-us']) {
      await page.goto(`/${language}${path}`);
      await expectNoOverflow(page);
    }
  },
);

test('PAG-01 on paper the page stands without menu, buttons and colours of the screen', async ({ visit }) => {
  const page = await visit('/en/about-us');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation', { name: 'Main navigation' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Quick contact' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
