import { afterAll, beforeAll, expect } from 'vitest';
import { type ContentProxy, startContentProxy } from '../../security/support/content-proxy.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { sendRequest } from '../../support/send-request.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const data = sampleDataDir();
let content: ContentProxy;
let site: RunningServer;

beforeAll(async () => {
  content = await startContentProxy(`${originOf('main')}/graphql/content`);
  site = await startServer({
    DATA_DIR: data.path,
    CONTENT_API_URL: content.url,
    LOG_LEVEL: 'silent',
  });
});

/** The other content back end serves its pictures itself. */
const picturesElsewhere = [/^answered 404: .*\/image\//, /^console error: .*status of 404/];

afterAll(async () => {
  await site?.stop();
  await content?.close();
  await data.remove();
});

const wirelane = (path: string) => site.address.replace('://', '://wirelane.') + path;

test('SYS-05 SYS-06 without content a page answers 503 in the frame of its site, and pages drawn before stand', async ({
  visit,
}) => {
  await content.suffer('none');
  expect((await sendRequest(`${site.address}/de/contact`)).status).toBe(200);
  await content.suffer('down');
  const page = await visit(`${site.address}/de/about-us`, { status: 503, expected: picturesElsewhere });
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(
    text('de', 'error', 'unavailable.title'),
  );
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  await expectNoViolations(page);
  expect((await page.goto(`${site.address}/de/contact`))?.status()).toBe(200);
  await content.suffer('none');
  expect((await page.goto(`${site.address}/de/about-us`))?.status()).toBe(200);
});

test('SYS-01 LOC-05 without content a page that was seen in metric units is drawn in imperial ones, too', async () => {
  await content.suffer('none');
  const address = `${site.address}/de/about-us/history`;
  expect((await sendRequest(address)).status).toBe(200);
  await content.suffer('down');
  const imperial = await sendRequest(address, { headers: { cookie: 'measurement-system=Imperial' } });
  expect([imperial.status, imperial.headers.age]).toEqual([200, undefined]);
  expect((await sendRequest(`${site.address}/de/about-us/code-of-conduct`)).status).toBe(503);
  await content.suffer('none');
});

test('SYS-05 without content to draw even the frame there is the maintenance page, in the reader’s language', async ({
  visit,
}) => {
  await content.suffer('down');
  const page = await visit(wirelane('/de'), { status: 503, expected: picturesElsewhere });
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(
    text('de', 'error', 'maintenance.title'),
  );
  const words = await main.textContent();
  expect(words).toContain(text('de', 'error', 'maintenance.overline'));
  expect(words).toContain(text('de', 'error', 'maintenance.text'));
  expect(await main.getByRole('link', { name: text('de', 'error', 'goHome') }).getAttribute('href')).toBe(
    '/',
  );
  await expectNoViolations(page);
  await content.suffer('none');
  expect((await page.goto(wirelane('/de')))?.status()).toBe(200);
});
