import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { crimping } from '../../support/site/catalogue.ts';
import { originOf } from '../../support/site.ts';

/** One of the heaviest pages of each kind, in a language with long words or with many bytes per character. */
const heavy = [
  '/hu',
  '/hu/products',
  '/hu/products/finder',
  '/hu/fit',
  `/hu${crimping}/reuss-455`,
  `/ja${crimping}/reuss-455`,
  '/ja/products/wire-processing/higher-automation-platforms',
  '/ja/about-us/locations-and-contacts',
  '/de/services',
  '/de/stories',
  '/de/stories/reading-a-micrograph',
  '/de/invest',
  '/fr/contact',
];

/**
 * The maximum of compressed bytes, as pages are cached: for everything that a page needs, by type
 * (docs/decisions/0006).
 */
const most = { markup: 25_000, style: 20_000, script: 106_000, worker: 60_000 } as const;
/** Characters beyond those of the first two font files are loaded after the first screen. */
const firstFonts = 2;

const compressed = (text: string) => brotliCompressSync(text).length;

/** Opens a page and gives the files that it loads by itself, by type. */
async function filesOf(visit: Visit, path: string): Promise<(kind: string) => string[]> {
  const requests: [kind: string, url: string][] = [];
  const before = async (page: Page) => {
    page.on('request', (request) => requests.push([request.resourceType(), request.url()]));
  };
  const page = await visit(path, { before });
  await page.waitForLoadState('networkidle');
  return (kind) => requests.filter(([each]) => each === kind).map(([, url]) => url);
}

test.for(heavy)('PAG-01 STY-01 %s keeps to the weight of a page', async (path, { visit }) => {
  const { text: html } = await sendRequest(originOf('main') + path);
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(compressed(html.replace(style, () => '')), 'markup').toBeLessThanOrEqual(most.markup);
  expect(compressed(style), 'style').toBeLessThanOrEqual(most.style);
  expect(html.match(/<link rel="preload" as="font"/g)?.length, 'fonts').toBe(firstFonts);

  const files = await filesOf(visit, path);
  const scripts = await Promise.all(
    [...new Set(files('script'))].map(async (address) => ({
      isWorker: /\.worker-/.test(address),
      bytes: compressed((await sendRequest(address)).text),
    })),
  );
  const weigh = (isWorker: boolean) =>
    scripts.filter((one) => one.isWorker === isWorker).reduce((sum, { bytes }) => sum + bytes, 0);
  const script = weigh(false);
  // Loaded when the page is complete, so that a file that is dropped on it needs no request (0113).
  expect(weigh(true), 'worker').toBeLessThanOrEqual(most.worker);
  expect(script, 'script').toBeGreaterThan(0);
  expect(script, 'script').toBeLessThanOrEqual(most.script);
  expect(files('stylesheet')).toEqual([]);
});
