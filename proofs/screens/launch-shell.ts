import { type Browser, chromium } from 'playwright-core';
import { ensureTestBrowsers } from '../../scripts/browser.mjs';

/** Starts the browser of the tests. */
export function launchShell(): Promise<Browser> {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = ensureTestBrowsers();
  return chromium.launch({
    executablePath: HEADLESS_SHELL_PATH ?? CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
