import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium } from './scripts/browser.mjs';

// Every story in a real browser: it draws, its play runs, and axe finds nothing in either look.
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: '.cache/results/storybook.json' },
    browser: {
      enabled: true,
      headless: true,
      // One page for all files: a new one each costs a second.
      isolate: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          executablePath: ensureChromium(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
        },
      }),
    },
  },
});
