// Measures the business area in Chromium at a quarter of its speed: the dashboard and the tabs of settings.
// `--rounds <n>` goes about n times, at least 10. Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { onServer } from '../scripts/postgres.mjs';
import { createApi, signInPassword } from './load/api.mjs';
import { fillPayments } from './load/many-payments.mjs';
import { quantile } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { openShop, paymentsOn } from './load/shop.mjs';
import { median, printSection, verdict } from './report/table.mjs';
import { watchSite } from './report/watch-site.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Math.max(10, Number(values.rounds));
const title = 'Business area';
const count = 100_000;
const pages = [
  ['/payments/dashboard', 'Dashboard · Bench · Billfold'],
  ['/payments/payments', 'Payments · Bench · Billfold'],
];
const tabs = [
  ['/payments/settings/checkout', 'Checkout settings · Bench · Billfold'],
  ['/payments/settings/payments', 'Payment settings · Bench · Billfold'],
  ['/payments/settings/notifications', 'Notifications · Bench · Billfold'],
  ['/payments/settings/security', 'Team and security · Bench · Billfold'],
  ['/payments/settings/billing', 'Billing · Bench · Billfold'],
  ['/payments/settings/general', 'Business settings · Bench · Billfold'],
];

await benchOnPostgres(title, async ({ databaseUrl, start }) => {
  const product = await start({ env: paymentsOn });
  const { businessId, email } = await openShop(product.url, databaseUrl);
  await onServer(databaseUrl, (client) =>
    fillPayments(client, { businessId, count, customers: 10_000 }),
  );
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await openBusiness(browser, { url: product.url, email, businessId });
    const ways = await goAbout(page, { url: product.url, links: pages });
    const switches = await goAbout(page, { url: product.url, links: tabs });
    const dashboard = ways.filter((_, way) => way % pages.length === 0);
    printSection({
      title,
      text: `Chromium with its processor slowed four times; a business with ${count.toLocaleString('en')} payments on PostgreSQL. Milliseconds from the click on a link until what it leads to is painted and nothing of it loads; ${rounds} rounds after the first one.`,
      head: ['What', 'median', 'p95', 'gate of p95', ''],
      rows: [row('dashboard, warm', dashboard, 400), row('tab of settings', switches, 100)],
    });
  } finally {
    await browser.close();
  }
});

async function openBusiness(browser, { url, email, businessId }) {
  const api = createApi(() => url);
  const device = { device: 'Desktop', os: 'Linux', browser: 'Bench' };
  const { data: signedIn } = await api.expect('POST', '/v1/auth/login/basic', {
    ...{ email, password: signInPassword, twoFactorCode: null, device },
  });
  const entries = { accessToken: signedIn.accessToken, businessId: `${businessId}` };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(watchSite);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Follows the links round by round, from the last one on. Returns milliseconds for each way but those of the first round. */
async function goAbout(page, { url, links }) {
  const [last, lastTitle] = links.at(-1);
  await page.goto(url + last);
  await page.waitForFunction((name) => document.title === name, lastTitle);
  const times = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const [href, name] of links)
      times.push(await page.evaluate(([to, as]) => globalThis.goTo(to, as, true), [href, name]));
  return times.slice(links.length);
}

function row(what, times, gate) {
  const p95 = quantile(times, 0.95);
  return [what, median(times).toFixed(0), p95.toFixed(0), `${gate}`, verdict(p95, gate)];
}
