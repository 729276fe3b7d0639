// `node scripts/crawl/crawl-pictures.ts [report]`: measures the sharpness of every picture on every page, in
// five windows. `npm test` measures it on one page of each kind (tests/e2e/pages/sharpness.test.ts).
// CRAWL_ADDRESS names a running site; without it, one is started with the sample content. If the original of
// a picture has too few pixels, the fault is in its place on the page (0091).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  leastSharpness,
  measurePictures,
  type ShownPicture,
  windows,
} from '../../tests/crawl/picture-sharpness.ts';
import { everyPageOnce } from '../../tests/crawl/sample.ts';
import { sitemapAddresses } from '../../tests/crawl/sitemap.ts';
import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { findChromium } from '../../tests/support/browser/chromium.ts';
import { freshDataDir, startServer } from '../../tests/support/server.ts';

type Measured = ShownPicture & { readonly page: string; readonly window: string };

const report = process.argv[2] ?? '.cache/pictures.json';
const say = (text: string) => process.stdout.write(`${text}\n`);
const data = freshDataDir();
const server = process.env.CRAWL_ADDRESS ? undefined : await startServer({ DATA_DIR: data.path });
try {
  const main = server?.address ?? process.env.CRAWL_ADDRESS ?? '';
  const listed = await Promise.all([main, main.replace('://', '://wirelane.')].map(sitemapAddresses));
  const measured = await measureAll(listed.flatMap(everyPageOnce));
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, `${JSON.stringify(measured, undefined, 1)}\n`);
  const faults = measured.filter(({ sharpness }) => sharpness < leastSharpness);
  for (const { page, window, place, src, needed, isWhole } of faults) {
    const why = isWhole ? 'all that there is' : 'too small a size';
    say(`${page} at ${window}: ${place} needs ${needed} pixels and has ${src}, ${why}`);
  }
  for (const { width, density } of windows) {
    const window = `${width}@${density}`;
    const shown = measured.filter((picture) => picture.window === window);
    const blurred = shown.filter(({ sharpness }) => sharpness < leastSharpness).length;
    const least = Math.min(...shown.map(({ sharpness }) => sharpness)).toFixed(2);
    say(`| ${window} | ${shown.length} | ${blurred} | ${least} |`);
  }
  say(`${measured.length} pictures, ${faults.length} blurred; see ${report}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await server?.stop();
  await data.remove();
}

async function measureAll(pages: readonly string[]): Promise<Measured[]> {
  const browser = await launchBrowser(findChromium(say));
  const measured: Measured[] = [];
  for (const { width, density } of windows) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
    });
    const queue = pages.values();
    const work = async () => {
      const page = await context.newPage();
      for (const address of queue) {
        await page.goto(address);
        const shown = await measurePictures(page);
        const where = { page: address, window: `${width}@${density}` };
        measured.push(...shown.map((picture) => ({ ...where, ...picture })));
      }
    };
    await Promise.all([work(), work()]);
    await context.close();
    say(`${pages.length} pages measured ${width} points wide with ${density} pixels each`);
  }
  await browser.close();
  return measured;
}
