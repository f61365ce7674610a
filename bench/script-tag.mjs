// Counts what the script tag loads on a page: before any intent, with an open Receive, with its code.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { startMembersPage } from '../scripts/serve.mjs';
import { sizeOf } from './report/build-entry.mjs';
import { printSection, verdict } from './report/table.mjs';

const data = mkdtempSync(join(tmpdir(), 'billfold-script-tag-'));
const product = await startProduct({ data, env: { SANDBOX_SPEED: '0', BILLFOLD_DEMO: '1' } });
const { email, password } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8'));
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
  await page.goto(members.url);
  const before = await loaded();
  await page.getByRole('button', { name: 'Show an address' }).click();
  await page.getByRole('combobox', { name: 'Account' }).waitFor();
  const open = await loaded((name) => !name.includes('qr-path'));
  const shown = await loaded();
  printSection({
    title: 'Script tag',
    text: 'KB of 1024 bytes of JavaScript, styles within, as fetched by a page with a theme of its own.',
    head: ['What', 'gzip', 'brotli', 'gate', ''],
    rows: [
      ['the loader, before any intent', ...sizes(before), '3 gzip', verdict(before.gzip / 1024, 3)],
      ['through an open Receive', ...sizes(open), '62 brotli', verdict(open.brotli / 1024, 62)],
      ['with its QR code', ...sizes(shown), '68 brotli', verdict(shown.brotli / 1024, 68)],
    ],
  });
} finally {
  await browser.close();
  members.stop();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

function sizes({ gzip, brotli }) {
  return [gzip, brotli].map((bytes) => (bytes / 1024).toFixed(1));
}
