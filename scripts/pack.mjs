// Packs the packages as npm would publish them, and records their declarations.
// `--update` accepts changed declarations into etc/; `--to <folder>` keeps the tarballs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import dts from 'rollup-plugin-dts';

const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';

/** Folders under packages/ that are published, dependencies first. */
export const published = ['core', 'keyring', 'react'];

/** @param {string} folder */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Packs every published package. Returns its name, its tarball and the folder of its content, which is
 * in `folder`/node_modules with its dependencies linked beside it: as installed, without a registry.
 * @param {string} folder
 */
export function packAll(folder) {
  const { packageManager } = readManifest(root);
  mkdirSync(folder, { recursive: true });
  return published.map((name) => {
    const source = join(root, 'packages', name);
    run('npx', ['--yes', packageManager, 'pack', '--pack-destination', folder], source);
    const { version } = readManifest(source);
    const tarball = join(folder, `billfold-${name}-${version}.tgz`);
    const content = join(folder, 'node_modules/@billfold', name);
    mkdirSync(content, { recursive: true });
    run('tar', ['-xzf', tarball, '-C', content, '--strip-components=1'], root);
    linkDependencies(source, join(folder, 'node_modules'));
    return { name, tarball, content };
  });
}

/**
 * @param {string} source
 * @param {string} modules
 */
function linkDependencies(source, modules) {
  const { dependencies = {}, peerDependencies = {} } = readManifest(source);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith('@billfold/')) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    try {
      symlinkSync(join(source, 'node_modules', name), join(modules, name), 'junction');
    } catch (error) {
      // Another of our packages has the same dependency.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/**
 * Returns the file of the accepted declarations of an entry: `./theme` of react is etc/react-theme.d.ts.
 * @param {string} name
 * @param {string} entry
 */
function goldenFile(name, entry) {
  const suffix = entry === '.' ? '' : `-${entry.slice(2)}`;
  return join(root, 'etc', `${name}${suffix}.d.ts`);
}

/**
 * Returns, per entry of a built package, its declarations in one text and the file of the accepted ones.
 * @param {string} name
 */
export async function readSurface(name) {
  const folder = join(root, 'packages', name);
  /** @type {Record<string, string | { types: string }>} */
  const exports = readManifest(folder).publishConfig.exports;
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && !entry.endsWith('.css')
      ? [/** @type {const} */ ([entry, target])]
      : [],
  );
  return Promise.all(
    entries.map(async ([entry, { types }]) => ({
      entry,
      golden: goldenFile(name, entry),
      text: await inOneText(join(folder, types)),
    })),
  );
}

/** @param {string} input */
async function inOneText(input) {
  const bundle = await rollup({
    input,
    external: (id) => !/^[./]/.test(id),
    plugins: [dts()],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

/**
 * Reads every built file of a package with this ending, by its path under dist.
 * @param {string} name
 * @param {string} ending
 */
export function readBuilt(name, ending) {
  const dist = join(root, 'packages', name, 'dist');
  return readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));
}

/**
 * Runs a command. Returns its output, and throws when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function run(command, args, cwd) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: isWindows,
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (error) throw new Error(`cannot run ${command}: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

async function main() {
  if (process.argv.includes('--update'))
    for (const name of published)
      for (const { golden, text } of await readSurface(name)) {
        mkdirSync(dirname(golden), { recursive: true });
        writeFileSync(golden, text);
      }
  const [, to] = process.argv.join('\n').split('--to\n');
  if (to !== undefined)
    for (const { tarball } of packAll(to.split('\n')[0] ?? '')) console.log(tarball);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
