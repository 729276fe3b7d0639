import { mkdirSync } from 'node:fs';
import { step } from './step.mjs';
import { unitTests } from './tests.mjs';

/**
 * Runs all checks that need no browser, in two sequences for two cores. One of the unit tests compares the
 * contract files with the code.
 * @returns {Promise<{ passed: number, failed: number, retried: string[] }>} tests that passed; tests and
 * checks that failed
 */
export async function verify() {
  mkdirSync('.cache', { recursive: true });
  const [checks, tests] = await Promise.all([staticChecks(), unitTests()]);
  return { ...tests, failed: tests.failed + checks.filter((ok) => !ok).length };
}

async function staticChecks() {
  return [
    await step('route types', '@react-router/dev/bin.cjs', ['typegen']),
    // Files that have not changed since the last run are not checked again.
    await step('types', 'typescript/bin/tsc', types, { env: collectLate }),
    await step('format and lint', '@biomejs/biome/bin/biome', ['check', '.']),
    await step('who imports whom', 'dependency-cruiser/bin/dependency-cruiser.mjs', cruise, {
      complaint: tooFewModules,
    }),
    await step('dead code', 'knip/bin/knip.js', []),
    await step('sample data', '../scripts/check-seed.ts', []),
  ];
}

const types = [
  '--noEmit',
  // Each further checker infers the types of GraphQL and SQL again: TypeScript's default of 4 takes twice the
  // CPU time.
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
];

/**
 * The TypeScript compiler is a Go program that runs briefly and keeps most of what it allocates: garbage
 * collection is half of its work and saves a fifth of its memory (3.4 GB without it, 2.8 GB with it). Above
 * the limit it collects as usual.
 */
const collectLate = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

const rooms = ['server', 'contracts', 'services', 'web', 'seed', 'tests', 'bench', 'scripts'];
const cruise = ['--config', 'dependency-rules.cjs', '--output-type', 'err-long', ...rooms];

/** Without a parser for TypeScript, the check would pass because it finds no modules at all. */
function tooFewModules(output) {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > 100 ? undefined : `Only ${modules} modules were read; is @swc/core installed?\n${output}`;
}
