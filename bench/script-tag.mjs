// Measures the script tag: its sizes, and the time from a click to an account that can be chosen.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { startMembersPage } from '../scripts/serve.mjs';
import { sizeOf } from './report/build-entry.mjs';
import { countTrips, openSlowly } from './report/slow-network.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const checkoutScript = join(import.meta.dirname, '../packages/embed/dist/billfold-checkout.js');
/** An address of the examples in BIP-173. */
const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const data = mkdtempSync(join(tmpdir(), 'billfold-script-tag-'));
const product = await startProduct({ data, env: { SANDBOX_SPEED: '0', BILLFOLD_DEMO: '1' } });
const { email, password, cloudPassword } = JSON.parse(
  readFileSync(join(data, 'demo.json'), 'utf8'),
);
const members = await startMembersPage({ billfold: product.url, email, password });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const scripts = new Map();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === product.url && /\.js$/.test(pathname))
      scripts.set(
        pathname,
        response.text().catch(() => ''),
      );
  });
  const loaded = async (isCounted = () => true) => {
    await page.waitForLoadState('networkidle');
    const names = [...scripts.keys()].filter(isCounted);
    return sizeOf(await Promise.all(names.map((name) => scripts.get(name))));
  };
  const checkout = sizeOf([readFileSync(checkoutScript, 'utf8')]);
  await page.goto(members.url);
  const before = await loaded();
  await page.getByRole('button', { name: 'Show an address' }).click();
  await page.getByRole('combobox', { name: 'To account' }).waitFor();
  const open = await loaded((name) => !name.includes('qr-path'));
  const shown = await loaded();
  const sending = await sendOnce();
  printSection({
    title: 'Script tag',
    text: 'KB of 1024 bytes of JavaScript, styles within, as fetched by a page with a theme of its own.',
    head: ['What', 'gzip', 'brotli', 'gate', ''],
    rows: [
      [
        '`billfold-checkout.js`, whole',
        ...sizes(checkout),
        '2 gzip',
        verdict(checkout.gzip / 1024, 2),
      ],
      ['the loader, before any intent', ...sizes(before), '3 gzip', verdict(before.gzip / 1024, 3)],
      ['through an open Receive', ...sizes(open), '62 brotli', verdict(open.brotli / 1024, 62)],
      ['with its QR code', ...sizes(shown), '68 brotli', verdict(shown.brotli / 1024, 68)],
      [
        'through an open Send',
        ...sizes(sending.open),
        '70 brotli',
        verdict(sending.open.brotli / 1024, 70),
      ],
      [
        'through its review, until the frame of secrets',
        ...sizes(sending.whole),
        '80 brotli',
        verdict(sending.whole.brotli / 1024, 80),
      ],
      ['the frame of secrets, on its own origin', ...sizes(sending.frame), '–', ''],
      [
        'the frame through a send that it signs, on Bitcoin',
        ...sizes(sending.signed),
        '75 brotli',
        verdict(sending.signed.brotli / 1024, 75),
      ],
    ],
  });
  await page.close();
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    const ours = await openReceive();
    rounds.push({ ours, bare: await fetchBarely(ours.requests) });
  }
  const ms = median(rounds.map(({ ours }) => ours.ms));
  const bareMs = median(rounds.map(({ bare }) => bare));
  const trips = median(rounds.map(({ ours }) => ours.trips));
  const preflights = median(rounds.map(({ ours }) => ours.preflights));
  console.log('');
  printSection({
    title: 'Script tag on a slow network',
    text: 'From a click without a hover before it to an account that can be chosen, over 150 ms and 1.6 Mbit/s as Chromium emulates them, median of 5 fresh pages. Bare is a page that fetches the same files and answers in the same order and does nothing else, in turns with ours. The emulation does not delay preflights.',
    head: ['What', 'value', 'gate', ''],
    rows: [
      ['round trips', String(trips), '3', verdict(trips, 3)],
      ['click → an account can be chosen, ms', ms.toFixed(0), '900', verdict(ms, 900)],
      ['the same on the bare page, ms', bareMs.toFixed(0), '–', ''],
      ['preflights of other origins', String(preflights), '–', ''],
    ],
  });
} finally {
  await browser.close();
  members.stop();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Sends from a fresh page, signed in the frame of secrets; sizes of the scripts until each step. */
async function sendOnce() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map();
  const seen = (isCounted) =>
    sizeOf([...scripts].flatMap(([url, text]) => (isCounted(url) ? [text] : [])));
  page.on('response', async (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== product.url || !pathname.endsWith('.js')) return;
    scripts.set(pathname, await response.text().catch(() => ''));
  });
  const isOfPage = (path) => !path.startsWith('/assets/');
  await page.goto(members.url);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByLabel('Recipient Address').waitFor();
  await page.waitForLoadState('networkidle');
  const open = seen(isOfPage);
  await dialog.getByLabel('Recipient Address').fill(stranger);
  await next.click();
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('0.01');
  await next.click();
  await dialog.getByText('Total', { exact: true }).waitFor();
  const consent = dialog.getByRole('checkbox');
  if (await consent.isVisible()) await consent.check();
  await next.click();
  const secrets = dialog.frameLocator('iframe');
  const typed = secrets.getByRole('textbox', { name: 'Cloud encryption password' });
  await typed.waitFor();
  await page.waitForLoadState('networkidle');
  const [whole, frame] = [seen(isOfPage), seen((path) => !isOfPage(path))];
  await typed.fill(cloudPassword);
  const sent = dialog.getByText('Successfully Sent');
  // The frame takes no press before it has been in sight for half a second.
  while (!(await sent.isVisible())) {
    const press = secrets.getByRole('button', { name: 'Sign Action' });
    await press.click({ timeout: 1_000 }).catch(() => {});
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const signed = seen((path) => !isOfPage(path));
  await context.close();
  return { open, whole, frame, signed };
}

