import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freePort } from '../packages/server/test/engine-process.ts';
import { startShop } from '../scripts/serve.mjs';
import { bitcoin } from './networks.ts';
import { test as onProduct } from './paid-product.ts';
import { createOwner, mine, type Owner } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { openShop } from './settled-shop.ts';

interface Shop {
  readonly page: Page;
  /** Address of the example. */
  readonly url: string;
  /** Uncaught errors, and requests to other servers than the two. */
  readonly faults: readonly string[];
  /** Adds the blocks that confirm a payment. */
  readonly confirm: () => Promise<void>;
}

/** The example's own server and a product with payments: two origins, as in real life. */
const test = onProduct.extend<{ readonly shop: Shop }>({
  shop: async ({ browser, contextOptions, request, url: billfold }, use) => {
    const owner = await createOwner(request, [bitcoin]);
    const { businessId, key } = await openShop(request, owner, ['BTC', 'LTC']);
    const port = await freePort();
    const path = `/v1/dash/businesses/${businessId}/webhooks`;
    const headers = headersOf(owner);
    const url = `http://127.0.0.1:${port}/webhooks`;
    const data = { url, description: null, events: null, disablesItself: true, livemode: false };
    const created = await request.post(path, { headers, data });
    expect(created.ok(), await created.text()).toBe(true);
    const { secret } = (await created.json()).data;
    const server = await startShop({ billfold, port, key, webhookSecret: secret });
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('request', (each) => {
      const { origin } = new URL(each.url());
      const isKnown =
        origin === billfold || /^http:\/\/(127\.0\.0\.1|shop\.localhost):/.test(origin);
      if (!isKnown && origin !== 'null') faults.push(`request to ${each.url()}`);
    });
    const confirm = () => mine(request, bitcoin.confirmations, bitcoin);
    await use({ page, url: server.url, faults, confirm });
    await context.close();
    server.stop();
  },
});

const headersOf = ({ token }: Owner) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': randomUUID(),
});

test('a shop sends its customer to the checkout, and its webhook marks the order as paid @main', async ({
  shop: { page, faults, confirm },
  isMobile,
}) => {
  test.skip(isMobile && !isThorough, 'it is seen on a desktop');
  test.slow();
  await page.goto('/');
  await page.getByLabel('Coffee beans').check();
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose how to pay' })).toBeVisible();
  await page.getByRole('button', { name: /^Bitcoin/ }).click();
  await page.getByRole('button', { name: 'Pay from the sandbox' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await confirm();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page.getByRole('status')).toHaveText('Paid. We are packing your order.');
  expect(faults).toEqual([]);
});

test('a shop shows the checkout on its own page, as high as its content, and hears of the payment', async ({
  shop: { page, url, faults, confirm },
  isMobile,
}) => {
  test.skip(!isMobile && !isThorough, 'it is seen on a phone');
  test.slow();
  await page.goto('/');
  await page.getByRole('button', { name: 'Check out on this page' }).click();
  const frame = page.frameLocator('billfold-checkout iframe[title="Checkout of Bean Shop"]');
  const checkout = page.url();

  await test.step('no scroll bar inside, in every state', async () => {
    await expect(frame.getByRole('heading', { name: 'Choose how to pay' })).toBeVisible();
    await expectNoScroll(page);
    const before = await heightOf(page);
    await frame.getByRole('button', { name: /^Bitcoin/ }).press('Enter');
    await expect(frame.getByRole('button', { name: 'Pay from the sandbox' })).toBeVisible();
    await expect.poll(() => heightOf(page)).not.toBe(before);
    await expectNoScroll(page);
    await expectAccessible(page);
  });

  await test.step('an origin that is not allowed gets the link in its place', async () => {
    const other = await page.context().newPage();
    await other.goto(checkout.replace('127.0.0.1', 'shop.localhost'));
    await expect(other.getByRole('link', { name: 'Open the checkout' })).toBeVisible();
    await expect(other.getByText('The checkout cannot be shown here')).toBeVisible();
    await expect(other.locator('billfold-checkout iframe')).toBeHidden();
    await other.close();
  });

  await test.step('the page and the order are told', async () => {
    await frame.getByRole('button', { name: 'Pay from the sandbox' }).click();
    await expect(page.getByText('Your payment arrived. It is being confirmed.')).toBeVisible();
    await confirm();
    await expect(page.getByText('Thank you. Your payment is confirmed.')).toBeVisible();
    await expectNoScroll(page);
    await page.goto(`${url}${new URL(checkout).pathname.replace(/\/pay$/, '')}`);
    await expect(page.getByRole('status')).toHaveText('Paid. We are packing your order.');
  });
  expect(faults).toEqual([]);
});

const heightOf = (page: Page): Promise<number> =>
  page.locator('billfold-checkout').evaluate((element) => element.getBoundingClientRect().height);

async function expectNoScroll(page: Page): Promise<void> {
  const inside = page.frames().find((frame) => frame.url().includes('#parent='));
  await expect
    .poll(() =>
      inside?.evaluate(() => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
        return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
      }),
    )
    .toBe(true);
}
