// Tells when a build is older than its sources, its configuration or the dependencies it bundles.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files outside a package that change what is built: dependencies and shared configuration. */
const shared = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'rollup.dts.mjs',
  'scripts/compress.mjs',
];

/**
 * Returns whether `file` is missing or older than the sources of `packages`.
 * @param {string} file
 * @param {readonly string[]} packages whose sources end up in the file
 */
export function isStale(file, packages) {
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
    .filter((name) => !/^(node_modules|dist|test)$|\.(test|stories)\.tsx?$|\.md$/.test(name))
    .map((name) => newestIn(join(path, name)));
  return Math.max(0, ...times);
}
