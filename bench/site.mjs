// Measures the site in Chromium at a quarter of its speed: the first page over slow 4G, going about, memory.
// `--rounds <n>` takes the median of n, at least 5.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createApi, createOwner } from './load/api.mjs';
import { slow4g } from './report/slow-network.mjs';
import { median, printSection, verdict } from './report/table.mjs';
import { watchSite } from './report/watch-site.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Math.max(5, Number(values.rounds));
const assets = join(import.meta.dirname, '../packages/app/dist/assets');
const pages = [
  ['/wallet/accounts', 'Accounts · Billfold'],
  ['/wallet/settings', 'Wallet settings · Billfold'],
  ['/wallet/', 'Portfolio · Billfold'],
];

const data = mkdtempSync(join(tmpdir(), 'billfold-bench-site-'));
const product = await startProduct({ data, env: { SANDBOX_SPEED: '0', RATE_LIMITS: 'off' } });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  // Who watches a page makes V8 parse React again for the positions of the first error that React
  // makes, 45 ms that nobody else waits for, unless they are noted at once.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--js-flags=--expose-gc --no-enable-lazy-source-positions',
  ],
});
const requests = new Set();
const files = new Set();
try {
  const signIns = [];
  for (let round = 0; round < rounds; round += 1) signIns.push(await openSignIn());
  const session = await makeSession();
  const walk = await goAbout(session);
  report(signIns, walk);
} finally {
  await browser.close();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

function report(signIns, { times, shifts, heaps }) {
  const of = (name) => median(signIns.map((round) => round[name]));
  const row = (what, value, gate, digits = 0) => [
    what,
    value.toFixed(digits),
    gate === undefined ? '–' : `${gate}`,
    verdict(value, gate),
  ];
  const own = [...files].filter((file) => /-(screen|tab|route)-[^/]*\.js$/.test(file));
  const largest = Math.max(...own.map((file) => kilobytes([file])));
  const [before, after] = heaps;
  printSection({
    title: 'Site',
    text: `Chromium with its processor slowed four times; the first page over slow 4G, median of ${rounds} fresh browsers without a service worker. KB of 1024 bytes, gzip.`,
    head: ['What', 'value', 'gate', ''],
    rows: [
      row('sign-in: JavaScript until the form is there, KB', of('scripts'), 110, 1),
      row('sign-in: styles until then, KB', of('styles'), 15, 1),
      row('sign-in: visible, ms', of('visible'), 1_200),
      row('sign-in: time in scripts until then, ms', of('scriptMs'), 220),
      row('sign-in: layout shift', of('shifted'), 0.01, 4),
      row('largest own file of a route, KB', largest, 25, 1),
      row('from one page to another, warm: median, ms', median(times), 100),
      row(
        'the same, the slowest of ten',
        times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)],
      ),
      row('portfolio, opened by its address: layout shift', shifts, 0.01, 4),
      row('memory kept by 180 more of these ways, KB', (after - before) / 1_024, 1_024),
      row('requests to other origins', [...requests].filter(isForeign).length, 0),
    ],
  });
}

function isForeign(url) {
  return !url.startsWith(product.url) && !/^(data|blob):/.test(url);
}

/** Bytes of built files, compressed here as any server would. */
function kilobytes(names) {
  const known = new Set(readdirSync(assets));
  return names
    .map((name) => name.split('/').at(-1))
    .filter((name) => known.has(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length / 1_024, 0);
}

async function open(session) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  page.on('request', (request) => requests.add(request.url()));
  await page.addInitScript(watchSite);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, devtools };
}

async function metric(devtools, name) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

async function openSignIn() {
  const { context, page, devtools } = await open(null);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  const painted = page.waitForEvent('console', (message) => message.text() === 'painted');
  await page.goto(`${product.url}/auth/sign-in`);
  await painted;
  const scriptMs = (await metric(devtools, 'ScriptDuration')) * 1_000;
  const { shifted, headingMs } = await page.evaluate(() => globalThis.siteFacts());
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const until = fetched.filter(({ startTime }) => startTime < headingMs).map(({ name }) => name);
  await context.close();
  return {
    scripts: kilobytes(until.filter((name) => name.endsWith('.js'))),
    styles: kilobytes(until.filter((name) => name.endsWith('.css'))),
    visible: headingMs,
    scriptMs,
    shifted,
  };
}

/** Runs in the page: nothing has come for two seconds. The stream of changes stays open for good. */
function isQuiet() {
  const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return performance.now() - Math.max(0, ...ends) > 2_000;
}

async function makeSession() {
  const api = createApi(() => product.url);
  const { email, walletId } = await createOwner(api, { password: 'Cloud-Password-7' });
  const { data: signedIn } = await api.expect('POST', '/v1/auth/login/basic', {
    email,
    password: 'lantern-quartz-41',
    twoFactorCode: null,
    device: { device: 'Desktop', os: 'Linux', browser: 'Bench' },
  });
  const entries = { accessToken: signedIn.accessToken, walletId };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: product.url, localStorage }] };
}

async function goAbout(session) {
  const { context, page, devtools } = await open(session);
  await page.goto(`${product.url}/wallet/`);
  await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
  await page.waitForFunction(isQuiet);
  const { shifted } = await page.evaluate(() => globalThis.siteFacts());
  const times = [];
  const heaps = [];
  for (let way = 1; way <= 200; way += 1) {
    const [href, title] = pages[way % pages.length];
    times.push(await page.evaluate(([to, name]) => globalThis.goTo(to, name), [href, title]));
    if (way === 20 || way === 200) {
      await devtools.send('HeapProfiler.collectGarbage');
      heaps.push(await metric(devtools, 'JSHeapUsedSize'));
    }
  }
  for (const url of requests) if (url.endsWith('.js')) files.add(url);
  await context.close();
  // The first way to each page fetches and draws what the later ones find ready.
  return { times: times.slice(pages.length), heaps, shifts: shifted };
}
