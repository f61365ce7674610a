import type { LaunchOptions } from '@playwright/test';

const chromiumPath = process.env['CHROMIUM_PATH'];
const shellPath = process.env['HEADLESS_SHELL_PATH'] ?? chromiumPath;

/**
 * How the browser of the tests starts: the headless shell where there is one, which takes a quarter less time than
 * Chromium. It draws in its own process: no graphics card is there to be kept apart.
 */
export const launchShell = (): LaunchOptions => launch(shellPath, ['--in-process-gpu']);

/** How Chromium starts, for what its shell has not: cameras and what it writes to the disk. */
export const launchChromium = (...more: readonly string[]): LaunchOptions =>
  launch(chromiumPath, more);

/** By itself the browser asks nobody for anything. */
function launch(executablePath: string | undefined, more: readonly string[] = []): LaunchOptions {
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
