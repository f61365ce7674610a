// Starts Firefox and WebKit as Debian has them, with a new profile and through a proxy.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '../../bench/load/api.mjs';
import { freePort } from '../../packages/server/test/engine-process.ts';
import { openHttpSession, openMarionetteSession, type Send } from './webdriver.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A running browser. */
export interface Running {
  /** Its version, as it says itself. */
  readonly version: string;
  readonly send: Send;
  /** Gives its window this room for a page. */
  resize(size: Size): Promise<void>;
  stop(): Promise<void>;
}

interface Engine {
  readonly name: string;
  /** How it is installed. */
  readonly install: string;
  /** Returns its programs, or undefined where one is missing. */
  readonly find: () => readonly string[] | undefined;
  readonly start: (programs: readonly string[], proxy: string) => Promise<Running>;
}

const startMs = 120_000;

/** The browsers of the proof. */
export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr, or set FIREFOX_PATH',
    find: () => findAll([process.env['FIREFOX_PATH'] ?? 'firefox-esr']),
    start: startFirefox,
  },
  {
    name: 'WebKit',
    install: 'apt-get install webkit2gtk-driver xvfb',
    find: () => findAll(['WebKitWebDriver', 'Xvfb', miniBrowser]),
    start: startWebKit,
  },
];

/** Small browser of WebKitGTK, which is no command of its own. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

function findAll(programs: readonly string[]): readonly string[] | undefined {
  const found = programs.map(findProgram);
  return found.every((path) => path !== undefined) ? found : undefined;
}

function findProgram(name: string): string | undefined {
  const folders = name.includes('/') ? [''] : (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Settings against what Firefox does by itself, and would load from other hosts. */
const preferences = {
  'marionette.port': 0,
  'network.proxy.allow_hijacking_localhost': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
};

async function startFirefox([program = '']: readonly string[], proxy: string): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), 'billfold-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    program,
    [
      ...['--headless', '--no-remote', '--profile', profile],
      // The room for a page is given by a script with the rights of the browser.
      ...['--marionette', '--remote-allow-system-access'],
    ],
    { stdio: 'ignore', env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(profile, { recursive: true, force: true });
  };
  return stopUnless(stop, async () => {
    const readPort = () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    await untilReady('Firefox listens', child, async () => readPort() > 0);
    const session = await openMarionetteSession(readPort(), {
      proxy: { proxyType: 'manual', httpProxy: proxy },
    });
    return {
      version: session.version,
      send: session.send,
      resize: async ({ width, height }) => {
        await session.send('setWindowRect', { width: width + 200, height: height + 200 });
        await session.executeInBrowser(
          `const { style } = gBrowser.selectedBrowser;
           for (const [name, value] of Object.entries({ width: arguments[0], height: arguments[1] }))
             for (const limit of ['min-', 'max-']) style.setProperty(limit + name, value + 'px');
           gBrowser.selectedBrowser.closest('.browserStack').style.placeItems = 'start';`,
          [width, height],
        );
      },
      stop: async () => {
        await session.close();
        await stop();
      },
    };
  });
}

async function startWebKit(
  [driver = '', xvfb = '', browser = '']: readonly string[],
  proxy: string,
): Promise<Running> {
  const screen = await startScreen(xvfb);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANG: 'en_US.UTF-8',
      // Its sandbox needs a bus of the desktop. The proof opens no page but those of this machine.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = async (): Promise<void> => {
    await end(child);
    await screen.stop();
  };
  return stopUnless(stop, async () => {
    const url = `http://127.0.0.1:${port}`;
    await untilReady('the driver of WebKit listens', child, async () => {
      return (await fetch(`${url}/status`)).ok;
    });
    const session = await openHttpSession(url, {
      proxy: { proxyType: 'manual', httpProxy: proxy },
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    });
    return {
      version: session.version,
      send: session.send,
      // Its first window is never narrower than its toolbar; one that a page opens has none.
      resize: async ({ width, height }) => {
        const before = await listWindows(session.send);
        const script = `open('about:blank', '', 'popup,width=${width},height=${height}');`;
        await session.send('execute', { script, args: [] });
        const opened = (await listWindows(session.send)).find((each) => !before.includes(each));
        if (opened === undefined) throw new Error('WebKit has opened no window');
        await session.send('switchToWindow', { handle: opened });
      },
      stop: async () => {
        await session.close();
        await stop();
      },
    };
  });
}

async function listWindows(send: Send): Promise<readonly unknown[]> {
  const handles = await send('listWindows');
  return Array.isArray(handles) ? handles : [];
}

/** Starts a screen without a monitor, which chooses its own number. */
async function startScreen(
  program: string,
): Promise<{ readonly display: string; readonly stop: () => Promise<void> }> {
  const child = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [line] = await once(createInterface(child.stdout), 'line');
  return { display: `:${line}`, stop: () => end(child) };
}

async function untilReady(
  what: string,
  child: ChildProcess,
  isReady: () => Promise<boolean>,
): Promise<void> {
  await until(
    what,
    () => {
      if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before ${what}`);
      return isReady().catch(() => false);
    },
    { withinMs: startMs },
  );
}

/** Ends what was started when the rest of the start fails. */
async function stopUnless<T>(stop: () => Promise<void>, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    await stop();
    throw error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
