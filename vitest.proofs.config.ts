import { defineConfig } from 'vitest/config';

// `npm run prove`: one proof at a time, for as long as it takes, on the built packages.
export default defineConfig({
  test: {
    include: ['proofs/*.proof.{ts,mjs}'],
    environment: 'node',
    // A process of its own: proofs measure their processor time and read the memory of their children.
    pool: 'forks',
    fileParallelism: false,
    setupFiles: ['./proofs/support/plain-environment.ts'],
    testTimeout: 0,
    hookTimeout: 0,
    disableConsoleIntercept: true,
    server: { deps: { external: [/\/packages\/(core|keyring)\/dist\//] } },
  },
});
