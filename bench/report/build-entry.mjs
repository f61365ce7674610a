// Builds a few lines of a host page's code as its own bundler would, from the built packages.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/bench');

/** A clean folder where the packages resolve as they do for a host. */
export function makeHost() {
  rmSync(folder, { recursive: true, force: true });
  const links = {
    '@billfold/core': 'packages/core',
    '@billfold/keyring': 'packages/keyring',
    '@billfold/react': 'packages/react',
    react: 'packages/react/node_modules/react',
    'react-dom': 'packages/react/node_modules/react-dom',
  };
  for (const [id, target] of Object.entries(links)) {
    const link = join(folder, 'node_modules', id);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, target), link, 'junction');
  }
  return folder;
}

/**
 * Measures the code that an entry loads at once, and the further code that the chunk named `later` loads.
 * React is external, and Vite’s own helper for preloading is left out.
 */
export async function buildEntry(name, { code, later }) {
  const input = join(folder, `${name}.js`);
  writeFileSync(input, code);
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutPreloadHelper()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, external: /^react(-dom)?(\/|$)/ },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const asked = chunks.filter((chunk) => chunk.name === later);
  const more = withImports(chunks, asked).filter((chunk) => !first.includes(chunk));
  return {
    first: sizeOf(first.map(({ code }) => code)),
    later: sizeOf(more.map(({ code }) => code)),
  };
}

function withImports(chunks, begun) {
  const found = new Set(begun);
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

/** A host that imports anything on demand has it once, whatever it imports. */
export function withoutPreloadHelper() {
  return {
    name: 'bench-without-preload-helper',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/** Each file compressed by itself, as it is served. */
export function sizeOf(texts) {
  const sum = (compress) => texts.reduce((total, text) => total + compress(text).length, 0);
  return { gzip: sum((text) => gzipSync(text, { level: 9 })), brotli: sum(brotliCompressSync) };
}
