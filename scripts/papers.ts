/**
 * Prints the documents of the sample company: `node scripts/papers.ts [key …]` renders
 * seed/company/papers/{key}-{language}.html as seed/company/media/{key}-{language}.pdf, and its English cover
 * as seed/company/media/cover-{key}.webp.
 *
 * The results are committed, because a PDF contains the time of its creation and so differs with every print.
 * Run it after a document was changed.
 */
import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../tests/support/browser/chromium.ts';
import { packPdf } from './papers/pdf/pack-pdf.ts';
import { threeTypefaces, writeTypefaces } from './papers/typefaces/typefaces.ts';

const papers = fileURLToPath(new URL('../seed/company/papers', import.meta.url));
const media = fileURLToPath(new URL('../seed/company/media', import.meta.url));
const wanted = process.argv.slice(2);

/** The size of an A4 sheet in CSS pixels, and that of a cover on high-density screens. */
const sheet = { width: 794, height: 1123 };
const cover = { width: 384, height: 543 };

const scratch = mkdtempSync(join(tmpdir(), 'papers-'));
const typefaces = await writeTypefaces(scratch, threeTypefaces);
/**
 * Without hinting, glyphs keep the typeface's positions; otherwise readers of a PDF see gaps within words.
 */
const args = ['--no-sandbox', '--font-render-hinting=none'];
const browser = await chromium.launch({ executablePath: findChromium(console.log), args });
const page = await browser.newPage({ viewport: sheet });
for (const name of readdirSync(papers).filter((file) => file.endsWith('.html'))) {
  const paper = name.replace('.html', '');
  const key = paper.replace(/-(en|de)$/, '');
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  await page.goto(pathToFileURL(join(papers, name)).href);
  await page.evaluate(useTypefaces, typefaces);
  const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  const identifier = hash('sha256', readFileSync(join(papers, name)), 'hex').slice(0, 32);
  writeFileSync(join(media, `${paper}.pdf`), packPdf(printed, identifier));
  if (paper.endsWith('-en')) await saveCover(page, join(media, `cover-${key}.webp`));
  console.log(paper);
}
await browser.close();
rmSync(scratch, { recursive: true });

/** Applies the typefaces of a style sheet to the page, and waits until they are loaded. */
async function useTypefaces(address: string): Promise<void> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const isThere = new Promise((resolve) => sheet.addEventListener('load', resolve));
  document.head.append(sheet);
  await isThere;
  await document.fonts.ready;
}

/** Saves the first sheet with its margins as a small picture. */
async function saveCover(page: Page, path: string): Promise<void> {
  const slides = await page.evaluate(() => document.body.classList.contains('slides'));
  const size = slides ? { width: sheet.height, height: sheet.width } : sheet;
  await page.setViewportSize(size);
  await page.addStyleTag({ content: 'body { padding: 22mm 20mm 20mm } .cover ~ * { display: none }' });
  const shot = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
  await page.setViewportSize(sheet);
  await sharp(shot)
    .resize({ ...cover, fit: 'contain', background: '#fff' })
    .webp({ quality: 82 })
    .toFile(path);
}
