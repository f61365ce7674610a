import type { Locator, Page } from '@playwright/test';
import { bitcoin, ethereum } from './networks.ts';
import { movableClock, test } from './paid-product.ts';
import { createOwner, linkInMail, mine, newEmail } from './people.ts';
import { expect, expectAccessible, rulesOfLook } from './product.ts';
import { askForPayment, createLink, openShop } from './settled-shop.ts';
import { tabTo } from './tab-to.ts';

test.use({ variables: movableClock });

/** Returns the texts of the buttons of a dialog that a notice lies over, without its own. */
async function namesUnder(notice: Locator, sheet: Locator): Promise<readonly string[]> {
  const top = await notice.boundingBox();
  if (top === null) throw new Error('the notice is gone');
  const under: string[] = [];
  for (const button of await sheet.locator('header button, header ~ div button').all()) {
    const box = await button.boundingBox();
    const isUnder =
      box !== null &&
      box.x < top.x + top.width &&
      top.x < box.x + box.width &&
      box.y < top.y + top.height &&
      top.y < box.y + box.height;
    if (isUnder) under.push((await button.textContent()) || 'Close');
  }
  return under;
}

test('J19: a stranger pays at the checkout page, in every state of a payment', async ({
  page,
  context,
  request,
  url,
  isMobile,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin, ethereum]);
  const shop = await openShop(request, owner, ['BTC', 'ETH', 'USDT@ETH']);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
  const open = async (order: object = {}) => {
    await page.goto(`/pay/${await askForPayment(request, shop, order)}`);
  };

  await test.step('an exact payment, with the keyboard alone', async () => {
    await open({
      orderId: 'A-1',
      description: '2 tickets',
      redirectUrl: 'https://shop.example/',
    });
    await expect(heading('Choose how to pay')).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, 'Bitcoin');
    await page.keyboard.press('Enter');
    await expect(heading(/^Send 0\.\d+ BTC$/)).toBeFocused();
    if (isMobile) {
      await tabTo(page, 'Show QR code');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, 'Pay from the sandbox');
    await page.keyboard.press('Enter');
    await expect(heading('Payment received')).toBeFocused();
    await expect(page.getByText('0 of 2 confirmations')).toBeVisible();
    await expectAccessible(page);
    await mine(request, 2);
    await expect(heading('Payment complete')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('€50.00');
    await expectAccessible(page);
    const back = page.getByRole('link', { name: 'Back to Corner shop' });
    await expect(back).toHaveAttribute('href', /^https:\/\/shop\.example\/\?payment_id=pay_/);
  });

  await test.step('its receipt by email, to an address that is given then', async () => {
    const [first, other] = [newEmail(), newEmail()];
    await page.getByRole('button', { name: 'Get a receipt by email' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^We emailed your receipt to p\*\*\*@example\.com/)).toBeVisible();
    expect(await linkInMail(request, first)).toBe(page.url());
    await page.getByRole('button', { name: 'Email the receipt to another address' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('eve');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await page.getByLabel('Email').fill(other);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Receipt sent to ${other}.`)).toBeVisible();
    expect(await linkInMail(request, other)).toBe(page.url());
  });

  await test.step('too little, and then the rest', async () => {
    await open({ method: 'BTC' });
    await page.getByRole('button', { name: 'Pay half' }).click();
    await expect(heading(/^Send the remaining 0\.\d+ BTC$/)).toBeVisible();
    await expect(page.getByText(/ \(€[\d.]+\) of €[\d.]+ arrived$/)).toBeInViewport();
    await expectAccessible(page);
    const { width = 1280, height = 800 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height: 664 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('link', { name: 'Open in wallet' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Pay from the sandbox' }).click();
    await expect(heading('Payment received')).toBeVisible();
    await mine(request, 2);
    await expect(heading('Payment complete')).toBeVisible();
  });

  await test.step('too much', async () => {
    await open({ method: 'BTC' });
    await page.getByRole('button', { name: 'Pay double' }).click();
    await expect(heading('Payment received')).toBeVisible();
    await mine(request, 2);
    await expect(page.getByText(/^You sent 0\.\d+ BTC \(€[\d.]+\) too much/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another coin at the address', async () => {
    await open({ method: 'ETH' });
    const address = await shownAddress(page);
    const data = { address, asset: 'USDT@ETH', amount: '5' };
    expect((await request.post('/v1/dev/sandbox/ETH/faucet', { data })).ok()).toBe(true);
    await mine(request, 1, ethereum);
    await expect(heading('5 USDT arrived instead of ETH')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the address without scrolling on a phone, and the code behind a press', async () => {
    const { width = 1280, height = 800 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height: 844 });
    await open({ method: 'BTC', orderId: 'A-2', description: '2 tickets' });
    await expect(heading(/^Send 0\.\d+ BTC$/)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeInViewport();
    await expect(page.getByText(/^Send BTC on the Bitcoin network only/)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Open in wallet' })).toBeInViewport();
    await expect(page.getByText('Waiting for your payment')).toBeInViewport();
    await expect(page.getByRole('img', { name: 'QR code of the payment' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show QR code' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width, height });
  });

  await test.step('the large code, whose notice of a copy covers nothing that is pressed', async () => {
    await context.grantPermissions(['clipboard-write']);
    const { width = 1280, height = 800 } = page.viewportSize() ?? {};
    for (const [wide, high] of [
      [390, 844],
      [1280, 800],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high });
      await open({ method: 'BTC', orderId: `A-2-${wide}` });
      const shows = page.getByRole('button', { name: 'Show QR code' });
      if (wide < 600) await shows.click();
      await page.getByRole('button', { name: /^QR code of the payment/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Scan to pay' });
      await sheet.getByRole('button', { name: 'Copy amount' }).click();
      const notice = sheet.getByRole('status').filter({ hasText: 'Amount copied' });
      await expect(notice).toBeVisible();
      expect(await namesUnder(notice, sheet)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width, height });
  });

  await test.step('Billfold at this host or another one', async () => {
    await open({ method: 'BTC', orderId: 'A-3' });
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const pay = page.getByRole('link', { name: 'I have a Billfold wallet' });
    const link = encodeURIComponent(page.url());
    await expect(pay).toHaveAttribute('href', `${url}/wallet/#pay=${link}`);
    await page.getByRole('button', { name: 'Pay from a Billfold on another website' }).click();
    await page.getByLabel('Address of your Billfold').fill('http://wallet.example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter the https address of your wallet')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a new price after the time to pay', async () => {
    await open({ method: 'BTC', cancelUrl: 'https://shop.example/cart' });
    const address = await shownAddress(page);
    await advance(16);
    await page.reload();
    await expect(heading('This amount is no longer valid')).toBeVisible();
    await expect(page.getByText(address)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get current amount' }).click();
    await expect(heading(/^Send 0\.\d+ BTC$/)).toBeFocused();
    expect(await shownAddress(page)).toBe(address);
  });

  await test.step('a hash that nobody has seen, and an order given up', async () => {
    await page.getByRole('button', { name: 'I have already paid' }).click();
    await page.getByLabel('Transaction hash').fill('ab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^This is no transaction hash\./)).toBeVisible();
    await page.getByLabel('Transaction hash').fill('ab'.repeat(32));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^We have not seen this transaction/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByRole('button', { name: 'Keep payment' })).toBeFocused();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(heading('You cancelled this payment')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Corner shop' })).toHaveAttribute(
      'href',
      'https://shop.example/cart',
    );
    await expectAccessible(page);
  });

  await test.step('a link whose payer decides the amount', async () => {
    const link = { title: 'Support us', currency: 'EUR', minPrice: '5', maxPrice: '500' };
    await page.goto(
      `/pay/link/${await createLink(request, owner, { businessId: shop.businessId, link })}`,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Enter an amount')).toBeVisible();
    await page.getByLabel('Amount in EUR').fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter €5.00 or more')).toBeVisible();
    await page.getByLabel('Amount in EUR').fill('20');
    await page.keyboard.press('Enter');
    await expect(heading('Choose how to pay')).toBeVisible();
    await expect(page.getByText('€20.00')).toBeVisible();
    await expect(page).toHaveURL(/\/pay\/pay_[a-z2-7]{26}$/);
    await page.goBack();
    await expect(page.getByLabel('Amount in EUR')).toBeVisible();
  });

  await test.step('nothing, without a connection, in the other scheme and at 320 px', async () => {
    await page.goto('/pay/pay_nothing');
    await expect(
      page.getByRole('heading', { name: 'This payment page does not exist' }),
    ).toBeVisible();
    await expectAccessible(page);
    await open({ method: 'BTC' });
    await expect(heading(/^Send 0\.\d+ BTC$/)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You're offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You're offline/)).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(page, rulesOfLook);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });

  async function advance(minutes: number): Promise<void> {
    const data = { advanceSeconds: minutes * 60 };
    expect((await request.post('/v1/dev/clock', { data })).ok()).toBe(true);
  }
});

/** Returns the address that the page asks to pay, as it is copied. */
async function shownAddress(page: Page): Promise<string> {
  const address = page.getByText(/^(bc1q[a-z\d]{38}|0x[\dA-Fa-f]{40})$/).first();
  await expect(address).toBeAttached();
  return (await address.textContent()) ?? '';
}
