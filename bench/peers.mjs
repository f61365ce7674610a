// Measures what wallet components of others and ours cost a page, until a dialog is open.
// Installs the others from the npm registry, 3 GB, at the first run. `--rounds <n>` takes the median of n, at least 5;
// `--ours` leaves the others out.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { servePages } from './report/build-pages.mjs';
import { cyclePeer, openPeer } from './report/measure-peer.mjs';
import { ourPages } from './report/our-peer-pages.mjs';
import { buildPeers } from './report/peer-pages.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, ours: { type: 'boolean', default: false } },
});
const rounds = Math.max(5, Number(values.rounds));

const data = mkdtempSync(join(tmpdir(), 'billfold-peers-'));
const product = await startProduct({ data, env: { SANDBOX_SPEED: '0', BILLFOLD_DEMO: '1' } });
const ours = ourPages({ url: product.url, token: await signIn() });
const served = await servePages(ours);
const peers = values.ours ? [] : await buildPeers();
const pages = Object.entries(ours).map(([name, { title, trigger, dialog }]) => ({
  ...{ title, trigger, dialog, version: '', problem: null, url: `${served.url}${name}.html` },
}));
for (const peer of peers)
  pages.push({ ...peer, server: peer.problem ? null : await serveFolder(peer.dist) });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // Nothing leaves the machine: requests to other hosts are counted, and fail.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ],
});
/** Measurements by page. @type {Map<object, object[]>} */
const taken = new Map(pages.map((page) => [page, []]));
try {
  // One round of each after the other: noise meets all of them alike. The first warms up, and counts bytes.
  for (let round = 0; round <= rounds; round += 1)
    for (const page of pages) {
      if (page.problem !== null) continue;
      const place = { ...page, url: page.url ?? page.server.url };
      try {
        const measured = await openPeer(browser, place, { withSizes: round === 0 });
        if (round === 0) page.sizes = measured.sizes;
        else taken.get(page).push(measured);
        if (round === rounds) page.left = await cyclePeer(browser, place);
      } catch (error) {
        page.problem = `not measured: ${String(error.message).split('\n')[0]}`;
      }
    }
} finally {
  await browser.close();
  await Promise.all(pages.map(({ server }) => server?.close()));
  await served.close();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

const base = median(taken.get(pages[0]).map(({ ms }) => ms));
printSection({
  title: 'Wallet components of others',
  text: `${new Date().toISOString().slice(0, 10)}: the quick start of each library, built by Vite, and its first dialog, in one run, in turns, median of ${rounds} fresh pages on a processor slowed four times. KB of 1024 bytes are all that the page fetches until the dialog is open, answers of our API within, each file compressed by itself. Requests to other hosts are counted and fail: none of these dialogs showed what it would load from there. Times are those of this machine and mean something in proportion alone. The last three columns are what 100 more mounts and unmounts of the component leave after a garbage collection.`,
  head: [
    'What',
    'version',
    'gzip KB',
    'brotli KB',
    'requests',
    'to other hosts',
    'click → painted, ms',
    'to ours',
    'blocked, ms',
    'heap loaded → open, MB',
    'nodes left',
    'listeners left',
    'heap left, KB',
  ],
  rows: pages.map(rowOf),
});

console.log('');
printSection({
  title: 'Our components in a page of others',
  text: 'Of the same run. The heap is that of the whole page with the dialog open, after a garbage collection; what is left is that of 100 mounts and unmounts.',
  head: ['What', 'value', 'gate', ''],
  rows: pages.slice(0, Object.keys(ours).length).flatMap(gatesOf),
});

function gatesOf(page) {
  const { title, problem, left } = page;
  if (problem !== null) return [[title, problem, '', '**missed**']];
  const highest = (name) => Math.max(...taken.get(page).map((each) => each[name]));
  const gate = (what, value, most, digits = 0) => [
    `${title}: ${what}`,
    value.toFixed(digits),
    String(most),
    verdict(value, most),
  ];
  return [
    gate('heap, MB', highest('openMb'), 2.5, 1),
    gate('requests to other hosts', highest('foreign'), 0),
    gate('nodes left', left.nodes, 0),
    gate('listeners left', left.listeners, 0),
    // A garbage collection leaves some KB more or less.
    gate('heap left, KB', left.heapKb, 100),
  ];
}

function rowOf(page) {
  const { title, version, problem, sizes, left } = page;
  if (problem !== null) return [title, version, problem, ...Array(10).fill('')];
  const of = (name) => median(taken.get(page).map((each) => each[name]));
  return [
    title,
    version,
    ...[sizes.gzip, sizes.brotli].map((bytes) => (bytes / 1024).toFixed(0)),
    String(of('requests')),
    String(of('foreign')),
    of('ms').toFixed(0),
    `${(of('ms') / base).toFixed(1)}×`,
    of('blockedMs').toFixed(0),
    `${of('loadedMb').toFixed(1)} → ${of('openMb').toFixed(1)}`,
    ...(left === null
      ? ['–', '–', '–']
      : [String(left.nodes), String(left.listeners), left.heapKb.toFixed(0)]),
  ];
}

/** Signs the demo user in, as a server of a page does for its member. */
async function signIn() {
  const device = { device: 'Server', os: process.platform, browser: 'Bench' };
  const { email, password } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8'));
  const answer = await fetch(`${product.url}/v1/auth/login/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, twoFactorCode: null, device }),
  });
  const { data: signedIn } = await answer.json();
  return signedIn.accessToken;
}
