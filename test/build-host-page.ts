import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { compile } from 'tailwindcss';
import { build } from 'vite';
import { unlayerStyles } from '../packages/react/unlayer-styles.ts';

const require = createRequire(import.meta.url);

/** Builds `page.js` of a host, with our packages from source, into `folder`. Returns what dialogs.css would hold. */
export async function buildHostPage(source: string, folder: string): Promise<string> {
  await build({
    root: dirname(source),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` })],
    resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      cssMinify: false,
      rolldownOptions: { input: source, output: { entryFileNames: 'page.js' } },
    },
  });
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => unlayerStyles(readFileSync(join(folder, file), 'utf8')))
    .join('\n');
}

/** Compiles the preflight of Tailwind 4 as a page gets it that imports Tailwind. */
export async function compilePreflight(): Promise<string> {
  const { build: compileClasses } = await compile(
    '@layer theme, base, components, utilities; @import "tailwindcss/preflight.css" layer(base);',
    {
      loadStylesheet: async (id, base) => {
        const path = require.resolve(id);
        return { path, base, content: readFileSync(path, 'utf8') };
      },
    },
  );
  return compileClasses([]);
}
