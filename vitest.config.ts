import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** A single instance of graphql for our code and for Pothos: the one that Node itself resolves. */
const conditions = ['module-sync', 'node'];
const oneGraphql = { resolve: { conditions, externalConditions: conditions } };

/** Attacks on a single back end, which need a database but no pages. */
const attacksWithoutSite = ['tests/security/people-*.test.ts'];

/**
 * No test limits how long something may take: what it waits for happens or does not. These limits end tests
 * that hang, and are far above what even a busy machine needs (docs/decisions/0066).
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Separate from vite.config.ts, since tests need no React Router plugin. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Files share a process, in which a late write to a server or browser that an earlier file has ended
    // fails. Whoever waits for a response fails by itself.
    onUnhandledError: (error) => (error as { code?: string }).code !== 'EPIPE',
    projects: [
      {
        ssr: oneGraphql,
        test: {
          name: 'unit',
          ...patience,
          // The files leave nothing behind, so they need no fresh process each; this halves the duration.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'tests/**'],
          // On two cores vitest would keep one for itself, and take half as long again.
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
          // Each file has its own database and leaves nothing behind.
          isolate: false,
          globalSetup: 'tests/support/back-ends/database.ts',
          // Some wait for a planned time, or for a thousand mails.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'e2e',
          ...patience,
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/{contract,database,systems}/**', ...attacksWithoutSite],
          // Consecutive files share a browser; each window in it begins empty.
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          maxWorkers: 2,
          // A browser on a shared machine occasionally stumbles; tests that needed a second try are named in
          // the output.
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        test: {
          name: 'systems',
          ...patience,
          include: ['tests/systems/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // The test of the fresh machine keeps one worker busy.
          maxWorkers: 2,
        },
      },
    ],
  },
});
