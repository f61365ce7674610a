import { defineConfig } from 'vite';

export default defineConfig({
  ssr: {
    noExternal: [/^@billfold\//],
    resolve: { conditions: ['@billfold/source', 'node', 'module'] },
  },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    sourcemap: true,
    // The template of the embedded database stands in the same folder.
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
});
