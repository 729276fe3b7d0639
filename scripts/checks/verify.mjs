import { mkdirSync } from 'node:fs';
import { step } from './step.mjs';
import { unitTests } from './tests.mjs';

/**
 * All checks that need no browser, in two lanes for two cores. That the written contracts are those of the code
 * is one of the unit tests.
 * @returns {Promise<{ passed: number, failed: number, retried: string[] }>} tests passed; tests and checks failed
 */
export async function verify() {
  mkdirSync('.cache', { recursive: true });
  const [checks, tests] = await Promise.all([staticChecks(), unitTests()]);
  return { ...tests, failed: tests.failed + checks.filter((ok) => !ok).length };
}

async function staticChecks() {
  return [
    await step('route types', '@react-router/dev/bin.cjs', ['typegen']),
    // What has not changed since the last time is not read again.
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
  // Each further checker infers the types of GraphQL and SQL again: 4 of them, TypeScript's own choice, take twice the CPU.
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
];

/**
 * TypeScript is a Go program that ends soon and keeps most of what it makes: collecting garbage is half of its work, for a
 * fifth less memory (3.4 GB without, 2.8 GB with it). Above the limit it collects as ever.
 */
const collectLate = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

const rooms = ['server', 'contracts', 'services', 'web', 'seed', 'tests', 'bench', 'scripts'];
const cruise = ['--config', 'dependency-rules.cjs', '--output-type', 'err-long', ...rooms];

/** Without a parser for TypeScript it passes on no modules at all. */
function tooFewModules(output) {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > 100 ? undefined : `Only ${modules} modules were read; is @swc/core installed?\n${output}`;
}
