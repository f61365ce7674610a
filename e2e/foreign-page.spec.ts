import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildHostPage } from '../test/build-host-page.ts';
import { reset, rude, smallRoot, tailwind3 } from '../test/host-sheets.ts';
import { lookOf } from './button-look.ts';
import { ethereum } from './networks.ts';
import { cloudPassword, createOwner, fund, mine, type Owner, sentBy } from './people.ts';
import { expect, isThorough, test as onProduct } from './product.ts';
import { agreeToFee, enterRecipient, reviewAmount, sendDialogOf } from './send-dialog.ts';
import { frameOf, signInFrame } from './send-element.ts';

interface Shop {
  /** Folder of the bundle of a page in React. */
  readonly folder: string;
}

const test = onProduct.extend<object, Shop>({
  folder: [
    async ({ playwright: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'billfold-foreign-'));
      const ours = await buildHostPage(
        join(import.meta.dirname, '../packages/react/src/test-support/foreign-page.tsx'),
        folder,
      );
      writeFileSync(join(folder, 'ours.css'), ours);
      writeFileSync(join(folder, 'hostile.css'), [tailwind3, reset, smallRoot, rude].join('\n'));
      writeFileSync(join(folder, 'keys.js'), `(${recordKeys})();`);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

const accent = 'rgb(11, 107, 203)';
const ways = [
  { way: 'script tag', receive: 'Receive', send: 'Send', isPackage: false },
  { way: 'package for React', receive: 'React: receive', send: 'React: send', isPackage: true },
];

for (const { way, receive, send, isPackage } of ways)
  test(`J16: the ${way} receives and sends on a strict and hostile page of another origin @main`, async ({
    browser,
    contextOptions,
    request,
    url,
    folder,
  }) => {
    test.setTimeout(120_000);
    const owner = await createOwner(request, [ethereum]);
    await fund(request, owner, '0.3');
    const served = await serveShop(folder, { wallet: url, owner });
    const context = await browser.newContext(contextOptions);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (each) => {
      if (![url, served.url].some((own) => each.url().startsWith(own)) && !isInline(each.url()))
        faults.push(`request to ${each.url()}`);
    });
    await page.goto(`${served.url}/`);

    await test.step('Receive shows the address, in the colors of the page', async () => {
      await page.getByRole('button', { name: receive, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Receive' });
      const next = dialog.getByRole('button', { name: 'Continue' });
      await expect(next).toBeEnabled();
      await page.mouse.move(1, 1);
      await expect.poll(async () => (await lookOf(next))[1]).toBe(accent);
      await next.click();
      await expect(dialog.getByText(owner.address).first()).toBeVisible();
      await expect(page.getByRole('log')).toContainText(`address ${owner.address}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('Send is signed in the frame of the wallet', async () => {
      await page.getByRole('button', { name: send, exact: true }).click();
      const dialog = sendDialogOf(page);
      await enterRecipient(dialog, ethereum.stranger);
      await reviewAmount(dialog, '0.1');
      await agreeToFee(dialog);
      await dialog.next.click();
      await signInFrame(frameOf(page), cloudPassword);
      await expect(dialog.root.getByText('Successfully Sent')).toBeVisible();
      await expect(page.getByRole('log')).toContainText('sent');
      await mine(request, ethereum.confirmations, ethereum);
      expect(await sentBy(request, owner)).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(dialog.root).toBeHidden();
    });
    await test.step('the page has recorded what was typed in it, and no character of the password', async () => {
      const keys = await page.evaluate(() => Reflect.get(window, 'keys').join('\n'));
      expect(keys).toContain(ethereum.stranger);
      for (let from = 0; from + 4 <= cloudPassword.length; from += 1)
        expect(keys).not.toContain(cloudPassword.slice(from, from + 4));
    });
    await test.step('nothing of it stays in the page', async () => {
      if (isPackage) await expectNoDialogs(page);
      else await expect(page.locator('[data-billfold]')).toHaveCount(0);
      await expect(page.locator('link[rel=modulepreload], iframe')).toHaveCount(0);
      expect(await page.evaluate(() => [...document.querySelectorAll('style')].length)).toBe(0);
    });
    expect(faults).toEqual([]);
    await context.close();
    await served.close();
  });

const isInline = (address: string): boolean => /^(data|blob|about):/.test(address);
const expectNoDialogs = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** Runs in the page: keeps what is typed, as any script of the page can. */
function recordKeys(): void {
  const keys: string[] = [];
  Reflect.set(window, 'keys', keys);
  for (const type of ['keydown', 'beforeinput', 'input', 'paste', 'message'])
    window.addEventListener(
      type,
      (event) => {
        if (event instanceof KeyboardEvent) keys.push(event.key);
        if (event instanceof InputEvent) keys.push(String(event.data));
        if (event instanceof MessageEvent) keys.push(JSON.stringify(event.data));
        const [target] = event.composedPath();
        if (target instanceof HTMLInputElement) keys.push(target.value);
      },
      true,
    );
  document.addEventListener('billfold-address', ({ detail }) =>
    tell(`address ${detail.address.addressValue}`),
  );
  document.addEventListener('billfold-sent', () => tell('sent'));
  function tell(what: string): void {
    document.querySelector('[role=log]')?.append(` ${what}`);
  }
}

interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the page of a shop under a strict policy, and the token of its visitor. */
async function serveShop(
  folder: string,
  { wallet, owner }: { readonly wallet: string; readonly owner: Owner },
): Promise<Served> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${wallet}`,
    "style-src 'self'",
    `connect-src 'self' ${wallet}`,
    `frame-src ${wallet}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const page = `<!doctype html>
<html lang="en" data-wallet="${wallet}" data-wallet-id="${owner.walletId}">
<title>Shop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/ours.css"><link rel="stylesheet" href="/hostile.css">
<script src="/keys.js"></script>
<script async src="${wallet}/1/billfold.js" crossorigin="anonymous" data-token-endpoint="/billfold/token"
  data-color-scheme="light" data-colors='{"accent":"#0b6bcb"}'></script>
<script type="module" src="/page.js"></script>
<billfold-receive></billfold-receive> <billfold-send></billfold-send>
<p role="log"></p>
</html>`;
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer(({ url = '/', method }, response) => {
    response.setHeader('content-security-policy', policy);
    if (method === 'POST') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ token: owner.token }));
    }
    response.setHeader('content-type', types[extname(url)] ?? 'text/html; charset=utf-8');
    response.end(url === '/' ? page : readFileSync(join(folder, url)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
