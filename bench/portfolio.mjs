// Measures a portfolio of 200 assets and 10,000 transactions in Chromium: paint, palette, scroll.
// `--rounds <n>` takes the median of n, at least 5.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createApi, createOwner } from './load/api.mjs';
import { bareTablePage } from './report/bare-table.mjs';
import { createLargeWallet } from './report/large-wallet.mjs';
import { startClock } from './report/page-clock.mjs';
import { metric } from './report/slow-page.mjs';
import { median, printSection, verdict } from './report/table.mjs';
import { watchData } from './report/watch-data.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Math.max(5, Number(values.rounds));
const frames = 120;
const names = ['barePaint', 'bareScroll', 'paint', 'scroll', 'list', 'listScroll', 'cold', 'warm'];
const taken = Object.fromEntries(names.map((name) => [name, []]));

const data = mkdtempSync(join(tmpdir(), 'billfold-bench-portfolio-'));
const product = await startProduct({ data, env: { SANDBOX_SPEED: '0', RATE_LIMITS: 'off' } });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const wallet = createLargeWallet({ assets: 200, transactions: 10_000 });
try {
  const session = await makeSession();
  // In turns: noise meets the page by hand and ours alike.
  for (let round = 0; round < rounds; round += 1) {
    await visit(session, measureBare);
    await visit(session, measurePortfolio);
    await visit(session, measureList);
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

const row = (what, list, { bare, gate } = {}) => {
  const value = median(list);
  const range = `${Math.min(...list).toFixed(1)}–${Math.max(...list).toFixed(1)}`;
  const times = bare === undefined ? '' : `${(value / median(bare)).toFixed(1)}×`;
  return [what, value.toFixed(1), range, times, `${gate ?? '–'}`, verdict(value, gate)];
};
printSection({
  title: 'Portfolio of 200 assets',
  text: `With 10,000 transactions, in the built site; milliseconds of the processor on the page’s main thread in Chromium, median of ${rounds} fresh pages each. The answers come at once when the page is at rest. Scrolling is measured over ${frames} frames with the processor slowed four times. Bare is a table of 200 rows written by hand.`,
  head: ['What', 'ms', 'range', 'of bare', 'gate', ''],
  rows: [
    row('bare: answer to painted', taken.barePaint),
    row('portfolio: last answer to painted holdings', taken.paint, {
      bare: taken.barePaint,
      gate: 100,
    }),
    row('bare scrolled, a frame', taken.bareScroll),
    row('portfolio scrolled, a frame', taken.scroll, { bare: taken.bareScroll, gate: 16 }),
    row('100 of 10,000 transactions: answer to painted list', taken.list, { gate: 100 }),
    row('100 transactions scrolled, a frame', taken.listScroll, {
      bare: taken.bareScroll,
      gate: 16,
    }),
    row('palette: click to painted commands, the first time', taken.cold),
    row('palette: the same once more', taken.warm, { gate: 50 }),
  ],
});

async function makeSession() {
  const api = createApi(() => product.url);
  const { email, walletId, accountId } = await createOwner(api, {
    password: 'Cloud-Password-7',
    network: 'ETH',
  });
  const { data: signedIn } = await api.expect('POST', '/v1/auth/login/basic', {
    email,
    password: 'lantern-quartz-41',
    twoFactorCode: null,
    device: { device: 'Desktop', os: 'Linux', browser: 'Bench' },
  });
  const entries = { accessToken: signedIn.accessToken, walletId };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: product.url, localStorage }] };
  return { storageState, walletId, accountId };
}

/** Runs `work` on a page of its own, whose answers wait for `release()`. */
async function visit(session, work) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    storageState: session.storageState,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let release = () => {};
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await answerFrom(page, session, released);
  await page.addInitScript(startClock);
  await page.addInitScript(watchData);
  try {
    await work({
      page,
      devtools,
      release,
      slow: () => devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    });
  } finally {
    await context.close();
  }
}

async function answerFrom(page, { walletId, accountId }, released) {
  const place = `/api/wallets/${walletId}`;
  const answers = {
    [`${place}/accounts`]: (answer) => wallet.accounts(answer),
    [`${place}/statistics`]: (answer) => wallet.statistics(answer),
    [`${place}/transactions`]: (_, query) => wallet.transactions(query, accountId),
    '/api/Rates/history': (_, query) => wallet.prices(query),
  };
  await page.route(
    ({ pathname }) => pathname in answers,
    async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const answer = pathname.startsWith('/api/Rates') ? null : await (await route.fetch()).json();
      await released;
      await route.fulfill({ json: answers[pathname](answer, searchParams) });
    },
  );
  await page.route('**/bare.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: bareTablePage }),
  );
  await page.route('**/bare.json', async (route) => {
    await released;
    await route.fulfill({ json: wallet.statistics({}) });
  });
}

async function measureBare({ page, devtools, release, slow }) {
  await page.goto(`${product.url}/bare.html`);
  taken.barePaint.push(await paint(page, devtools, { selector: 'tbody tr', release }));
  await slow();
  taken.bareScroll.push(await scroll(page, devtools, 60));
}

async function measurePortfolio({ page, devtools, release, slow }) {
  await page.goto(`${product.url}/wallet/`);
  await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
  await page.waitForLoadState('load');
  await rest(page);
  const selector = 'table[aria-label=Holdings] tbody tr';
  taken.paint.push(await paint(page, devtools, { selector, release }));
  await rest(page);
  for (const list of [taken.cold, taken.warm]) {
    const button = page.getByRole('button', { name: 'Search and commands' });
    await button.hover();
    await rest(page);
    list.push(await cost(devtools, () => press(button, 'dialog[open] [role=option]')));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
  await slow();
  taken.scroll.push(await scroll(page, devtools, 60));
}

async function measureList({ page, devtools, release, slow }) {
  await page.goto(`${product.url}/wallet/transactions?size=100`);
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  await rest(page);
  const selector = 'main tbody tr:has(td):last-child';
  taken.list.push(await paint(page, devtools, { selector, release }));
  await rest(page);
  await slow();
  taken.listScroll.push(await scroll(page, devtools, 30));
}

/** Milliseconds of the main thread from the answers to the painted frame that shows them. */
function paint(page, devtools, { selector, release }) {
  const painted = page.evaluate((rows) => globalThis.toPaint(rows), selector);
  return cost(devtools, () => {
    release();
    return painted;
  });
}

/** Milliseconds of the main thread per frame. */
async function scroll(page, devtools, step) {
  const work = () =>
    page.evaluate(([count, by]) => globalThis.scrollPage(count, by), [frames, step]);
  return (await cost(devtools, work)) / frames;
}

/** Milliseconds of the processor on the page’s main thread: a busy machine does not lengthen them much. */
async function cost(devtools, work) {
  const before = await metric(devtools, 'TaskDuration');
  await work();
  const after = await metric(devtools, 'TaskDuration');
  return (after - before) * 1_000;
}

/** Clicks in the page itself: a click of the driver costs the page a third more than the palette does. */
function press(button, selector) {
  return button.evaluate((element, wanted) => {
    const painted = globalThis.timeToPaint(wanted);
    element.click();
    return painted;
  }, selector);
}

/** Waits until the main thread has had nothing to do for ten frames, one after the other. */
function rest(page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let quiet = 0; quiet < 10; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const left = await new Promise((resolve) =>
        requestIdleCallback((deadline) => resolve(deadline.timeRemaining())),
      );
      quiet = left > 5 ? quiet + 1 : 0;
    }
  });
}
