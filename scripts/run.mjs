// Runs `npm start`, `npm test` and the other tasks on a bare clone. Needs only Node and npm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDeclarations, buildLibraries, buildProduct, toolPath } from './build.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
requireNode(20, 19);

const [, , task = 'start', ...rest] = process.argv;
const packageManager = JSON.parse(readFileSync('package.json', 'utf8')).packageManager;
const vitest = 'node_modules/vitest/vitest.mjs';
// Tests make much that lives a moment: with room for it, it is collected less often.
const roomy = ['--min-semi-space-size=32', '--max-semi-space-size=64'];
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
};

/** @type {Record<string, () => void | Promise<void>>} */
const tasks = {
  start() {
    install();
    buildProduct(run);
    const child = spawn(process.execPath, ['packages/server/dist/main.js', ...rest], {
      stdio: 'inherit',
      env,
    });
    // The server stops by itself on the signal; this process only waits for it.
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => process.exit(code ?? 1));
  },
  build() {
    install();
    buildProduct(run);
    buildLibraries(run);
    buildDeclarations(run);
    if (rest.includes('--accept-api')) run(process.execPath, ['scripts/pack.mjs', '--update']);
  },
  check() {
    install();
    run(toolPath('biome'), ['ci', '--error-on-warnings', '.']);
    run(toolPath('depcruise'), ['--config', '.dependency-cruiser.mjs', ...sourceFolders()]);
    run(toolPath('tsc'), ['-b']);
    run(toolPath('tsc'), ['-p', 'tsconfig.test.json']);
  },
  async test() {
    install();
    // Lint and types run alongside the builds. Declarations are bundled from the types.
    const checked = start(process.execPath, [import.meta.filename, 'check']);
    buildProduct(run);
    buildLibraries(run);
    if (!(await checked)) process.exit(1);
    buildDeclarations(run);
    const tested = await Promise.all([
      start(process.execPath, [...roomy, vitest, 'run', ...rest]),
      testInBrowser(),
    ]);
    if (tested.includes(false)) process.exit(1);
  },
  async sbom() {
    install();
    const { runSbom } = await import('./sbom.mjs');
    runSbom(rest);
  },
  prove() {
    const names = namesIn('proofs', /^(.+)\.proof\.(?:ts|mjs)$/);
    if (rest[0] === undefined) return list(names);
    const [name, ...args] = rest;
    requireName(name, names);
    prepare();
    run(
      process.execPath,
      [vitest, 'run', '--config', 'vitest.proofs.config.ts', `proofs/${name}.`],
      {
        PROOF_ARGUMENTS: JSON.stringify(args),
      },
    );
  },
  bench() {
    const names = namesIn('bench', /^(.+)\.mjs$/);
    const [name, ...args] = rest;
    if (name === undefined || name === '--write') {
      prepare();
      return run(process.execPath, ['bench/report/report.mjs', ...rest]);
    }
    const file = requireName(name, names);
    prepare();
    run(process.execPath, [file, ...args]);
  },
};
const chosen = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
if (chosen === undefined) fail(`Unknown task ${task}. Known: ${Object.keys(tasks).join(', ')}.`);
else await chosen();

function install() {
  const stamp = 'node_modules/.billfold-install';
  const wanted = createHash('sha256')
    .update(readFileSync('pnpm-lock.yaml'))
    .update(process.version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies from the lockfile …');
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);
  writeFileSync(stamp, wanted);
}

/** Installs and builds what proofs and benches run on. */
function prepare() {
  install();
  buildProduct(run);
  buildLibraries(run);
  buildDeclarations(run);
}

/**
 * Runs the stories, then the main journeys. They wait for a browser half of their time, so they run alongside
 * the other tests. `ALL_JOURNEYS` asks for the other journeys too, as CI does.
 */
async function testInBrowser() {
  const { ensureTestBrowsers } = await import('./browser.mjs');
  const browser = { ...ensureTestBrowsers(), STORYBOOK_DISABLE_TELEMETRY: '1' };
  const stories = [vitest, 'run', '--config', 'vitest.storybook.config.ts'];
  const areStoriesGood = await startQuietly(process.execPath, stories, browser);
  const journeys = process.env['ALL_JOURNEYS'] === undefined ? ['--grep', '@main'] : [];
  return (
    (await startQuietly(toolPath('playwright'), ['test', ...journeys], browser)) && areStoriesGood
  );
}

function sourceFolders() {
  return readdirSync('packages').map((name) => `packages/${name}/src`);
}

/**
 * Refuses an unknown name before anything is installed or built. Returns the file of a known one.
 * @param {string} name
 * @param {ReadonlyMap<string, string>} names
 * @returns {string}
 */
function requireName(name, names) {
  const file = names.get(name);
  return file ?? fail(`Unknown name ${name}. Known: ${[...names.keys()].join(', ')}.`);
}

/**
 * Prints each name with the sentence that its file begins with.
 * @param {ReadonlyMap<string, string>} names
 */
function list(names) {
  for (const [name, file] of names) {
    const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(file, 'utf8')) ?? [];
    const [sentence = ''] = /^.*?[.:](?= |$)/.exec(comment.replace(/\s*\/\/ ?/g, ' ').trim()) ?? [];
    console.log(`${name.padEnd(16)} ${sentence.replace(/:$/, '.')}`);
  }
}

/**
 * @param {string} folder
 * @param {RegExp} pattern of its file names, with the name as first group
 * @returns {ReadonlyMap<string, string>} files by name
 */
function namesIn(folder, pattern) {
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const [, name] = pattern.exec(file) ?? [];
      return name === undefined ? [] : [/** @type {const} */ ([name, join(folder, file)])];
    }),
  );
}

/**
 * Runs a command to its end, and ends with it when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [extra]
 */
function run(command, args, extra = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...env, ...extra },
    shell: process.platform === 'win32',
  });
  if (error) fail(`Cannot run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Starts a command alongside what follows. Resolves with whether it succeeded.
 * @param {string} command
 * @param {readonly string[]} args
 */
async function start(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/**
 * Starts a command as `start` does, and prints its output in one piece when it has ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} extra
 */
async function startQuietly(command, args, extra) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...extra },
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

/**
 * @param {number} major
 * @param {number} minor
 */
function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`Billfold needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
