// Builds the product and the published packages where a build is older than what it is made of.
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @typedef {(command: string, args: readonly string[]) => void} Run */

/**
 * Builds the site with its checkout page and the frame of secrets, the script tag and the server where a build is stale.
 * @param {Run} run
 */
export function buildProduct(run) {
  const pages = ['index.html', 'pay.html', 'secure.html'].map(
    (page) => `packages/app/dist/${page}`,
  );
  if (pages.some((page) => isStale(page, ['app', 'core', 'react']))) {
    console.log('Building the site (about half a minute) …');
    // Beside the present site, which a running server serves until the new one is whole.
    const site = ['build', 'packages/app', '--outDir', 'dist.next', '--logLevel', 'warn'];
    run(toolPath('vite'), site);
    for (const page of ['pay', 'secure'])
      run(toolPath('vite'), [...site, '--config', `packages/app/vite.${page}.config.ts`]);
    compressFolder('packages/app/dist.next');
    replaceFolder('packages/app/dist', 'packages/app/dist.next');
  }
  if (isStale('packages/embed/dist/billfold.js', ['embed', 'core', 'react'])) {
    run(process.execPath, ['packages/embed/build.mjs']);
    compressFolder('packages/embed/dist');
  }
  if (isStale('packages/server/dist/template.tar.gz', ['server/migrations']))
    run(process.execPath, ['packages/server/build-template.mjs']);
  if (isStale('packages/server/dist/main.js', ['server', 'core', 'keyring']))
    run(toolPath('vite'), ['build', 'packages/server', '--logLevel', 'warn']);
}

/**
 * Builds the published packages, one JavaScript file per source file, where a build is stale.
 * @param {Run} run
 */
export function buildLibraries(run) {
  for (const name of ['core', 'keyring', 'react'])
    if (isStale(`packages/${name}/dist/index.js`, [name, 'core']))
      run(toolPath('vite'), ['build', `packages/${name}`, '--logLevel', 'warn']);
}

/**
 * Bundles the declarations of the built packages where they are stale.
 * @param {Run} run
 */
export function buildDeclarations(run) {
  if (!isStale('packages/react/dist/index.d.ts', ['core', 'keyring', 'react'])) return;
  run(toolPath('tsc'), ['-b']);
  run(toolPath('rollup'), ['--config', 'rollup.dts.mjs', '--silent']);
}

/**
 * Puts a new folder in the place of another one.
 * @param {string} folder
 * @param {string} next
 */
function replaceFolder(folder, next) {
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}

/** @param {string} name of a tool that the workspace installs */
export function toolPath(name) {
  return join('node_modules', '.bin', name);
}

/** Files outside a package that change what is built: dependencies and shared configuration. */
const shared = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'rollup.dts.mjs',
  'scripts/build.mjs',
];

/**
 * Returns whether `file` is missing or older than the sources of `packages`.
 * @param {string} file
 * @param {readonly string[]} packages whose sources end up in the file
 */
function isStale(file, packages) {
  if (!existsSync(file)) return true;
  const built = statSync(file).mtimeMs;
  const sources = packages.map((name) => join('packages', name));
  return [...shared, ...sources].some((path) => newestIn(path) > built);
}

/**
 * Returns the time of the last change in a file or folder; output, tests, stories and documents
 * are left out.
 * @param {string} path
 * @returns {number} milliseconds since 1970; 0 when nothing is there
 */
function newestIn(path) {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const times = readdirSync(path)
    .filter(
      (name) =>
        !/^(node_modules|dist(\.next|\.old)?|test)$|\.(test|stories)\.tsx?$|\.md$/.test(name),
    )
    .map((name) => newestIn(join(path, name)));
  return Math.max(0, ...times);
}

/** Smallest text, in bytes, for which compression saves a packet. */
const smallest = 1024;

/**
 * Writes a brotli and a gzip copy beside each text of a folder, so that the server compresses nothing
 * while it answers.
 * @param {string} folder
 */
function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|html|svg|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < smallest) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
