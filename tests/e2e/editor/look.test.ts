import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colourRules, expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { newDraft } from '../../support/site/drafts.ts';
import { openBlock, showPart } from '../../support/site/editing.ts';
import { editorCookies, enterEditor } from '../../support/site/editors.ts';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page').trim());

const night = async (visit: Visit, path: string, width = 1440) =>
  visit(path, {
    colorScheme: 'dark',
    width,
    cookies: await editorCookies('chief'),
  });

const arrived = (page: Page) => page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();

test('EDI-05 NAV-07 the editor area looks the same on every site, by day and by night', async ({ visit }) => {
  const grounds = new Map<string, Set<string>>();
  for (const site of ['main', 'wirelane'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit('/en/editor', { site, colorScheme });
      grounds.set(colorScheme, (grounds.get(colorScheme) ?? new Set()).add(await ground(page)));
      await expectNoViolations(page);
    }
  }
  expect([...grounds.values()].map((seen) => seen.size)).toEqual([1, 1]);
  expect(grounds.get('dark')).not.toEqual(grounds.get('light'));
});

test('EDI-05 by night the look comes with the gate and stays behind it; paper is white', async ({
  visit,
}) => {
  const page = await visit('/en/editor', { colorScheme: 'dark' });
  const before = await ground(page);
  await enterEditor(page, 'editor');
  expect(await ground(page)).toBe(before);
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe('#fff');
});

test.for([
  '',
  '/pages',
  '/media',
  '/navigation',
  '/themes',
  '/themes/Default',
  '/texts',
  '/records/redirect',
  '/translation',
  '/stories',
  '/import',
  '/health',
  '/enquiries',
  '/events',
  '/team',
])('EDI-05 WCAG-01 the screen %s can be read by night', async (path, { visit }) => {
  const page = await night(visit, `/en/editor${path}`);
  await arrived(page);
  await expectNoViolations(page, { only: colourRules });
});

test.for([1440, 390])(
  'EDI-05 WCAG-01 the page editor can be read by night at %i px',
  async (width, { visit }) => {
    const id = await newDraft([{ id: 'words', type: 'text', width: 'Inline' }], {
      'words/title': 'By night',
    });
    const page = await night(visit, `/en/editor/pages/${id}`, width);
    await openBlock(page, 'Text');
    await page.locator('.ProseMirror').first().waitFor();
    await expectNoViolations(page, { only: colourRules });
    await showPart(page, 'Settings');
    await expectNoViolations(page, { only: colourRules });
    await expectNoOverflow(page);
  },
);
