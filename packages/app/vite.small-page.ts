import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { shared, styleTexts } from './vite.chunks.ts';
import { signingWorker } from './vite.signing-worker.ts';

const require = createRequire(import.meta.url);

/** Absolute files: a plain alias does not reach the packages inside pnpm's store. */
const alias = Object.entries({
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: require.resolve(file).replace(/client\.js$/, 'client.mjs'),
}));

const source = ['@billfold/source', 'node', 'production'];

/** Build of a page apart from the site, which loads one file of code: `{name}.html` on preact. */
export const smallPage = (name: string) =>
  defineConfig({
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` })],
    resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'], alias },
    ssr: { resolve: { conditions: source } },
    environments: { ssr: { resolve: { conditions: source } } },
    worker: signingWorker,
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `${name}.html`),
        // Everything that the first load needs is one file.
        output: {
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: { groups: [{ name, tags: ['$initial'] }, styleTexts, shared('src/')] },
        },
        onLog: (level, log, handle) => {
          // Every component file of the SDK begins with "use client".
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
