// Measures the dialogs in Chromium at a quarter of its speed: opening, a step, a key; beside a bare one.
// `--rounds <n>` takes the median of n, at least 9.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../scripts/browser.mjs';
import { serveFolder } from '../scripts/serve-folder.mjs';
import { makeHost } from './report/build-entry.mjs';
import { barePage, ourPage } from './report/dialog-pages.mjs';
import { startClock } from './report/page-clock.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Math.max(9, Number(values.rounds));
const host = makeHost();
const dist = join(host, 'dist');
writeFileSync(join(host, 'index.html'), barePage);
writeFileSync(
  join(host, 'ours.html'),
  '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/ours.js"></script>',
);
writeFileSync(join(host, 'ours.js'), ourPage);
mkdirSync(dist, { recursive: true });
await build({
  root: host,
  configFile: false,
  logLevel: 'silent',
  build: {
    target: 'es2022',
    rolldownOptions: { input: [join(host, 'index.html'), join(host, 'ours.html')] },
  },
});

const served = await serveFolder(dist);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const taken = { bare: [], bareSettled: [], open: [], settled: [], step: [], send: [], key: [] };
try {
  // One round of each after the other: noise meets all of them alike.
  for (let round = 0; round < rounds; round += 1) {
    await onPage('', measureBare);
    await onPage('ours.html', measureReceive);
    await onPage('ours.html', measureSend);
  }
} finally {
  await browser.close();
  await served.close();
  rmSync(host, { recursive: true, force: true });
}

const bare = median(taken.bare);
const line = (what, list, gate) => {
  const value = median(list);
  const range = `${Math.min(...list).toFixed(1)}–${Math.max(...list).toFixed(1)}`;
  const times = list === taken.key ? '' : `${(value / bare).toFixed(1)}×`;
  return [
    what,
    value.toFixed(1),
    range,
    times,
    gate === undefined ? '–' : `${gate}`,
    verdict(value, gate),
  ];
};
printSection({
  title: 'Dialogs',
  text: `Milliseconds in Chromium with its processor slowed four times, median of ${rounds} fresh pages each, the packages on React, the wallet in memory.`,
  head: ['What', 'ms', 'range', 'of a bare dialog', 'gate', ''],
  rows: [
    line('a bare native `<dialog>`: click to painted', taken.bare),
    line('the same, until nothing moves', taken.bareSettled),
    line('Receive: click to painted dialog', taken.open, 80),
    line('Receive: click until nothing moves', taken.settled, 150),
    line('Receive: Continue to painted address and QR code', taken.step),
    line('Send: click to painted dialog', taken.send, 80),
    line('Send: script per key in the amount', taken.key),
  ],
});

async function onPage(path, work) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  try {
    await page.addInitScript(startClock);
    await page.goto(served.url + path);
    await page.getByRole('button', { name: 'Receive' }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await work(page, devtools);
  } finally {
    await context.close();
  }
}

/**
 * Time from the click's own stamp to the frame that shows `selector`, painted. The pointer is there
 * for as long before as somebody needs to press.
 */
async function clickTo(page, name, selector) {
  await page.getByRole('button', { name, exact: true }).hover();
  await page.waitForTimeout(300);
  const done = page.evaluate((wanted) => globalThis.timeToPaint(wanted), selector);
  await page.getByRole('button', { name, exact: true }).click();
  return done;
}

async function measureBare(page) {
  const { painted, settled } = await clickTo(page, 'Receive', 'dialog[open]');
  taken.bare.push(painted);
  taken.bareSettled.push(settled);
}

async function measureReceive(page) {
  const { painted, settled } = await clickTo(page, 'Receive', 'dialog[open]');
  taken.open.push(painted);
  taken.settled.push(settled);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await dialog.getByRole('option').first().click();
  taken.step.push((await clickTo(page, 'Continue', 'dialog[open] svg[role=img]')).painted);
}

async function measureSend(page, devtools) {
  taken.send.push((await clickTo(page, 'Send', 'dialog[open]')).painted);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const amount = dialog.getByRole('textbox').first();
  await amount.waitFor();
  await dialog.getByRole('button', { name: 'Max' }).waitFor();
  await amount.click();
  const keys = '0.123456';
  const before = await scriptMs(devtools);
  for (const key of keys) await page.keyboard.press(key);
  taken.key.push(((await scriptMs(devtools)) - before) / keys.length);
}

async function scriptMs(devtools) {
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1_000;
}
