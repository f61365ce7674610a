// Runs `npm start`, `npm test` and the other tasks on a bare clone. Needs only Node and npm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { isStale } from './stale.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
requireNode(20, 19);

const [, , task = 'start', ...rest] = process.argv;
const packageManager = JSON.parse(readFileSync('package.json', 'utf8')).packageManager;
const isWindows = process.platform === 'win32';
const env = {
  ...process.env,
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
};

const tasks = {
  start() {
    install();
    buildProduct();
    const child = spawn(process.execPath, ['packages/server/dist/main.js', ...rest], {
      stdio: 'inherit',
      env,
    });
    // The server stops by itself on the signal; this process only waits for it.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => process.exit(code ?? 1));
  },
  build() {
    install();
    buildProduct();
    buildLibraries();
    if (rest.includes('--accept-api')) run(process.execPath, ['scripts/pack.mjs', '--update']);
  },
  check() {
    install();
    tool('biome', ['ci', '--error-on-warnings', '.']);
    tool('depcruise', ['--config', '.dependency-cruiser.mjs', ...sourceFolders()]);
    tool('tsc', ['-b']);
    tool('tsc', ['-p', 'tsconfig.test.json']);
  },
  async test() {
    install();
    // Beside what it needs not to wait for; the libraries need the types.
    const checked = begin(process.execPath, [import.meta.filename, 'check']);
    buildProduct();
    if (!(await checked)) process.exit(1);
    buildLibraries();
    const { ensureChromium } = await import('./browser.mjs');
    const browser = { CHROMIUM_PATH: ensureChromium(), STORYBOOK_DISABLE_TELEMETRY: '1' };
    // The stories are one page, which leaves half of two cores idle.
    const [vitest, stories] = ['node_modules/vitest/vitest.mjs', 'vitest.storybook.config.ts'];
    const tested = await Promise.all([
      begin(process.execPath, [vitest, 'run', ...rest]),
      beginSilently(process.execPath, [vitest, 'run', '--config', stories], browser),
    ]);
    if (tested.includes(false)) process.exit(1);
    tool('playwright', ['test'], browser);
  },
  prove() {
    if (rest.length === 0) return list('scripts/prove');
    requireName('scripts/prove');
    install();
    buildProduct();
    buildLibraries();
    runNamed('scripts/prove');
  },
  bench() {
    const isReport = rest.length === 0 || rest[0] === '--write';
    if (!isReport) requireName('bench');
    install();
    buildProduct();
    buildLibraries();
    if (isReport) run(process.execPath, ['bench/report/report.mjs', ...rest]);
    else runNamed('bench');
  },
};
if (!Object.hasOwn(tasks, task))
  fail(`Unknown task ${task}. Known: ${Object.keys(tasks).join(', ')}.`);
await tasks[task]();

function install() {
  const stamp = 'node_modules/.billfold-install';
  const wanted = createHash('sha256')
    .update(readFileSync('pnpm-lock.yaml'))
    .update(process.version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what the lockfile names …');
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);
  writeFileSync(stamp, wanted);
}

/** Builds the site, the script tag and the server where a build is stale. */
function buildProduct() {
  if (isStale('packages/app/dist/index.html', ['app', 'core', 'react'])) {
    console.log('Building the site (about half a minute) …');
    tool('vite', ['build', 'packages/app', '--logLevel', 'warn']);
    compressFolder('packages/app/dist');
  }
  if (isStale('packages/embed/dist/billfold.js', ['embed', 'core', 'react'])) {
    run(process.execPath, ['packages/embed/build.mjs']);
    compressFolder('packages/embed/dist');
  }
  if (isStale('packages/server/dist/template.tar.gz', ['server/migrations']))
    run(process.execPath, ['packages/server/build-template.mjs']);
  if (isStale('packages/server/dist/main.js', ['server', 'core', 'keyring']))
    tool('vite', ['build', 'packages/server', '--logLevel', 'warn']);
}

/** Builds the published packages: one JavaScript file per source file, and bundled declarations. */
function buildLibraries() {
  for (const name of ['core', 'keyring', 'react'])
    if (isStale(`packages/${name}/dist/index.js`, [name, 'core']))
      tool('vite', ['build', `packages/${name}`, '--logLevel', 'warn']);
  if (!isStale('packages/react/dist/index.d.ts', ['core', 'keyring', 'react'])) return;
  tool('tsc', ['-b']);
  tool('rollup', ['--config', 'rollup.dts.mjs', '--silent']);
}

function sourceFolders() {
  return readdirSync('packages').map((name) => `packages/${name}/src`);
}

/** Refuses an unknown name before anything is installed or built. */
function requireName(folder) {
  const known = namesIn(folder);
  if (!known.includes(rest[0])) fail(`Unknown name ${rest[0]}. Known: ${known.join(', ')}.`);
}

function runNamed(folder) {
  const [name, ...args] = rest;
  run(process.execPath, [`${folder}/${name}.mjs`, ...args]);
}

/** Each name with the sentence that its file begins with. */
function list(folder) {
  for (const name of namesIn(folder)) {
    const [, first = ''] = /^\/\/ (.*)/.exec(readFileSync(`${folder}/${name}.mjs`, 'utf8')) ?? [];
    console.log(`${name.padEnd(16)} ${first}`);
  }
}

/** What exports something is a part of a proof, not one to run. */
function namesIn(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .filter((file) => !/^export /m.test(readFileSync(`${folder}/${file}`, 'utf8')))
    .map((file) => file.slice(0, -'.mjs'.length));
}

function tool(name, args, extra) {
  run(join('node_modules', '.bin', name), args, extra);
}

function run(command, args, extra = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...env, ...extra },
    shell: isWindows,
  });
  if (error) fail(`Cannot run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the command, begun beside what follows, has ended well. */
async function begin(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/** The same, and what it says comes in one piece, when it has ended. */
async function beginSilently(command, args, extra) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { stdio, env: { ...env, ...extra } });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  return status === 0;
}

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`Billfold needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
