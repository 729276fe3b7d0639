import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { loadSampleData } from '../../tests/support/load-sample-data.ts';
import { said, step } from './step.mjs';

const vitest = 'vitest/vitest.mjs';
const reportOf = (project) => `.cache/tests-${project}.json`;
const argsOf = (project, reporter) => {
  rmSync(reportOf(project), { force: true });
  return [
    'run',
    '--project',
    project,
    `--reporter=${reporter}`,
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
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
 * Runs the browser tests and shows them as they go.
 * @param {string} sample a DATA_DIR with the sample data
 */
export async function browserTests(chromium, sample) {
  const child = spawn(process.execPath, [`node_modules/${vitest}`, ...argsOf('e2e', 'default')], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: chromium, LOADED_SAMPLE: sample },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return counts('e2e', code === 0);
}

/** A run that ends badly without a failed test, because a file could not be loaded for example, counts as one. */
function counts(project, ok) {
  const { numPassedTests = 0, numFailedTests = 0 } = report(project);
  return { passed: numPassedTests, failed: ok ? 0 : Math.max(1, numFailedTests) };
}

function report(project) {
  try {
    return JSON.parse(readFileSync(reportOf(project), 'utf8'));
  } catch {
    return {};
  }
}
