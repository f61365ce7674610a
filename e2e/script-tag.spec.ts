import type { Page } from '@playwright/test';
import { startMembersPage } from '../scripts/serve.mjs';
import { createOwner, type Owner, signInPassword } from './people.ts';
import { expect, expectAccessible, isThorough, test as onProduct } from './product.ts';
import { readQr } from './read-qr.ts';

interface Members {
  readonly owner: Owner;
  readonly page: Page;
  /** Violations of the content security policy and of Trusted Types, and uncaught errors. */
  readonly reports: readonly string[];
  /** Every request that the page made. */
  readonly requests: readonly string[];
}

/** The example's own server beside the product, and a page on it: two origins, as in real life. */
const test = onProduct.extend<{ readonly members: Members }>({
  members: async ({ browser, request, url, contextOptions }, use) => {
    const owner = await createOwner(request);
    const server = await startMembersPage({
      billfold: url,
      email: owner.email,
      password: signInPassword,
    });
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    const page = await context.newPage();
    const reports: string[] = [];
    const requests: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => void reports.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        Reflect.get(window, 'reportViolation')(`${violatedDirective} ${sample}`);
      });
    });
    page.on('pageerror', (error) => reports.push(`uncaught: ${error.message}`));
    page.on('request', (each) => requests.push(each.url()));
    await page.goto('/');
    await use({ owner, page, reports, requests });
    await context.close();
    server.stop();
  },
});

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('the script tag shows the address of the member, on a strict and hostile page (R-EMB-08)', async ({
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
    await dialog.getByRole('combobox', { name: 'Account' }).click();
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
  await expect(dialog.getByRole('combobox', { name: 'Account' })).toBeVisible();
});

test('a wallet server that cannot be reached is told on the page', async ({
  members: { page },
}) => {
  await page.route('**/chunks/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Show an address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Something failed' })).toBeVisible();
  await page.unroute('**/chunks/**');
});
