/** Reads all sample content without a database and prints what must be put right: `node scripts/check-seed.ts [directory]`. */
import { fileURLToPath } from 'node:url';
import { describe } from '#services/foundation/seed-files/problem.ts';
import { readSeed } from '../services/content/import/read-seed.ts';

const directory = process.argv[2] ?? fileURLToPath(new URL('../seed/content', import.meta.url));
const { seed, problems } = await readSeed(directory);

for (const problem of problems) console.log(describe(problem));
const translations = seed.pages.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
console.log(
  `${seed.sites.length} sites, ${seed.pages.length} pages in ${translations} languages in all, ` +
    `${seed.files.length} files: ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
