// Reads from the lockfile which packages the product ships with, without network and without pnpm.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Development dependencies that a build copies into what ships. */
const bundled = { 'packages/embed': ['preact'], 'packages/react': ['html5-qrcode', 'qrcode'] };

/**
 * @typedef {{ [key: string]: string | Block }} Block
 * @typedef {object} Dependency
 * @property {string} name
 * @property {string} version
 * @property {string | null} integrity base64 of the SHA-512 of its archive
 * @property {string | null} licence expression of its package.json; null when it is for another system
 * @property {readonly string[]} needs `name@version` of its own dependencies
 */

/**
 * Returns what the packages of the workspace depend on outside development, by `name@version`, sorted.
 * @param {string} lockfile text of pnpm-lock.yaml
 * @returns {ReadonlyMap<string, Dependency>}
 */
export function productionDependencies(lockfile) {
  const lock = readBlocks(lockfile);
  const snapshots = blockOf(lock, 'snapshots');
  const waiting = rootsOf(blockOf(lock, 'importers'));
  /** @type {Map<string, Dependency>} */
  const found = new Map();
  for (const key of waiting) {
    const id = withoutPeers(key);
    const needs = referencesOf(blockOf(snapshots, key));
    const before = found.get(id)?.needs ?? [];
    const all = [...new Set([...before, ...needs.map(withoutPeers)])].sort();
    const [name, version] = splitId(id);
    const resolution = String(blockOf(blockOf(lock, 'packages'), id)['resolution'] ?? '');
    const [, integrity = null] = /integrity: sha512-([\w+/=]+)/.exec(resolution) ?? [];
    found.set(id, { name, version, integrity, licence: licenceOf(name, version), needs: all });
    // A set goes on with what is added while it is walked.
    for (const each of needs) waiting.add(each);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the dependencies that name a range instead of one version, as `where: name range`. Published
 * packages keep ranges, in the catalog `ship`, so that an installation shares one copy.
 * @param {string} lockfile text of pnpm-lock.yaml
 * @returns {readonly string[]}
 */
export function rangesOf(lockfile) {
  const lock = readBlocks(lockfile);
  const catalog = blockOf(blockOf(lock, 'catalogs'), 'default');
  const named = Object.entries(blockOf(lock, 'importers')).flatMap(([where, importer]) =>
    ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
      Object.entries(blockOf(asBlock(importer), kind)).map(([name, entry]) => ({
        where,
        name,
        specifier: String(asBlock(entry)['specifier']),
      })),
    ),
  );
  const all = [
    ...named,
    ...Object.entries(catalog).map(([name, entry]) => ({
      where: 'catalog',
      name,
      specifier: String(asBlock(entry)['specifier']),
    })),
  ];
  return all
    .filter(({ specifier }) => !/^(?:workspace:\^|catalog:(?:ship)?|\d[\w.+-]*)$/.test(specifier))
    .map(({ where, name, specifier }) => `${where}: ${name} ${specifier}`);
}

/**
 * Returns the keys of the snapshots that the packages start from.
 * @param {Block} importers
 * @returns {Set<string>}
 */
function rootsOf(importers) {
  const roots = Object.entries(importers).flatMap(([where, importer]) => {
    const block = asBlock(importer);
    const copied = new Map(Object.entries(bundled)).get(where) ?? [];
    const development = Object.entries(blockOf(block, 'devDependencies'));
    return [
      ...Object.entries(blockOf(block, 'dependencies')),
      ...Object.entries(blockOf(block, 'optionalDependencies')),
      ...development.filter(([name]) => copied.includes(name)),
    ].map(([name, entry]) => referenceOf(name, String(asBlock(entry)['version'])));
  });
  return new Set(roots.filter((each) => each !== null));
}

/**
 * @param {Block} snapshot
 * @returns {readonly string[]}
 */
function referencesOf(snapshot) {
  return ['dependencies', 'optionalDependencies']
    .flatMap((kind) => Object.entries(blockOf(snapshot, kind)))
    .map(([name, version]) => referenceOf(name, String(version)))
    .filter((each) => each !== null);
}

/**
 * Returns the key of a snapshot; null for a package of the workspace. An alias names its package itself.
 * @param {string} name
 * @param {string} version
 */
function referenceOf(name, version) {
  if (version.startsWith('link:')) return null;
  return /^@?[a-z][^(]*@\d/i.test(version) ? version : `${name}@${version}`;
}

/** @param {string} key `name@version(peers)` */
function withoutPeers(key) {
  return key.replace(/\(.*$/, '');
}

/**
 * @param {string} id
 * @returns {readonly [string, string]}
 */
export function splitId(id) {
  const at = id.lastIndexOf('@');
  return [id.slice(0, at), id.slice(at + 1)];
}

/** @type {readonly string[] | undefined} */
let installed;

/**
 * Reads the licence that an installed package states.
 * @param {string} name
 * @param {string} version
 * @returns {string | null}
 */
function licenceOf(name, version) {
  const store = join(root, 'node_modules/.pnpm');
  installed ??= existsSync(store) ? readdirSync(store) : [];
  const start = `${name.replace('/', '+')}@${version}`;
  const folder = installed.find((each) => each === start || each.startsWith(`${start}_`));
  const file = join(store, folder ?? '', 'node_modules', name, 'package.json');
  if (folder === undefined || !existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const stated = license ?? licenses?.[0];
  return typeof stated === 'string' ? stated : (stated?.type ?? 'none');
}

/**
 * Reads the nested mappings of a YAML file as pnpm writes it. Lists and inline values stay text.
 * @param {string} text
 * @returns {Block}
 */
function readBlocks(text) {
  /** @type {Block} */
  const top = {};
  const stack = [{ indent: -1, block: top }];
  for (const line of text.split('\n')) {
    const [, spaces = '', quoted, plain, value] =
      /^( *)(?:'((?:[^']|'')+)'|([^\s'#-][^:]*)):(?: (.*))?$/.exec(line) ?? [];
    const key = quoted ?? plain;
    if (key === undefined) continue;
    while ((stack.at(-1)?.indent ?? -1) >= spaces.length) stack.pop();
    const { block } = stack.at(-1) ?? { block: top };
    if (value !== undefined) block[key] = value.replace(/^'(.*)'$/, '$1');
    else {
      /** @type {Block} */
      const inner = {};
      block[key] = inner;
      stack.push({ indent: spaces.length, block: inner });
    }
  }
  return top;
}

/**
 * @param {Block} block
 * @param {string} key
 * @returns {Block}
 */
function blockOf(block, key) {
  return asBlock(block[key]);
}

/**
 * @param {string | Block | undefined} value
 * @returns {Block}
 */
function asBlock(value) {
  return typeof value === 'object' ? value : {};
}
