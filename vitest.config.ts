import { defineConfig } from 'vitest/config';

/** Apart from vite.config.ts: tests need no React Router plugin. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'tests/**'],
          // Generous: verify runs them beside the other checks on two cores.
          testTimeout: 20_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        // One instance of graphql for our code and for yoga's: as Node itself chooses it.
        ssr: { resolve: { conditions: ['module-sync', 'node'], externalConditions: ['module-sync', 'node'] } },
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/database.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/contract/**'],
          globalSetup: 'tests/support/global-setup.ts',
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
