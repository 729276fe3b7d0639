// `npm test`: runs the checks, the contract tests on a real database, then the browser tests; `npm test --
// tests/e2e/catalogue/search.test.ts` runs the tests in that file alone. The last line is for programs: `N
// passed, N failed`.
import { findChromium } from '../tests/support/browser/chromium.ts';
import { freshDataDir } from '../tests/support/server.ts';
import { browserTests, conclude, contractTests, loadedSample, testsIn } from './checks/tests.mjs';
import { verify } from './checks/verify.mjs';

const files = process.argv.slice(2);
conclude(
  files.length > 0 ? [await withChromium((chromium) => testsIn(files, chromium))] : await everything(),
);

async function everything() {
  const sample = freshDataDir();
  // The checks leave a core idle towards their end, and loading the sample keeps only one busy.
  const [checked, isLoaded] = await Promise.all([verify(), loadedSample(sample.path)]);
  const kept = await contractTests();
  const browsed = isLoaded
    ? await withChromium((chromium) => browserTests(chromium, sample.path))
    : { passed: 0, failed: 1 };
  await sample.remove();
  return [checked, kept, browsed];
}

async function withChromium(tests) {
  let chromium;
  try {
    chromium = findChromium((text) => process.stdout.write(`${text}\n`));
  } catch (error) {
    process.stdout.write(`FAILED browser tests\n${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
  return tests(chromium);
}
