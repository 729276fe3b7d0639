/**
 * Sets the papers of the machines from the sample catalogue: `node scripts/product-papers.ts` writes
 * seed/media/{product}-{type}-{language}.pdf, the cover of each paper as seed/media/cover-{product}-{type}.webp, and names
 * the papers in seed/products/products/{product}.yaml.
 *
 * The results are kept in git, because a PDF holds the time of its making and so differs in every print. Each knows what
 * it was made of, and only those are printed again whose text, pictures or style have changed.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { describe } from '#services/foundation/seed-files/problem.ts';
import { readCatalogue } from '#services/products/import/read-catalogue.ts';
import { findChromium } from '../tests/support/chromium.ts';
import { brochure } from './papers/brochure.ts';
import { dataSheet } from './papers/data-sheet.ts';
import { declaration } from './papers/declaration.ts';
import { declarePapers } from './papers/declare-papers.ts';
import { type Machine, machineIn } from './papers/machine.ts';
import { manual } from './papers/manual.ts';
import { identifierOf, packPdf } from './papers/pack-pdf.ts';
import { openPictures } from './papers/pictures.ts';
import { type PaperType, paperName, papersOf } from './papers/plan.ts';
import { writeTypefaces } from './papers/typefaces.ts';
import { paperLanguages } from './papers/words.ts';

const seed = fileURLToPath(new URL('../seed', import.meta.url));
const media = join(seed, 'media');
const styles = pathToFileURL(join(seed, 'papers', 'product-paper.css')).href;
const set = { 'data-sheet': dataSheet, brochure, declaration, manual };

/** An A4 sheet in CSS pixels, its margins, and a cover. */
const sheet = { width: 794, height: 1123 };
const margins = '14mm 16mm 16mm';
const cover = { width: 256, height: 360 };

const { catalogue, problems } = await readCatalogue(join(seed, 'products'));
const inTheWay = problems.filter(({ field }) => !field?.startsWith('documents'));
if (inTheWay.length > 0) throw new Error(inTheWay.map(describe).join('\n'));

const scratch = mkdtempSync(join(tmpdir(), 'papers-'));
const typefaces = await writeTypefaces(scratch);
const pictures = openPictures(media, scratch);
/** Unhinted, glyphs stand where the typeface wants them; else readers of a PDF see gaps within words. */
const args = ['--no-sandbox', '--font-render-hinting=none'];
const browser = await chromium.launch({ executablePath: findChromium(console.log), args });
try {
  const page = await browser.newPage({ viewport: sheet });
  for (const product of catalogue.products.filter(({ type }) => type === 'product')) {
    const machines = paperLanguages.flatMap((language) => machineIn(catalogue, product, language) ?? []);
    for (const type of papersOf(product)) {
      for (const machine of machines) {
        await print(page, machine, type);
      }
    }
    const papers = papersOf(product).map((type) => ({
      type,
      languages: paperLanguages.filter((language) => isPrinted(paperName(product.slug, type), language)),
    }));
    const file = join(seed, 'products', 'products', `${product.slug}.yaml`);
    declarePapers(
      file,
      { slug: product.slug, name: product.names.en ?? '' },
      papers.filter(({ languages }) => languages.length > 0),
    );
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true });
}

function isPrinted(paper: string, language: string): boolean {
  return existsSync(join(media, `${paper}-${language}.pdf`));
}

async function print(page: Page, machine: Machine, type: PaperType): Promise<void> {
  const paper = paperName(machine.slug, type);
  const target = join(media, `${paper}-${machine.language}.pdf`);
  const used = [machine.image, machine.scene, `brand-${machine.brand}.svg`];
  await pictures.prepare(used);
  const text = set[type](machine, { styles: [typefaces, styles], picture: pictures.address });
  const source =
    text.replaceAll(pathToFileURL(scratch).href, '') + readFileSync(new URL(styles)) + pictures.digest(used);
  const identifier = hash('sha256', source, 'hex').slice(0, 32);
  if (existsSync(target) && identifierOf(readFileSync(target)) === identifier) return;
  const file = join(scratch, 'paper.html');
  writeFileSync(file, text);
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  const packed = packPdf(printed, identifier);
  writeFileSync(target, packed);
  if (machine.language === 'en') await saveCover(page, join(media, `cover-${paper}.webp`));
  console.log(`${paper}-${machine.language}  ${Math.round(packed.length / 1000)} kB`);
}

/** The first sheet with its margins, as a small picture. */
async function saveCover(page: Page, path: string): Promise<void> {
  await page.addStyleTag({ content: `body { padding: ${margins} }` });
  const shot = await page.screenshot({ clip: { x: 0, y: 0, ...sheet } });
  await sharp(shot)
    .resize({ ...cover, fit: 'contain', background: '#fff' })
    .webp({ quality: 80 })
    .toFile(path);
}
