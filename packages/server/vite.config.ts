import { defineConfig } from 'vite';

export default defineConfig({
  ssr: {
    noExternal: [/^@billfold\//],
    resolve: { conditions: ['@billfold/source', 'node', 'module'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    // The template of the embedded database stands in the same folder.
    emptyOutDir: false,
    rolldownOptions: {
      // The signer runs in a process of its own, and pictures are decoded in a thread of their own.
      input: {
        main: 'src/main.ts',
        signer: 'src/vault/process/signer-main.ts',
        'logo-worker': 'src/logos/logo-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
