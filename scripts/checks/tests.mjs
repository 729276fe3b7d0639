import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { loadSampleData } from '../../tests/support/load-sample-data.ts';
import { said, step } from './step.mjs';

const vitest = 'vitest/vitest.mjs';
const reportOf = (name) => `.cache/tests-${name}.json`;
const argsOf = (name, reporter, chosen = ['--project', name]) => {
  rmSync(reportOf(name), { force: true });
  return [
    'run',
    ...chosen,
    `--reporter=${reporter}`,
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ];
};

/** Runs the tests beside the code; quiet unless one fails. */
export async function unitTests() {
  const ok = await step('unit tests', vitest, argsOf('unit', 'dot'));
  return counts('unit', ok);
}

/** Runs the contract suites and what needs a real database. */
export async function contractTests() {
  const ok = await step('contract tests', vitest, argsOf('contract', 'dot'));
  return counts('contract', ok);
}

/**
 * Loads the sample data, with which the browser tests begin, into a folder.
 * @param {string} path an empty DATA_DIR
 * @returns {Promise<boolean>} whether it is there
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

/** Runs the tests with programs of Debian; only those in some files, if any are named. */
export function systemTests(chromium, files) {
  const chosen = ['--project', 'systems', ...files];
  return shown('systems', argsOf('systems', 'default', chosen), { CHROME_PATH: chromium });
}

/** Runs the tests in some files. */
export function testsIn(files, chromium) {
  const chosen = ['--project', '!systems', ...files];
  return shown('files', argsOf('files', 'default', chosen), { CHROME_PATH: chromium });
}

/** Shows tests as they go. */
async function shown(name, args, env) {
  const child = spawn(process.execPath, [`node_modules/${vitest}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return counts(name, code === 0);
}

/** A run that ends badly without a failed test, because a file could not be loaded for example, counts as one. */
function counts(name, ok) {
  const { numPassedTests = 0, numFailedTests = 0 } = report(name);
  return { passed: numPassedTests, failed: ok ? 0 : Math.max(1, numFailedTests) };
}

function report(name) {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return {};
  }
}
