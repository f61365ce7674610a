import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serveFolder } from '../scripts/serve.mjs';
import { test } from './members.ts';
import { ethereum } from './networks.ts';
import { cloudPassword, fund, mine, sentBy } from './people.ts';
import { expect, isThorough } from './product.ts';
import { frameOf, goToFrame, signInFrame } from './send-element.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

test.describe('a page that gets in the way', () => {
  test.use({ opened: [ethereum] });

  test('a refused frame is told in Send, with a link to the wallet, and can be tried again', async ({
    members: { owner, page },
    request,
    url,
  }) => {
    await fund(request, owner, '0.3');
    await page.route('**/wallet/embed/secure**', (route) => route.abort());
    const send = await goToFrame(page);
    const { host } = new URL(url);
    await expect(send.root.getByText(`We couldn't open ${host} here`)).toBeVisible({
      timeout: 30_000,
    });
    await expect(send.root.getByRole('link', { name: `Open ${host}` })).toHaveAttribute(
      'href',
      new RegExp(`^${url}`),
    );
    await page.unroute('**/wallet/embed/secure**');
    await send.root.getByRole('button', { name: 'Try again' }).click();
    await expect(
      frameOf(page).getByRole('textbox', { name: 'Cloud encryption password' }),
    ).toBeVisible();
  });

  test('a refused frame is told in the screens', async ({ members: { page }, url }) => {
    await page.route('**/wallet/embed/secure**', (route) => route.abort());
    await page.evaluate(() => {
      const element = document.createElement('billfold-wallet');
      element.view = 'new-wallet';
      document.querySelector('main')?.append(element);
    });
    const { host } = new URL(url);
    await expect(page.locator('billfold-wallet').getByText(`Open ${host}`)).toBeVisible({
      timeout: 30_000,
    });
  });

  test('a page and a frame without storage, and arrays that the page has changed, send all the same', async ({
    members: { owner, page, reports },
    request,
  }) => {
    await fund(request, owner, '0.3');
    await page.context().addInitScript(denyStorage);
    await page.addInitScript(changeArrays);
    await page.reload();
    await goToFrame(page);
    await signInFrame(frameOf(page), cloudPassword);
    await expect(page.getByText('Successfully Sent')).toBeVisible();
    await mine(request, ethereum.confirmations, ethereum);
    expect(await sentBy(request, owner)).toHaveLength(1);
    expect(reports).toEqual([]);
  });
});

/** Runs in the page and its frames: storage and cookies throw, as with all site data blocked. */
function denyStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

/** Runs in the page: what old libraries do to all arrays. */
function changeArrays(): void {
  if (window.top !== window) return;
  for (const name of ['last', 'each', 'remove'])
    Object.assign(Array.prototype, { [name]: () => 'of the page' });
}

interface Mistake {
  readonly name: string;
  readonly html: string;
  readonly option: string;
  /** Dialog that its button opens; the screens open by themselves. */
  readonly dialog?: 'Send' | 'Receive';
}
const unknownId = '0197aa00-0000-7000-8000-000000000000';
const mistakes: readonly Mistake[] = [
  {
    name: 'an amount that is none',
    html: '<billfold-send amount="abc"></billfold-send>',
    option: 'amount',
    dialog: 'Send',
  },
  {
    name: 'an unknown account of Send',
    html: `<billfold-send account="${unknownId}"></billfold-send>`,
    option: 'account',
    dialog: 'Send',
  },
  {
    name: 'an unknown account of Receive',
    html: '<billfold-receive account="../../x"></billfold-receive>',
    option: 'account',
    dialog: 'Receive',
  },
  {
    name: 'an unknown view',
    html: '<billfold-wallet view="<img src=x>"></billfold-wallet>',
    option: 'view',
  },
  {
    name: 'the view of an account without one',
    html: '<billfold-wallet view="account"></billfold-wallet>',
    option: 'account',
  },
];

for (const { name, html, option, dialog } of mistakes)
  test(`a wrong attribute is an event and one line, and breaks nothing: ${name}`, async ({
    browser,
    url,
  }) => {
    const { page, lines, faults, close } = await openPage(browser, url, html);
    if (dialog === undefined) {
      await expect(page.getByRole('tab', { name: 'Portfolio', selected: true })).toBeVisible();
    } else {
      await page.getByRole('button', { name: dialog }).click();
      const opened = page.getByRole('dialog', { name: dialog });
      await expect(opened.getByRole('button', { name: 'Continue' })).toBeVisible();
    }
    await expect(() => expect(lines).toHaveLength(1)).toPass();
    expect(lines[0]).toMatch(new RegExp(`^\\[billfold\\] ${option} .*: ignored\\.`));
    const told = await page.evaluate(() => Reflect.get(window, 'told'));
    expect(told).toEqual([['invalid_config', option]]);
    expect(faults).toEqual([]);
    await close();
  });

/** Opens a page with a sample wallet, which keeps the errors that it is told. */
async function openPage(browser: Browser, url: string, html: string): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-mistakes-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Page</title><link rel="icon" href="data:,">
    <script>
      window.told = [];
      addEventListener('billfold-error', ({ detail: { error } }) => told.push([error.code, error.option]));
    </script>
    <script src="${url}/1/billfold.js" data-sandbox></script>${html}`,
  );
  const served = await serveFolder(folder);
  const page = await browser.newPage();
  const lines: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(served.url);
  const close = async (): Promise<void> => {
    await page.close();
    await served.close();
    rmSync(folder, { recursive: true });
  };
  return { page, lines, faults, close };
}
interface Opened {
  readonly page: Page;
  readonly lines: readonly string[];
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}
