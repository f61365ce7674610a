import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        flows: 'src/flows.ts',
        i18n: 'src/i18n.ts',
        locales: 'src/locales.ts',
        'contract/index': 'src/contract/index.ts',
        'merchant/index': 'src/merchant/index.ts',
        'payments/index': 'src/payments/index.ts',
        'script-tag/index': 'src/script-tag/index.ts',
        'testing/index': 'src/testing/index.ts',
        'theme/index': 'src/theme/index.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !/^(\.|\/|\0|src\/)/.test(id),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
