import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** One instance of graphql for our code and for Pothos: the one that Node itself chooses. */
const conditions = ['module-sync', 'node'];
const oneGraphql = { resolve: { conditions, externalConditions: conditions } };

/** Attacks on a back end alone, which need a database and no pages. */
const attacksWithoutSite = ['tests/security/people-*.test.ts'];

/**
 * No test says how long something may take: what is waited for comes, or does not. The limits end what hangs, and are far
 * from anything that a machine needs that is busy with something else (docs/decisions/0066).
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Apart from vite.config.ts: tests need no React Router plugin. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Files share a process, in which a late word to a server or a browser that an earlier file has ended finds nobody.
    // Whoever waits for an answer fails by itself.
    onUnhandledError: (error) => (error as { code?: string }).code !== 'EPIPE',
    projects: [
      {
        ssr: oneGraphql,
        test: {
          name: 'unit',
          ...patience,
          // The files leave nothing behind, so they need no fresh process each; this halves their time.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'tests/**'],
          // On two cores vitest would keep one for itself, and need half as long again.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        ssr: oneGraphql,
        test: {
          name: 'contract',
          ...patience,
          include: ['tests/{contract,database}/**/*.test.ts', ...attacksWithoutSite],
          // Each file has a database of its own and leaves nothing behind.
          isolate: false,
          globalSetup: 'tests/support/back-ends/database.ts',
          // Some wait for a moment that was planned, or for a thousand mails.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'e2e',
          ...patience,
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/{contract,database,systems}/**', ...attacksWithoutSite],
          // Files that follow each other share a browser; each window in it begins empty.
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          maxWorkers: 2,
          // A browser on a machine that others share stumbles at times; what needs a second try is named in the output.
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        test: {
          name: 'systems',
          ...patience,
          include: ['tests/systems/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // The fresh machine keeps one busy.
          maxWorkers: 2,
        },
      },
    ],
  },
});
