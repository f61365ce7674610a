import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveFolder } from '../scripts/serve.mjs';
import { lookOf } from './button-look.ts';
import { changeScriptTag } from './change-script-tag.ts';
import { test } from './members.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { readQr } from './read-qr.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('the script tag shows the address of the member, on a strict and hostile page (R-EMB-08) @main', async ({
  members: { owner, page, reports, requests },
}) => {
  const trigger = page.getByRole('button', { name: 'Show an address' });
  const dialog = page.getByRole('dialog', { name: 'Receive' });

  await test.step('nothing but the loader is there before somebody asks', async () => {
    await expect(trigger).toBeVisible();
    expect(requests.filter((each) => each.includes('/chunks/') || each.includes('/api/'))).toEqual(
      [],
    );
  });

  await test.step('Receive opens above the page and shows what a camera reads', async () => {
    await trigger.click();
    await dialog.getByRole('combobox', { name: 'To account' }).click();
    await dialog
      .getByRole('option', { name: /Bitcoin/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const code = dialog.getByRole('img', { name: 'QR code of the deposit address' });
    expect(await readQr(code)).toBe(owner.address);
    await expect(page.getByRole('status').filter({ hasText: owner.address })).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('the rules of the page do not reach it, nor its own the page', async () => {
    const spacing = (text: string) =>
      page
        .getByText(text)
        .first()
        .evaluate((node) => getComputedStyle(node).letterSpacing);
    expect(await spacing('Hello Ada')).toBe('0.5px');
    const inside = dialog.getByRole('heading', { name: 'Receive' });
    expect(await inside.evaluate((node) => getComputedStyle(node).letterSpacing)).not.toBe('0.5px');
    expect(await page.locator('body').getAttribute('style')).toBeNull();
  });

  await test.step('Escape closes it, the focus returns, and nothing of it stays', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Closed')).toBeVisible();
    await expect(page.locator('[data-billfold]')).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  await test.step("the page's own button opens it too", async () => {
    await page.getByRole('button', { name: 'A button of the page' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  expect(reports).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, cookie: document.cookie }))).toEqual({
    cookie: '',
  });
});

test('a token that is refused is told, and asked for again', async ({ members: { page } }) => {
  await page.route('**/billfold/token', (route) =>
    route.fulfill({ json: { token: 'no-such-session' } }),
  );
  await page.getByRole('button', { name: 'Show an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/billfold/token');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('combobox', { name: 'To account' })).toBeVisible();
});

test('a wallet server that cannot be reached is told on the page', async ({
  members: { page },
}) => {
  await page.route('**/chunks/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Show an address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Something failed' })).toBeVisible();
  await page.unroute('**/chunks/**');
});

interface Mistake {
  readonly name: string;
  /** Changed attributes of the script tag; null removes one. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  /** Replaces an answer. */
  readonly route?: (page: Page) => Promise<unknown>;
  /** Begin of the one line in the console. */
  readonly line: string;
  /** The dialog shows the accounts all the same. */
  readonly isHarmless?: true;
  readonly rejectsReady?: true;
}
const mistakes: readonly Mistake[] = [
  {
    name: 'no token endpoint and no init',
    attributes: { 'data-token-endpoint': null },
    line: '[billfold] data-token-endpoint is missing',
    rejectsReady: true,
  },
  {
    name: 'a token endpoint on another origin',
    attributes: { 'data-token-endpoint': 'https://other.example/token' },
    line: '[billfold] data-token-endpoint is not on the origin of the page',
    rejectsReady: true,
  },
  {
    name: 'colors that are not JSON',
    attributes: { 'data-colors': '{accent: #7c3aed}' },
    line: '[billfold] data-colors is not JSON',
    isHarmless: true,
  },
  {
    name: 'a token endpoint that does not exist',
    attributes: { 'data-token-endpoint': '/missing' },
    line: '[billfold] data-token-endpoint /missing answered 404',
  },
  {
    name: 'a sign-in page in place of a token',
    route: (page) =>
      page.route('**/billfold/token', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><form></form>' }),
      ),
    line: '[billfold] data-token-endpoint /billfold/token answered no JSON with a token',
  },
  {
    name: 'an API that refuses the origin of the page',
    route: (page) => page.route('**/api/**', (route) => route.abort('accessdenied')),
    line: '[billfold] There is no answer from `baseUrl`',
  },
];

test('data-colors reach the button of the script tag, as they reach its dialog', async ({
  members: { page },
}) => {
  const trigger = page.getByRole('button', { name: 'Show an address' });
  await expect.poll(() => lookOf(trigger)).toEqual(['rgb(255, 255, 255)', 'rgb(124, 58, 237)']);
  await test.step('a change is drawn but for what is no color, and a variable of the page wins', async () => {
    await page.evaluate(async () =>
      (await window.Billfold?.ready)?.update({
        colors: { accent: '#123456', accentText: 'url(https://x.example)' },
      }),
    );
    await expect.poll(() => lookOf(trigger)).toEqual(['rgb(255, 255, 255)', 'rgb(18, 52, 86)']);
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--billfold-color-accent', '#654321'),
    );
    await expect.poll(() => lookOf(trigger)).toEqual(['rgb(255, 255, 255)', 'rgb(101, 67, 33)']);
  });
  await test.step('the dialog has the same', async () => {
    await trigger.click();
    const next = page.getByRole('dialog', { name: 'Receive' }).getByRole('button', {
      name: 'Continue',
    });
    await expect(next).toBeEnabled();
    await expect.poll(() => lookOf(next)).toEqual(await lookOf(trigger));
  });
});

test('each mistake in the set-up is one line in the console, an event and a dialog', async ({
  members: { page },
}) => {
  test.setTimeout(180_000);
  for (const { name, attributes = {}, route, line, isHarmless, rejectsReady } of mistakes)
    await test.step(name, async () => {
      const lines: string[] = [];
      const tab = await page.context().newPage();
      tab.on('console', (message) => {
        if (message.text().startsWith('[billfold]')) lines.push(message.text());
      });
      await tab.addInitScript(changeScriptTag, attributes);
      await route?.(tab);
      await tab.goto('/');
      await tab.getByRole('button', { name: 'Show an address' }).click();
      await expect(tab.getByRole('status').filter({ hasText: 'Something failed' })).toBeVisible({
        timeout: 15_000,
      });
      const dialog = tab.getByRole('dialog', { name: 'Receive' });
      if (isHarmless)
        await expect(dialog.getByRole('combobox', { name: 'To account' })).toBeVisible();
      else await expect(dialog.getByRole('alert')).toContainText("We couldn't load your wallet");
      expect(lines).toEqual([expect.stringContaining(line)]);
      const ready = await tab.evaluate(() =>
        window.Billfold?.ready.then(
          () => 'resolved',
          ({ code }: { readonly code: string }) => code,
        ),
      );
      expect(ready).toBe(rejectsReady ? 'invalid_config' : 'resolved');
      await tab.close();
    });
});

test('the script tag works as a module too, and calls the functions in its queue', async ({
  browser,
  contextOptions,
  url,
}) => {
  // Its page has another origin, which the page of the product refuses.
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const folder = mkdtempSync(join(tmpdir(), 'billfold-module-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<script>BillfoldQueue = [(billfold) => billfold.init({ getAccessToken: () => null })];</script>
<script type="module" src="${url}/1/billfold.js"></script>
<billfold-receive></billfold-receive>`,
  );
  const served = await serveFolder(folder);
  await page.goto(served.url);
  await page.getByRole('button', { name: 'Receive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog.getByRole('alert')).toContainText("We couldn't load your wallet");
  await context.close();
  await served.close();
  rmSync(folder, { recursive: true });
});
