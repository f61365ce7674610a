import type { LaunchOptions } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** How Chromium starts: by itself it asks nobody for anything. `more` are arguments for one test. */
export function launchChromium(...more: readonly string[]): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}
