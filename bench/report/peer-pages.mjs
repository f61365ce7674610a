// Installs and builds the pages of other libraries, each from its own folder and lockfile.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const peers = join(import.meta.dirname, '../peers');
/** Apart from the install of the workspace, which must not find what they bring. */
const installs = join(import.meta.dirname, '../../.cache/peers');

/**
 * Returns a page for each library; `problem` says why there is none of it.
 * @returns {Promise<{ title: string, version: string, trigger: string, dialog: string, dist: string, problem: string | null }[]>}
 */
export async function buildPeers() {
  const pages = [];
  for (const name of readdirSync(peers).filter((each) =>
    existsSync(join(peers, each, 'peer.json')),
  ))
    pages.push(await buildPeer(copyPeer(name)));
  return pages;
}

/** Copies the files of a library to where it is installed. */
function copyPeer(name) {
  const folder = join(installs, name);
  cpSync(join(peers, name), folder, { recursive: true });
  return folder;
}

async function buildPeer(folder) {
  const { title, package: library, trigger, dialog, files } = read(folder, 'peer.json');
  const version = read(folder, 'package.json').dependencies[library];
  const dist = join(folder, 'dist');
  const page = { title, version, trigger, dialog, dist };
  if (!install(folder))
    return { ...page, problem: 'not installed: the npm registry did not answer' };
  try {
    rmSync(dist, { recursive: true, force: true });
    if (files === undefined) await bundle(folder, dist);
    else copyScript(folder, { dist, files });
    return { ...page, problem: null };
  } catch (error) {
    return { ...page, problem: `not built: ${firstLine(error)}` };
  }
}

/** Installs once for each state of the lockfile. */
function install(folder) {
  const stamp = join(folder, 'node_modules/.bench-install');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, wanted);
  return status === 0;
}

/** Bundles the page as its own host would, with its own copy of React. */
async function bundle(folder, dist) {
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { global: 'globalThis', 'process.env.NODE_DEBUG': '""' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [{ name: 'bench-peer-page', resolveId: resolvePage, load: loadPage }],
    build: {
      outDir: dist,
      target: 'es2022',
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  writeFileSync(join(dist, 'index.html'), htmlOf(output));
}

const entry = 'bench:peer-page';
const resolvePage = (id) => (id === entry ? `\0${entry}` : null);
const loadPage = (id) =>
  id === `\0${entry}`
    ? `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '/main.jsx';
let root;
globalThis.mountPeer = () => {
  root = createRoot(document.querySelector('#root'));
  root.render(createElement(App));
};
globalThis.unmountPeer = () => root.unmount();
globalThis.mountPeer();
`
    : null;

/** Names what the entry loads first, as a bundler writes it into a page. */
function htmlOf(output) {
  const chunk = output.find(({ isEntry }) => isEntry);
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return `<!doctype html>
<meta charset="utf-8">
<title>Shop</title>
<link rel="icon" href="data:,">
${styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join('\n')}
${chunk.imports.map((name) => `<link rel="modulepreload" href="/${name}">`).join('\n')}
<script type="module" src="/${chunk.fileName}"></script>
<div id="root"></div>
`;
}

function copyScript(folder, { dist, files }) {
  mkdirSync(dist, { recursive: true });
  copyFileSync(join(folder, 'index.html'), join(dist, 'index.html'));
  for (const [to, from] of Object.entries(files)) copyFileSync(join(folder, from), join(dist, to));
}

function read(folder, file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

function firstLine(error) {
  return String(error.message ?? error).split('\n')[0];
}
