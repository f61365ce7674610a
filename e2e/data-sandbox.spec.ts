import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { serveFolder } from '../scripts/serve.mjs';
import { expect, expectAccessible, isThorough, overflowOf, test } from './product.ts';
import { readQr } from './read-qr.ts';
import { enterRecipient, goToSignature, reviewAmount, sendDialogOf } from './send-dialog.ts';

const example = readFileSync(
  join(import.meta.dirname, '../examples/data-sandbox/index.html'),
  'utf8',
);
const password = 'Correct-Horse-42';

interface Trial {
  readonly page: Page;
  /** Address of the page, on an origin of its own. */
  readonly address: string;
  readonly requests: readonly string[];
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Opens the example, with other attributes of its script tag, on a page of another origin. */
async function openExample(
  browser: Browser,
  { url, contextOptions, attributes = 'data-sandbox', isOnDisk = false }: ExampleOptions,
): Promise<Trial> {
  const context = await browser.newContext(contextOptions);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  const folder = mkdtempSync(join(tmpdir(), 'billfold-sandbox-'));
  const file = join(folder, 'index.html');
  const html = example
    .replace('http://127.0.0.1:4400', url)
    .replace('data-sandbox', attributes)
    .replace('</title>', '</title><link rel="icon" href="data:," />');
  writeFileSync(file, html);
  const served = await serveFolder(folder);
  const address = isOnDisk ? pathToFileURL(file).href : served.url;
  await page.goto(address);
  const close = async () => {
    await context.close();
    await served.close();
    rmSync(folder, { recursive: true });
  };
  return { page, address, requests, errors, close };
}

interface ExampleOptions {
  readonly url: string;
  readonly contextOptions: BrowserContextOptions;
  readonly attributes?: string;
  /** The page is opened from the disk, without a server. */
  readonly isOnDisk?: boolean;
}

test('R-EMB-09: a page tries the product in itself, and calls no server', async ({
  browser,
  contextOptions,
  url,
}) => {
  const trial = await openExample(browser, { url, contextOptions });
  const { page, address, requests, errors } = trial;
  const said = page.getByRole('status');

  await test.step('Receive says that it is a sandbox, and shows what nobody can pay', async () => {
    await page.getByRole('button', { name: 'Show an address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    await expect(dialog.locator('[part=banner]')).toHaveText(
      'Sandbox: coins here have no value. Do not send real funds.',
    );
    await dialog.getByRole('combobox', { name: 'To account' }).click();
    await dialog
      .getByRole('option', { name: /Bitcoin/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const code = dialog.getByRole('img', { name: 'QR code of the deposit address' });
    const unpayable = 'SANDBOX-BTC-ADDRESS-1-NO-REAL-COINS';
    expect(await readQr(code)).toBe(unpayable);
    await dialog.getByRole('button', { name: 'Copy Deposit Address' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(unpayable);
    await expect(dialog.getByText('Request an amount')).toHaveCount(0);
    await expect(said.filter({ hasText: `Showing ${unpayable}` })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('Send signs in the page with the sample password, and is confirmed', async () => {
    await page.locator('billfold-send').getByRole('button', { name: 'Send' }).click();
    const send = sendDialogOf(page);
    await expect(send.root.locator('[part=banner]')).toContainText(password);
    await send.root.getByRole('combobox', { name: 'From account' }).click();
    await send.root
      .getByRole('option', { name: /Ethereum/ })
      .first()
      .click();
    await expect(send.root.getByText('Sample recipient')).toBeVisible();
    await enterRecipient(send, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await reviewAmount(send, '0.1');
    await goToSignature(send);
    await send.secret.fill(password);
    await expectAccessible(page);
    await send.sign.click();
    await expect(send.root.getByText('Successfully Sent')).toBeVisible();
    await expect(said.filter({ hasText: /^Sent 0xf+1$/ })).toBeAttached();
    await page.keyboard.press('Escape');
  });

  await test.step('the screens show the same wallet, and lead nowhere else', async () => {
    const wallet = page.locator('billfold-wallet');
    await expect(wallet.getByText(/do not send real funds\.$/i)).toBeVisible();
    await wallet.evaluate((element) => element.setAttribute('view', 'transactions'));
    const row = wallet.getByRole('row', { name: /Sample recipient/ }).first();
    await expect(row).toBeVisible();
    const mark = await row.getByRole('link').boundingBox();
    expect(mark?.x).toBeGreaterThan((await wallet.boundingBox())?.x ?? 0);
    const links = await wallet
      .locator('a[href]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links)).toEqual(new Set([address]));
    await wallet.evaluate((element) => element.setAttribute('view', 'new-wallet'));
    await expect(wallet.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeAttached();
    expect(await overflowOf(page)).toBe(0);
  });

  await test.step('destroy leaves nothing behind', async () => {
    await page.evaluate(async () => (await window.Billfold?.ready)?.destroy());
    await expect(page.locator('[data-billfold]')).toHaveCount(0);
  });

  expect(errors).toEqual([]);
  const left = requests.filter((each) => !each.startsWith('data:') && each !== address);
  expect(left.length).toBeGreaterThan(3);
  expect(left.filter((each) => !each.startsWith(`${url}/1/`))).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, cookie: document.cookie }))).toEqual({
    cookie: '',
  });
  await trial.close();
});

test('the sandbox works in a page that is opened from the disk', async ({
  browser,
  contextOptions,
  url,
}) => {
  test.skip(contextOptions.isMobile === true && !isThorough, 'it is seen on a desktop');
  const { page, close } = await openExample(browser, { url, contextOptions, isOnDisk: true });
  await page.getByRole('button', { name: 'Show an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog.getByRole('combobox', { name: 'To account' })).toBeVisible();
  await close();
});

test('a sandbox beside an option of a real wallet is one line, an event and a dialog', async ({
  browser,
  contextOptions,
  url,
}) => {
  test.skip(contextOptions.isMobile === true && !isThorough, 'it is seen on a desktop');
  const mistakes = {
    'data-token-endpoint': 'data-token-endpoint="/billfold/token"',
    'data-publishable-key': 'data-publishable-key="bf_test_pk_1"',
    'data-wallet': 'data-wallet="w1"',
  };
  for (const [name, attribute] of Object.entries(mistakes))
    await test.step(name, async () => {
      const attributes = `data-sandbox ${attribute}`;
      const trial = await openExample(browser, { url, contextOptions, attributes });
      const { page, requests } = trial;
      const lines: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('[billfold]')) lines.push(message.text());
      });
      await page.reload();
      await page.getByRole('button', { name: 'Show an address' }).click();
      const dialog = page.getByRole('dialog', { name: 'Receive' });
      await expect(dialog.getByRole('alert')).toContainText("We couldn't load your wallet");
      await expect(page.getByRole('status').filter({ hasText: 'Something failed' })).toBeAttached();
      expect(lines).toEqual([
        `[billfold] ${name} has no use with data-sandbox: remove one of the two. See the README of @billfold/embed.`,
      ]);
      expect(requests.filter((each) => each.includes('sandbox-services'))).toEqual([]);
      await trial.close();
    });
});
