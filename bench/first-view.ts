/**
 * Measures the size of the first view of each kind of page: what a browser loads before anybody scrolls, on a
 * phone with three device pixels per CSS pixel and in a window with one. `node bench/first-view.ts
 * http://localhost:3000 [http://localhost:3001]`; with a second address, of another build with the same
 * content, both are compared.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser/browser.ts';
import { findChromium } from '../tests/support/browser/chromium.ts';
import { machine } from '../tests/support/site/catalogue.ts';

const paths = [
  '',
  '/products',
  machine,
  '/services',
  '/solutions/automotive',
  '/stories',
  '/stories/reading-a-micrograph',
  '/about-us',
];
const windows = [
  { width: 390, height: 844, density: 3 },
  { width: 1440, height: 900, density: 1 },
];

/** Sizes in bytes on the wire. `seen`: the pictures in the initial window. */
type Weight = { readonly all: number; readonly pictures: number; readonly seen: number };

const addresses = process.argv.slice(2);
const say = (text: string) => process.stderr.write(`${text}\n`);
const browser = await launchBrowser(findChromium(say));
const rows: string[] = [];
for (const window of windows) {
  for (const path of paths) {
    const weights: Weight[] = [];
    for (const address of addresses) weights.push(await weigh(browser, `${address}/en${path}`, window));
    const figures = weights.flatMap(({ all, pictures, seen }) => [all, pictures, seen].map(kilobytes));
    rows.push(`| /en${path} | ${window.width}@${window.density} | ${figures.join(' | ')} |`);
    say(rows.at(-1)!);
  }
}
await browser.close();
const columns = addresses.flatMap(() => ['all, KB', 'pictures', 'of the window']);
process.stdout.write(
  `| page | window | ${columns.join(' | ')} |\n|---|---|${'--:|'.repeat(columns.length)}\n`,
);
process.stdout.write(`${rows.join('\n')}\n`);

async function weigh(
  browser: Browser,
  url: string,
  { width, height, density }: (typeof windows)[number],
): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const from = urls.get(requestId);
    // The list of the build's pages is loaded for later (web/site/frame/build-watch.ts): whether it has
    // arrived yet is chance.
    if (from?.startsWith('http') && !from.includes('/builds/'))
      sizes.set(from, (sizes.get(from) ?? 0) + encodedDataLength);
  });
  const answer = await page.goto(url);
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
      .map(({ currentSrc }) => currentSrc),
  );
  await context.close();
  const sum = (wanted: (address: string) => boolean) =>
    [...sizes].reduce((total, [address, size]) => total + (wanted(address) ? size : 0), 0);
  return {
    all: sum(() => true),
    pictures: sum((address) => address.includes('/image/')),
    seen: sum((address) => seen.includes(address)),
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