function sizes({ gzip, brotli }) {
  return [gzip, brotli].map((bytes) => (bytes / 1024).toFixed(1));
}

/** Clicks the element on a page of its own and waits for the accounts. */
async function openReceive() {
  const { page, requests, close } = await openSlowly(browser, members.url);
  const ms = await page.evaluate(clickToAccounts);
  const done = requests.filter(({ end }) => Number.isFinite(end));
  const sent = done.filter(({ isPreflight }) => !isPreflight);
  await close();
  return {
    ms,
    requests: sent,
    trips: countTrips(sent),
    preflights: done.length - sent.length,
  };
}

/** Runs in the page: milliseconds from the click to the frame that shows the enabled list of accounts. */
function clickToAccounts() {
  const find = (root) => {
    const found = root.querySelector('[role=combobox]:not(:disabled)');
    if (found) return found;
    const hosts = [
      ...root.querySelectorAll('[data-billfold], [data-billfold] *, [data-billfold-host]'),
    ];
    return hosts.map(({ shadowRoot }) => shadowRoot && find(shadowRoot)).find(Boolean);
  };
  const begun = performance.now();
  document.querySelector('billfold-receive').click();
  return new Promise((resolve) => {
    const look = () => {
      if (!find(document)?.getBoundingClientRect().height) return requestAnimationFrame(look);
      // A task posted in a frame runs after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** Fetches what the page of ours has fetched, one wave after the other. */
async function fetchBarely(requests) {
  const { page, close } = await openSlowly(browser, members.url);
  const urls = (part) => requests.map(({ url }) => url).filter((url) => url.includes(part));
  const ms = await page.evaluate(
    async ({ code, first, second }) => {
      const begun = performance.now();
      const files = code.map(async (url) => (await fetch(url)).text());
      const { token } = await (await fetch('/billfold/token', { method: 'POST' })).json();
      const get = async (url) =>
        (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
      // The client comes before the dialog, and calls first.
      await files[0];
      await Promise.all(first.map(get));
      await Promise.all(files);
      await Promise.all(second.map(get));
      return performance.now() - begun;
    },
    {
      // The client, the list of hashes and the dialog.
      code: urls('/chunks/').slice(0, 3),
      first: urls('/wallets?'),
      second: [...urls('/accounts?'), ...urls('/manifest')],
    },
  );
  await close();
  return ms;
}
