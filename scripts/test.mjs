// `npm test`: the checks, the contracts on a real database, then the browser tests. The last line is for machines: `N passed, N failed`.
import { findChromium } from '../tests/support/chromium.ts';
import { freshDataDir } from '../tests/support/server.ts';
import { browserTests, contractTests, loadedSample } from './checks/tests.mjs';
import { verify } from './checks/verify.mjs';

const sample = freshDataDir();
// The checks leave one core idle at their end, and loading keeps one busy.
const [checked, isLoaded] = await Promise.all([verify(), loadedSample(sample.path)]);
const kept = await contractTests();
const browsed = await browse();
await sample.remove();
const passed = checked.passed + kept.passed + browsed.passed;
const failed = checked.failed + kept.failed + browsed.failed;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function browse() {
  if (!isLoaded) return { passed: 0, failed: 1 };
  try {
    return await browserTests(
      findChromium((text) => process.stdout.write(`${text}\n`)),
      sample.path,
    );
  } catch (error) {
    process.stdout.write(`FAILED browser tests\n${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}
