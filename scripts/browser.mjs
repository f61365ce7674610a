// Finds the browsers of the tests, or installs them: CHROMIUM_PATH, the system's, Playwright's copy, the
// package manager where it is allowed, and last a download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const places = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => [
    `${process.env[variable]}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env[variable]}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
};

/** Returns the path of an installed Chromium, or undefined. */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return existsSync(given) ? given : undefined;
  const onSystem = (places[process.platform] ?? []).find((path) => existsSync(path));
  const ownCopy = chromium.executablePath();
  return onSystem ?? (existsSync(ownCopy) ? ownCopy : undefined);
}

/** Returns the path of a Chromium, installed now where none was found. */
export function ensureChromium() {
  return findChromium() ?? installed() ?? downloaded() ?? giveUp();
}

/**
 * Returns the variables by which tests find their browsers: Chromium, and its headless shell where there is one or
 * Debian has it. The shell has no window to draw, so a journey takes a quarter less time in it.
 */
export function ensureTestBrowsers() {
  const shell = findHeadlessShell() ?? installedHeadlessShell();
  return {
    CHROMIUM_PATH: ensureChromium(),
    ...(shell === undefined ? {} : { HEADLESS_SHELL_PATH: shell }),
  };
}

// The tests run in a Chromium that is named alone.
const shellPath =
  process.env['HEADLESS_SHELL_PATH'] ??
  (process.env['CHROMIUM_PATH'] ? undefined : '/usr/bin/chromium-headless-shell');

function findHeadlessShell() {
  return shellPath !== undefined && existsSync(shellPath) ? shellPath : undefined;
}

function installedHeadlessShell() {
  if (shellPath === undefined || !isDebianRoot()) return undefined;
  installPackages('chromium-headless-shell');
  return findHeadlessShell();
}

function installed() {
  if (!isDebianRoot()) return undefined;
  installPackages('chromium', 'fonts-liberation');
  return findChromium();
}

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {string[]} names */
function installPackages(...names) {
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 ${names.join(' ')}`;
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function downloaded() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return findChromium();
}

/** @returns {never} */
function giveUp() {
  console.error(
    'No Chromium found, and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
