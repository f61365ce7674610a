// What comes with a package when it is installed, read from the workspace's own install.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Packages and unpacked megabytes of a published package with all its dependencies, itself too. */
export function installedBeside(name) {
  const found = new Map();
  visit(join(root, 'packages', name), found);
  const bytes = [...found.values()].reduce((total, folder) => total + sizeOfPackage(folder), 0);
  return { packages: found.size, megabytes: bytes / 2 ** 20 };
}

function visit(folder, found) {
  const { name, version, dependencies = {} } = read(folder);
  const key = `${name}@${version}`;
  if (found.has(key)) return;
  found.set(key, folder);
  for (const dependency of Object.keys(dependencies)) visit(resolve(folder, dependency), found);
}

function read(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function resolve(folder, name) {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
    if (at === dirname(at)) throw new Error(`${name} of ${folder} is not installed`);
  }
}

/** The scanner's library, which is packed with ours: the gate is for the rest. */
const apart = '_inlined-html5-qrcode.js';

/**
 * Returns the size of a package without its `node_modules`; a package of this repository counts as its
 * `dist`.
 */
function sizeOfPackage(folder) {
  const isOurs = folder.startsWith(join(root, 'packages'));
  return sizeOfFolder(isOurs ? join(folder, 'dist') : folder);
}

function sizeOfFolder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== apart)
    .reduce((total, entry) => {
      const path = join(folder, entry.name);
      return total + (entry.isDirectory() ? sizeOfFolder(path) : statSync(path).size);
    }, 0);
}
