// Measures the checkout page in Chromium at a quarter of its speed over slow 4G: from its address to the first step
// that can be used.
//   --rounds <number>   fresh pages of each kind, at least 5
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayment, openShop, paymentsOn } from './load/shop.mjs';
import { countTrips, recordRequests, slow4g } from './report/slow-network.mjs';
import { median, printSection, verdict } from './report/table.mjs';
import { watchStep } from './report/watch-step.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Math.max(5, Number(values.rounds));
const title = 'Checkout page';
const assets = join(import.meta.dirname, '../packages/app/dist/assets');

await benchOnPostgres(title, async ({ databaseUrl, start }) => {
  const product = await start({ env: paymentsOn });
  const { merchant } = await openShop(product.url, databaseUrl);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const kinds = [
      { what: 'the payer chooses a coin', method: null },
      { what: 'an amount and an address', method: 'ETH' },
    ];
    const opened = new Map(kinds.map(({ what }) => [what, []]));
    // In turns: what else the machine does meets both alike.
    for (let round = 0; round < rounds; round += 1)
      for (const { what, method } of kinds) {
        const { id } = await createPayment(merchant, method);
        opened.get(what).push(await openPage(browser, `${product.url}/pay/${id}`));
      }
    printSection({
      title,
      text: `Chromium with its processor slowed four times over slow 4G (150 ms there and back, 1.6 Mbit/s), 390 × 844, median of ${rounds} fresh browsers each. Usable: the heading of the step is painted, and the page answers events. KB of 1024 bytes, gzip. Load of the machine at the end: ${loadavg()[0].toFixed(1)}.`,
      head: ['What', 'value', 'range', 'gate', ''],
      rows: [...opened].flatMap(([what, pages]) => rowsOf(what, pages)),
    });
  } finally {
    await browser.close();
  }
});

function rowsOf(what, pages) {
  const row = (name, key, gate, digits) => {
    const list = pages.map((page) => page[key]);
    const range = [Math.min(...list), Math.max(...list)].map((each) => each.toFixed(digits));
    const value = median(list);
    return [
      `${what}: ${name}`,
      ...[value.toFixed(digits), range.join('–'), `${gate ?? '–'}`],
      verdict(value, gate),
    ];
  };
  return [
    row('JavaScript until it is usable, KB', 'kilobytes', 70, 1),
    row('usable, ms', 'usable', 1_000, 0),
    row('time in scripts until then, ms', 'scriptMs', undefined, 0),
    row('requests until then, one after the other at most', 'trips', undefined, 0),
    row('layout shift', 'shifted', 0.01, 4),
  ];
}

async function openPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchStep, 'h2');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Network.enable');
    const requests = recordRequests(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    const isUsable = page.waitForEvent('console', (message) => message.text() === 'usable');
    await page.goto(url, { waitUntil: 'commit' });
    await isUsable;
    const { metrics } = await devtools.send('Performance.getMetrics');
    const scriptMs = metrics.find(({ name }) => name === 'ScriptDuration').value * 1_000;
    const { usable, shifted, scripts } = await page.evaluate(() => globalThis.stepFacts());
    return {
      usable,
      shifted,
      scriptMs,
      kilobytes: kilobytes(scripts),
      trips: countTrips(requests),
    };
  } finally {
    await context.close();
  }
}

/** Sums up built files, compressed as `npm run build` compresses them. */
function kilobytes(urls) {
  const known = new Set(readdirSync(assets));
  return urls
    .map((url) => url.split('/').at(-1))
    .filter((name) => known.has(name))
    .reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length / 1_024,
      0,
    );
}
