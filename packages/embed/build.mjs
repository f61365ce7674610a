// The script tag: the widget's chunks first, then the loader, which carries the name of the first
// of them, then the hashes for `integrity` attributes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const require = createRequire(import.meta.url);

// To absolute files: a plain alias does not reach the packages inside pnpm's store.
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};
const alias = Object.entries(preact).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: require.resolve(file).replace(/client\.js$/, 'client.mjs'),
}));

// The styles are evaluated by a server of Vite's own, which looks here for its conditions.
const source = ['@billfold/source', 'node', 'production'];
const widgetBuild = {
  input: 'src/widget/index.tsx',
  output: {
    format: 'es',
    entryFileNames: 'chunks/widget-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
};
// Twice: the styles of what the widget draws are known after the first, and stand in the second as
// a text, so that the name of the file changes with them. So is what an open dialog and its first
// call take, which then come in one file each: together they are smaller, and asked for once.
const draft = await bundle({ ...widgetBuild, define: { __STYLES__: '""' }, write: false });
const styles = draft.find(({ fileName }) => fileName.endsWith('.css'))?.source;
const shown = ['receive-surface', 'in-shadow', 'notification-stack'];
const opened = modulesBehind(draft, ({ isEntry, name }) => isEntry || shown.includes(name));
const called = modulesBehind(draft, ({ name }) => name === 'everyday-calls');
const files = await bundle({
  ...widgetBuild,
  output: {
    ...widgetBuild.output,
    codeSplitting: {
      groups: [
        { name: 'receive', test: (id) => opened.has(id) },
        { name: 'transport', test: (id) => called.has(id) },
      ],
    },
  },
  define: { __STYLES__: JSON.stringify(String(styles)) },
});
const widget = files.find(({ isEntry }) => isEntry);
await bundle({
  input: 'src/loader.ts',
  output: { format: 'iife', entryFileNames: 'billfold.js' },
  define: { __VERSION__: JSON.stringify(version), __WIDGET__: JSON.stringify(widget.fileName) },
});
// The styles stand in the widget.
rmSync(join(dist, 'assets'), { recursive: true, force: true });
writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(hashes(), null, 2)}\n`);

async function bundle({ input, output, define, write = true }) {
  const result = await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` })],
    ssr: { resolve: { conditions: source } },
    environments: { ssr: { resolve: { conditions: source } } },
    resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'], alias },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      target: 'es2022',
      minify: 'oxc',
      modulePreload: false,
      cssCodeSplit: false,
      emptyOutDir: output.format === 'es',
      write,
      rolldownOptions: {
        input: join(here, input),
        preserveEntrySignatures: 'strict',
        output,
        onLog: (level, log, handle) => {
          // Every component file of the SDK begins with "use client".
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  return result.output;
}

/** The modules of the chosen chunks and of all that comes at once with them. */
function modulesBehind(files, isChosen) {
  const chunks = files.filter(({ type }) => type === 'chunk');
  const found = new Set(chunks.filter(isChosen));
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

function hashes() {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const digest = createHash('sha384')
        .update(readFileSync(join(dist, file)))
        .digest('base64');
      return [file, `sha384-${digest}`];
    }),
  );
}
