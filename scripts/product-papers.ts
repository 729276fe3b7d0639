/**
 * Prints the documents of the machines from the sample catalogue: `node scripts/product-papers.ts [--language
 * ja …] [product …]` writes seed/company/media/{product}-{type}-{language}.pdf, the cover of each document as
 * seed/company/media/cover-{product}-{type}.webp, and lists the documents in
 * seed/company/products/products/{product}.yaml.
 *
 * The results are committed, because a PDF contains the time of its creation and so differs with every print.
 * Each contains a digest of its sources, and is printed again only if its text, pictures or style have
 * changed; with `--language`, only documents in those languages are considered.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { describe } from '#seed/schema/problem.ts';
import { readCatalogue } from '#services/products/import/read-catalogue.ts';
import { findChromium } from '../tests/support/browser/chromium.ts';
import { brochure } from './papers/brochure.ts';
import { dataSheet } from './papers/data-sheet.ts';
import { declaration } from './papers/declaration.ts';
import { declarePapers } from './papers/declare-papers.ts';
import { findMachine, type Machine } from './papers/machine.ts';
import { manual } from './papers/manual.ts';
import { getIdentifier, packPdf } from './papers/pdf/pack-pdf.ts';
import { openPictures } from './papers/pictures.ts';
import { getDocuments, getLanguages, isEastAsian, type PaperType, paperName } from './papers/plan.ts';
import { writeEastAsianTypefaces } from './papers/typefaces/east-asian-typefaces.ts';
import { twoTypefaces, writeTypefaces } from './papers/typefaces/typefaces.ts';

const seed = fileURLToPath(new URL('../seed/company', import.meta.url));
const media = join(seed, 'media');
const styleSheet = (name: string) => pathToFileURL(join(seed, 'papers', name)).href;
const set = { 'data-sheet': dataSheet, brochure, declaration, manual };

const { values: options, positionals: wanted } = parseArgs({
  options: { language: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const cover = { width: 256, height: 360 };

const { catalogue, problems } = await readCatalogue(join(seed, 'products'));
const obstacles = problems.filter(({ field }) => !field?.startsWith('documents'));
if (obstacles.length > 0) throw new Error(obstacles.map(describe).join('\n'));

const scratch = mkdtempSync(join(tmpdir(), 'papers-'));
const typefaces = await writeTypefaces(scratch, twoTypefaces);
/**
 * The picture beside the title of a data sheet is 72 mm wide: this is 192 dpi. A poster is looked at from
 * further away.
 */
const onSheets = openPictures(media, scratch, 544);
const onPosters = openPictures(media, scratch, 720);
/**
 * Without hinting, glyphs keep the typeface's positions; otherwise readers of a PDF see gaps within words.
 */
const args = ['--no-sandbox', '--font-render-hinting=none'];
const reader = await PDFiumLibrary.init();
const browser = await chromium.launch({ executablePath: findChromium(console.log), args });
try {
  const page = await browser.newPage();
  for (const product of catalogue.products.filter(({ type }) => type === 'product')) {
    if (wanted.length > 0 && !wanted.includes(product.slug)) continue;
    for (const type of getDocuments(product)) {
      for (const language of getLanguages(type, product)) {
        if (options.language && !options.language.includes(language)) continue;
        const machine = findMachine(catalogue, product, language);
        if (machine) await print(page, machine, type);
      }
    }
    const papers = getDocuments(product).map((type) => ({
      type,
      languages: getLanguages(type, product).filter((language) =>
        isPrinted(paperName(product.slug, type), language),
      ),
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
  reader.destroy();
  rmSync(scratch, { recursive: true });
}

function isPrinted(paper: string, language: string): boolean {
  return existsSync(join(media, `${paper}-${language}.pdf`));
}

async function print(page: Page, machine: Machine, type: PaperType): Promise<void> {
  const paper = paperName(machine.slug, type);
  const target = join(media, `${paper}-${machine.language}.pdf`);
  const pictures = type === 'brochure' ? onPosters : onSheets;
  const used = [machine.image, machine.scene, `brand-${machine.brand}.svg`];
  await pictures.prepare(used);
  const more = isEastAsian(machine.language) ? join(scratch, `${paper}-${machine.language}.css`) : null;
  const styles = [styleSheet('product-paper.css'), ...(more ? [styleSheet('east-asian-paper.css')] : [])];
  const text = set[type](machine, {
    styles: [typefaces, ...(more ? [pathToFileURL(more).href] : []), ...styles],
    picture: pictures.address,
  });
  const source =
    // Independent of the place of the checkout.
    [scratch, seed].reduce((rest, place) => rest.replaceAll(pathToFileURL(place).href, ''), text) +
    styles.map((sheet) => readFileSync(new URL(sheet))).join('') +
    pictures.digest(used);
  const identifier = hash('sha256', source, 'hex').slice(0, 32);
  if (existsSync(target) && getIdentifier(readFileSync(target)) === identifier) return;
  if (more) await writeEastAsianTypefaces(more, machine.language, text);
  const file = join(scratch, 'paper.html');
  writeFileSync(file, text);
  await page.goto(pathToFileURL(file).href);
  if (!(await page.evaluate(hasTypefaces))) throw new Error(`a typeface of ${paper} cannot be read`);
  const packed = packPdf(await printed(page), identifier);
  writeFileSync(target, packed);
  if (machine.language === 'en') await saveCover(packed, join(media, `cover-${paper}.webp`));
  console.log(`${paper}-${machine.language}  ${Math.round(packed.length / 1000)} kB`);
}

async function hasTypefaces(): Promise<boolean> {
  await document.fonts.ready;
  return [...document.fonts].every(({ status }) => status !== 'error');
}

/** Prints with tighter spacing if that saves a last sheet with little on it. */
async function printed(page: Page): Promise<Buffer> {
  const sheets = { preferCSSPageSize: true, tagged: true, outline: true };
  const paper = await page.pdf(sheets);
  if (getSheets(paper) === 1) return paper;
  await page.evaluate(() => document.body.classList.add('dense'));
  const closer = await page.pdf(sheets);
  return getSheets(closer) < getSheets(paper) ? closer : paper;
}

function getSheets(paper: Buffer): number {
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Saves the first page as a small picture. */
async function saveCover(paper: Buffer, path: string): Promise<void> {
  const document = await reader.loadDocument(paper);
  const { data, width, height } = await document.getPage(0).render({ scale: 2, render: 'bitmap' });
  document.destroy();
  await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...cover, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toFile(path);
}
