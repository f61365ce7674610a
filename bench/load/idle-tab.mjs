// A browser tab that shows the demo's portfolio and is left alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/browser.mjs';

/**
 * Signs in as the demo and waits for its portfolio.
 * @param {string} url of the product
 * @param {string} data its data directory, which holds the demo's credentials
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function openIdleTab(url, data) {
  const { email, password } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The demo's phrase stays sealed: looking needs no key.
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.waitForURL('**/wallet/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { close: () => browser.close() };
}
