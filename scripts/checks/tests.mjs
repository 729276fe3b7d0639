import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { loadSampleData } from '../../tests/support/server.ts';
import { said, step } from './step.mjs';

const vitest = 'vitest/vitest.mjs';
const reportOf = (name) => `.cache/tests-${name}.json`;
const retriedOf = (name) => `.cache/retried-${name}.json`;
const argsOf = (name, reporter, chosen = ['--project', name]) => {
  for (const path of [reportOf(name), retriedOf(name)]) rmSync(path, { force: true });
  return [
    'run',
    ...chosen,
    `--reporter=${reporter}`,
    '--reporter=json',
    '--reporter=./tests/support/retries.ts',
    `--outputFile.json=${reportOf(name)}`,
  ];
};

/** Runs the unit tests, with output only if one fails. */
export async function unitTests() {
  const ok = await step('unit tests', vitest, argsOf('unit', 'dot'), { env: { RETRIED: retriedOf('unit') } });
  return counts('unit', ok);
}

/** Runs the contract tests, and others that need a real database. */
export async function contractTests() {
  const ok = await step('contract tests', vitest, argsOf('contract', 'dot'), {
    env: { RETRIED: retriedOf('contract') },
  });
  return counts('contract', ok);
}

/**
 * Loads the sample data with which the browser tests begin into a folder.
 * @param {string} path an empty DATA_DIR
 * @returns {Promise<boolean>} whether it succeeded
 */
export function loadedSample(path) {
  return said('sample data', () =>
    loadSampleData(path).then(
      () => undefined,
      (error) => String(error),
    ),
  );
}

/**
 * Runs the browser tests.
 * @param {string} sample a DATA_DIR with the sample data
 */
export function browserTests(chromium, sample) {
  return shown('e2e', argsOf('e2e', 'default'), { CHROME_PATH: chromium, LOADED_SAMPLE: sample });
}

/** Runs the tests with programs of Debian, optionally only those in the named files. */
export function systemTests(chromium, files) {
  const chosen = ['--project', 'systems', ...files];
  return shown('systems', argsOf('systems', 'default', chosen), { CHROME_PATH: chromium });
}

/** Runs the tests in the named files. */
export function testsIn(files, chromium) {
  const chosen = ['--project', '!systems', ...files];
  return shown('files', argsOf('files', 'default', chosen), { CHROME_PATH: chromium });
}

/** Runs tests and shows their progress. */
async function shown(name, args, env) {
  const child = spawn(process.execPath, [`node_modules/${vitest}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, RETRIED: retriedOf(name), ...env },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return counts(name, code === 0);
}

/**
 * A run that fails without a failed test, for example because a file could not be loaded, counts as one
 * failure.
 */
function counts(name, ok) {
  const { numPassedTests = 0, numFailedTests = 0 } = written(reportOf(name), {});
  const retried = written(retriedOf(name), []);
  return { passed: numPassedTests, failed: ok ? 0 : Math.max(1, numFailedTests), retried };
}

function written(path, otherwise) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return otherwise;
  }
}

/**
 * Ends a run: prints which tests passed only by a retry, then the totals on the last line, which programs
 * read. A part that never ran has no retries.
 * @param {{ passed: number, failed: number, retried?: string[] }[]} parts
 */
export function conclude(parts) {
  const retried = parts.flatMap((part) => part.retried ?? []);
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  process.stdout.write(`${retried.length} passed only by a retry\n`);
  for (const name of retried) process.stdout.write(`  ${name}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
