import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: {
      entry: { index: 'src/index.ts', vault: 'src/vault.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !/^(\.|\/|\0|src\/)/.test(id),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
