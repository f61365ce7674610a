// Builds a few lines of a host page's code as its own bundler would, from the built packages.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/bench');

// Loaded by nobody who takes the defaults: the styles once more as text, for `isolation: 'shadow'`,
// the made-up languages that show what is not translated, and calls that no dialog makes.
const otherwise = /style-text|pseudo-locales|(auth|user|wallet|sandbox)-calls|auth-external/;

export const stylesFile = join(root, 'packages/react/dist/styles.css');

/** A clean folder where the packages resolve as they do for a host. */
export function makeHost() {
  rmSync(folder, { recursive: true, force: true });
  const links = {
    '@billfold/core': 'packages/core',
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

/** Chunks that the code needs at once, and those that it imports later. React stays outside. */
export async function buildEntry(name, code) {
  const input = join(folder, `${name}.js`);
  writeFileSync(input, code);
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, external: /^react(-dom)?(\/|$)/ },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set();
  const visit = (file) => {
    const chunk = byName.get(file);
    if (chunk === undefined || first.has(chunk)) return;
    first.add(chunk);
    for (const next of chunk.imports) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  const later = chunks.filter((chunk) => !first.has(chunk) && !otherwise.test(chunk.fileName));
  return {
    first: sizeOf([...first].map(({ code }) => code)),
    later: sizeOf(later.map(({ code }) => code)),
  };
}

/** Each file compressed by itself, as it is served. */
export function sizeOf(texts) {
  const sum = (compress) => texts.reduce((total, text) => total + compress(text).length, 0);
  return { gzip: sum((text) => gzipSync(text, { level: 9 })), brotli: sum(brotliCompressSync) };
}

export function sizeOfFile(file) {
  return sizeOf([readFileSync(file)]);
}
