import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type InlinedModule, inlineModule } from './inline-module-plugin.ts';
import { emitDialogStyles, writeStyleText } from './style-text-plugin.ts';

const inlined: readonly InlinedModule[] = [
  {
    name: 'qrcode',
    id: 'qrcode/lib/core/qrcode.js',
    source: "export { create } from 'qrcode/lib/core/qrcode.js';",
    license: 'node_modules/qrcode/license',
  },
  {
    name: 'html5-qrcode',
    id: './html5-qrcode.ts',
    source: readFileSync(join(import.meta.dirname, 'src/dialogs/scanner/html5-qrcode.ts'), 'utf8'),
    license: 'node_modules/html5-qrcode/LICENSE',
  },
];

const isOurs = (id: string): boolean =>
  id.startsWith('.') ||
  id.startsWith('/') ||
  id.startsWith('\0') ||
  id.startsWith('virtual:') ||
  id.startsWith('src/') ||
  inlined.some((module) => module.id === id) ||
  id.includes('.css');

export default defineConfig({
  plugins: [
    ...inlined.map(inlineModule),
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` }),
    ...writeStyleText(),
    emitDialogStyles(),
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
        screens: 'src/screens.ts',
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
