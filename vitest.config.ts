import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unhandledErrors } from './scripts/unhandled-errors.mjs';

const source = {
  resolve: { conditions: ['@billfold/source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['@billfold/source', 'node', 'development'] } },
  // vanilla-extract evaluates the styles in a server that takes over this part of `ssr` alone.
  environments: {
    ssr: { resolve: { conditions: ['@billfold/source', 'node', 'development'] } },
  },
};
// Threads without isolation: ten times faster, and typed arrays keep one identity (vmThreads do not).
const shared = {
  pool: 'threads',
  isolate: false,
  // Only what never comes takes this long, also on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  // Projects inherit none from `test` below. The report names each second try.
  retry: process.env['CI'] ? 1 : 0,
} as const;

export default defineConfig({
  test: {
    // One worker per core. Vitest's default leaves a core idle, which doubles the time on two.
    maxWorkers: '100%',
    reporters: process.env['CI']
      ? ['default', 'json', unhandledErrors('.cache/results/vitest-unhandled.json')]
      : ['default'],
    outputFile: { json: '.cache/results/vitest.json' },
    projects: [
      {
        ...source,
        test: {
          ...shared,
          name: 'core',
          include: ['packages/{core,keyring}/src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          setupFiles: ['./packages/core/test/load-lazy-modules.ts'],
        },
      },
      {
        ...source,
        test: {
          ...shared,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          // With DATABASE_URL the tests run on that PostgreSQL, else on the embedded database.
          globalSetup: ['packages/server/test/postgres-template.ts'],
          environment: 'node',
          testTimeout: 120_000,
          // The first test of a worker opens its database.
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...shared,
          name: 'react',
          include: ['packages/{react,app,embed}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['./packages/core/test/load-lazy-modules.ts', './test/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'workspace',
          include: ['test/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
