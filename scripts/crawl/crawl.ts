// `node scripts/crawl/crawl.ts [report]`: crawls every page of every site in all locales completely, before a
// release. `npm test` only takes samples; here all sizes of all pictures are loaded, and every page in every
// language is checked against the HTML standard and in the browser, wide and narrow. With VNU_JAR (the path
// of vnu.jar) and Java, the Nu checker reads every page, too. CRAWL_ADDRESS names a running site; without it,
// one is started with the sample content.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crawlInBrowser } from '../../tests/crawl/crawl-in-browser.ts';
import { crawlSite } from '../../tests/crawl/crawl-site.ts';
import { checks, describeFaults, type Fault } from '../../tests/crawl/fault.ts';
import { checkWithNu } from '../../tests/crawl/nu-checker.ts';
import { faultsBetween } from '../../tests/crawl/relation-checks.ts';
import { styleGuide } from '../../tests/crawl/style-guide.ts';
import { invalidMarkup } from '../../tests/crawl/validate.ts';
import { findChromium } from '../../tests/support/browser/chromium.ts';
import { freshDataDir, startServer } from '../../tests/support/server.ts';

const report = process.argv[2] ?? '.cache/crawl.json';
const say = (text: string) => process.stdout.write(`${text}\n`);

const data = freshDataDir();
/** The pages for the Nu checker. */
const read = freshDataDir();
const server = process.env.CRAWL_ADDRESS ? undefined : await startServer({ DATA_DIR: data.path });
try {
  const faults = await crawlAll(server?.address ?? process.env.CRAWL_ADDRESS ?? '');
  for (const check of checks) for (const line of describeFaults(faults, check)) say(`${check}: ${line}`);
  say(`${faults.length} faults; the whole list is in ${report}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await server?.stop();
  await Promise.all([data.remove(), read.remove()]);
}

async function crawlAll(main: string): Promise<Fault[]> {
  const origins = [main, main.replace('://', '://wirelane.')];
  // One of each page in each language; countries share the markup of their language.
  const pages: string[] = [];
  const crawl = await crawlSite({
    origins,
    also: styleGuide.map((path) => main + path),
    everyPicture: true,
    say,
    onPage: async ({ address, locale }, html) => {
      if (locale?.includes('-')) return [];
      writeFileSync(join(read.path, `${pages.length}.html`), html);
      pages.push(address);
      return invalidMarkup(address, html);
    },
  });
  say(`${crawl.pages.size} pages read, ${pages.length} of them checked against the HTML standard`);
  const nu = checkWithNu(process.env.VNU_JAR, read.path, pages, say);
  const seen = await crawlInBrowser(pages, findChromium(say), say);
  const faults = [...crawl.faults, ...faultsBetween(crawl), ...nu, ...seen];
  mkdirSync(dirname(report), { recursive: true });
  const counts = Object.fromEntries(
    checks.map((check) => [check, faults.filter((one) => one.check === check).length]),
  );
  const summary = { address: main, pages: crawl.pages.size, inBrowser: pages.length, counts, faults };
  writeFileSync(report, `${JSON.stringify(summary, undefined, 2)}\n`);
  return faults;
}
