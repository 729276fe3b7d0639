// `node scripts/check-papers.ts`: checks every document of the sample company for accessibility (PDF/UA).
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paperFaults } from './papers/pdf/paper-faults.ts';

const folder = 'seed/company/media';
const papers = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
let faults = 0;
for (const name of papers) {
  const language = /-([a-z]{2})\.pdf$/.exec(name)?.[1] ?? 'en';
  for (const fault of await paperFaults(new Uint8Array(await readFile(join(folder, name))), language)) {
    process.stdout.write(`${name} ${fault}\n`);
    faults += 1;
  }
}
process.stdout.write(`${papers.length} papers read, ${faults} faults\n`);
process.exitCode = faults === 0 ? 0 : 1;
