import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { ensureTestBrowsers } from './scripts/browser.mjs';
import { unhandledErrors } from './scripts/unhandled-errors.mjs';

// Absolute, because Storybook works in the folder of the package.
const results = join(import.meta.dirname, '.cache/results');

/** Emulates a high-contrast theme of the operating system. */
const forceColours: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });

// Every story in a real browser: it draws, its play runs, and axe finds nothing in either look,
// and nothing is lost where colours are forced.
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = ensureTestBrowsers();

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0,
    reporters: process.env['CI']
      ? ['default', 'json', unhandledErrors(join(results, 'storybook-unhandled.json'))]
      : ['default'],
    outputFile: { json: join(results, 'storybook.json') },
    browser: {
      enabled: true,
      headless: true,
      // One page for all files: a new one each costs a second.
      isolate: false,
      screenshotFailures: false,
      commands: { forceColours },
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          executablePath: HEADLESS_SHELL_PATH,
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
        },
      }),
    },
  },
});
