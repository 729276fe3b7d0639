import { afterAll, beforeAll, expect } from 'vitest';
import { type ContentProxy, startContentProxy } from '../security/support/content-proxy.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { ask } from '../support/ask.ts';
import { test } from '../support/page-test.ts';
import { freshDataDir, type RunningServer, startServer } from '../support/server.ts';
import { originOf } from '../support/site.ts';
import { text } from '../support/texts.ts';

const data = freshDataDir();
let content: ContentProxy;
let site: RunningServer;

beforeAll(async () => {
  content = await startContentProxy(`${originOf('main')}/graphql/content`);
  site = await startServer({
    DATA_DIR: data.path,
    CONTENT_API_URL: content.url,
    CONTENT_API_TOKEN: 'unknown-to-the-other',
    LOG_LEVEL: 'silent',
  });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await content?.close();
  await data.remove();
});

test('SYS-05 SYS-06 without content a page answers 503 with the maintenance page, in the reader’s language', async ({
  visit,
}) => {
  await content.suffer('none');
  expect((await ask(`${site.address}/de/contact`)).status).toBe(200);
  await content.suffer('down');
  const page = await visit(`${site.address}/de/about-us`, {
    status: 503,
    // The other content back end keeps its pictures itself.
    expected: [/^answered 404: .*\/image\//, /^console error: .*status of 404/],
  });
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(
    text('de', 'error', 'maintenance.title'),
  );
  expect(await main.textContent()).toContain(text('de', 'error', 'maintenance.text'));
  expect(await main.getByRole('link', { name: text('de', 'error', 'goHome') }).getAttribute('href')).toBe(
    '/',
  );
  await expectNoViolations(page);

  // What was drawn before stands.
  expect((await page.goto(`${site.address}/de/contact`))?.status()).toBe(200);
  await content.suffer('none');
  expect((await page.goto(`${site.address}/de/about-us`))?.status()).toBe(200);
});
