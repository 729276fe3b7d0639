/**
 * Reads all sample data without a database and prints every problem: `node scripts/check-seed.ts [directory
 * that holds content, products, accounts, portal and media]`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from '#seed/schema/problem.ts';
import { readSeed } from '../services/content/import/read-seed.ts';
import { readAccounts } from '../services/identity/import/read-accounts.ts';
import { readCatalogue } from '../services/products/import/read-catalogue.ts';
import { readPortal } from '../services/support/import/read-portal.ts';
import { heavyPictures, overusedPictures } from './sample-checks/picture-rules.ts';
import { disagreements } from './sample-checks/seed-agreement.ts';
import { typedNumbers } from './sample-checks/seed-numbers.ts';
import { ownPictures, wrongFilms, wrongPictures } from './sample-checks/seed-pictures.ts';

const directory = process.argv[2] ?? fileURLToPath(new URL('../seed/company', import.meta.url));
const content = await readSeed(join(directory, 'content'), join(directory, 'media'), (type, slug) =>
  existsSync(join(directory, 'products', `${type}s`, `${slug}.yaml`)),
);
const products = await readCatalogue(join(directory, 'products'));
const accounts = await readAccounts(join(directory, 'accounts'));
const portal = await readPortal(join(directory, 'portal'));

for (const { record, field, message } of disagreements(
  portal.portal,
  accounts.accounts,
  products.catalogue,
)) {
  portal.report(record, field, message);
}

const papers = products.catalogue.products.flatMap(({ documents }) => documents.map(({ slug }) => slug));
const taken = new Set(content.seed.files.map(({ slug }) => slug));
const lines = [
  ...content.problems.map((problem) => `content/${describe(problem)}`),
  ...wrongPictures(join(directory, 'content'), ownPictures(products.catalogue.products)).map(
    (line) => `content/${line}`,
  ),
  ...overusedPictures(join(directory, 'content')).map((line) => `content: the picture ${line}`),
  ...heavyPictures(join(directory, 'media')).map((line) => `media/${line}`),
  ...typedNumbers(directory),
  ...wrongFilms(products.catalogue.products).map((line) => `products/${line}`),
  ...products.problems.map((problem) => `products/${describe(problem)}`),
  ...accounts.problems.map((problem) => `accounts/${describe(problem)}`),
  ...portal.problems.map((problem) => `portal/${describe(problem)}`),
  ...papers
    .filter((slug) => taken.has(slug))
    .map((slug) => `products: the paper ${slug} is a file of content, too`),
];
for (const line of lines) console.log(line);

const { sites, pages, files } = content.seed;
const translations = pages.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
console.log(
  `${sites.length} sites, ${pages.length} pages in ${translations} languages in all, ${files.length} files, ` +
    `${products.catalogue.products.length} products and services, ${papers.length} papers, ` +
    `${accounts.accounts.people.length} people, ${portal.portal.machines.length} machines, ` +
    `${portal.portal.tickets.length} tickets: ${lines.length} problems`,
);
process.exitCode = lines.length > 0 ? 1 : 0;
