import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { launchChromium } from './browser.ts';
import { cloudPassword, createOwner, enterPhrase, openAs } from './people.ts';
import { expect, test } from './product.ts';

test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

// The last words of the BIP-39 list: no page shows them by itself.
const words = [
  ...['zebra', 'youth', 'yellow', 'wreck', 'worry', 'wisdom'],
  ...['whisper', 'welcome', 'weekend', 'velvet', 'vacuum', 'upgrade'],
];
/** Text in an ordinary field of the same page, which the browser writes down. */
const control = 'marmalade-31';

test('S8: a browser that is killed while a phrase is typed has written none of it to the disk', async ({
  request,
  url,
}) => {
  const owner = await createOwner(request, []);
  const folder = mkdtempSync(join(tmpdir(), 'billfold-profile-'));
  const { executablePath = chromium.executablePath(), args = [] } = launchChromium(
    ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
  );
  const browser = spawn(executablePath, [...args, 'about:blank'], {
    ...{ detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  });
  try {
    const connected = await chromium.connectOverCDP(await endpointOf(browser.stderr));
    const page = await connected.contexts()[0]?.newPage();
    if (page === undefined) throw new Error('the browser has no context');
    await openAs(page, owner, `${url}/wallet/new-wallet`);
    await enterPhrase(page, words);
    await page.evaluate((text) => {
      const input = document.createElement('input');
      document.body.append(input);
      input.value = text;
    }, control);
    await page.goto(`${url}/healthz`);
    const sessions = join(folder, 'Default', 'Sessions');
    await expect.poll(() => filesWith(sessions, control)).not.toEqual([]);
    const ended = once(browser, 'exit');
    process.kill(-(browser.pid ?? 0), 'SIGKILL');
    await ended;
    for (const secret of [cloudPassword, words.join(' '), words.slice(0, 2).join(' ')])
      expect(filesWith(folder, secret)).toEqual([]);
    for (const word of words) expect(filesWith(sessions, word), word).toEqual([]);
  } finally {
    browser.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Returns the address at which the started browser takes commands. */
async function endpointOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, found] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error('the browser named no address');
}

/** Lists the files of a folder with a text, as UTF-8 or UTF-16. */
function filesWith(folder: string, text: string): readonly string[] {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const content = readFileSync(file);
      return forms.some((form) => content.includes(form));
    });
}
