import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { leave } from '../../support/site/frame.ts';
import { signIn } from '../../support/site/sign-in.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

type Reason = 'absent' | 'expired' | 'paper' | 'login' | 'request';
const title = (language: string, reason: Reason) => text(language, 'refusedFile', `${reason}.title`);

/** Links that a mail or a page may contain: truncated, used up, meant for others. */
const links: readonly [path: string, status: number, language: string, reason: Reason][] = [
  ['/api/whitepaper/d2lyZS5kZS4x.cut-off', 410, 'cs', 'paper'],
  ['/api/whitepaper/', 410, 'cs', 'paper'],
  ['/api/downloads/wire-flow-4.2/setup.exe?exp=1&sig=none', 403, 'cs', 'expired'],
  ['/api/attachments/00000000-0000-4000-8000-000000000000/crimp.jpg?exp=1&sig=none', 403, 'cs', 'expired'],
  ['/media/none/none.pdf', 404, 'cs', 'absent'],
  ['/file/none', 404, 'cs', 'absent'],
  ['/file/none?l=ja', 404, 'ja', 'absent'],
  ['/file/whitepaper-wire-data?l=fr', 403, 'fr', 'request'],
  ['/file/reuss-410-manual?l=hu&dl=true', 403, 'hu', 'login'],
];

test.for(links)(
  'SYS-05 %s is answered with %i by a page in %s',
  async ([path, status, language, reason], { visit }) => {
    const page = await visit(path, { status, languages: 'cs', width: 390, script: reason !== 'login' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title(language, reason));
    expect((await page.locator('html').getAttribute('lang'))?.slice(0, 2)).toBe(language);
    expect(page.url()).toContain(path);
    await expectNoOverflow(page);
    // A program gets a plain line of text.
    const answer = await sendRequest(`${originOf('main')}${path}`);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('<');
  },
);

test.for(['light', 'dark'] as const)(
  'A11Y the page in place of a file, %s',
  async (colorScheme, { visit }) => {
    const page = await visit('/file/whitepaper-wire-data?l=de', { status: 403, colorScheme });
    await expectNoViolations(page);
  },
);

test('FRM-01 who finds a paper closed gets to its form, with the paper in it', async ({ visit }) => {
  const page = await visit('/file/whitepaper-wire-data?l=de', { status: 403 });
  const onward = page
    .getByRole('main')
    .getByRole('link', { name: text('de', 'refusedFile', 'request.link') });
  await leave(page, () => onward.click());
  expect(new URL(page.url()).pathname).toBe('/de/forms/whitepaper');
  expect(await page.locator('form [name=paper]').inputValue()).toBe('whitepaper-wire-data');
});

test('FIL-01 who signs in for a document gets it', async ({ visit }) => {
  const page = await visit('/file/reuss-410-manual?l=de', { status: 403, expected: [/ERR_ABORTED/] });
  // The script asks who is signed in, and finds nobody.
  await page.waitForURL('**/sign-in?*');
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/file/reuss-410-manual?l=de') && response.status() === 200,
  );
  await signIn(page, 'customer');
  expect((await answered).headers()['content-type']).toBe('application/pdf');
});
