/**
 * Reads the test suite of XLIFF 2.1 (its directory is the argument) and prints the result of our reader for
 * each file: everything below `invalid` has to be refused, everything else accepted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOfFile } from '#services/content/translation/xliff/check-xliff2.ts';

const directory = process.argv[2];
if (!directory) throw new Error('Name the directory of the test suite.');

const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.xlf'))
  .sort();
const wrong: string[] = [];
for (const name of files) {
  const problems = problemsOfFile(readFileSync(join(directory, name)));
  const isInvalid = /(^|\/)invalid\//.test(name);
  const found = problems.map(
    ({ code, line, params }) => `${line} ${code} ${Object.values(params).join(' ')}`,
  );
  console.log(`${isInvalid ? 'refuse' : 'accept'}  ${name}  ${found[0] ?? ''}`);
  if (isInvalid !== problems.length > 0) wrong.push(`${name}  ${found.join('; ')}`);
}
console.log(`\n${files.length - wrong.length} of ${files.length} files are judged as the suite asks.`);
for (const line of wrong) console.log(`  ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
