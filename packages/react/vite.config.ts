import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeStyleText } from './style-text-plugin.ts';

const isOurs = (id: string): boolean =>
  id.startsWith('.') ||
  id.startsWith('/') ||
  id.startsWith('\0') ||
  id.startsWith('virtual:') ||
  id.startsWith('src/') ||
  id.includes('.css');

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` }),
    writeStyleText(),
  ],
  // The styles are evaluated at build time and read core's palettes from source.
  resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'] },
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        dialogs: 'src/dialogs.ts',
        hooks: 'src/hooks.ts',
        'theme/theme.css': 'src/theme/theme.css.ts',
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => !isOurs(id),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
