import { randomUUID } from 'node:crypto';
import { createApi, createOwner } from '../../bench/load/api.mjs';
import { openMerchant } from '../support/merchant.ts';
import type { Journey } from './journey.ts';
import { keys } from './page.ts';

const password = 'Cloud-Password-7';

/** A customer pays at the checkout, and a member of the business looks at its pages and charges at the counter. */
export async function businessJourney({ step, page, api, url }: Journey): Promise<void> {
  const { token, walletId, newPayment } = await openBusiness(url);

  await step('a payment is paid at the checkout, which hears of it', async () => {
    await page.open(`/pay/${await newPayment()}`);
    await page.see('heading', 'Choose how to pay');
    await page.photograph('checkout-methods');
    // Safari draws its own list in gray, whatever its style says.
    await page.until(
      'the list of languages is drawn by the page',
      `return getComputedStyle(document.querySelector('select')).appearance === 'none';`,
    );
    await page.press('button', /^Bitcoin/);
    await page.see('heading', /^Send 0\.\d+ BTC$/);
    await page.photograph('checkout');
    if ((await page.count('button', 'Show QR code')) > 0)
      await page.press('button', 'Show QR code');
    await page.press('button', 'Show a large QR code');
    await page.see('dialog', 'Scan to pay');
    await page.photograph('checkout-code');
    await page.pressKeys(keys.escape);
    await page.lose('dialog', 'Scan to pay');
    await page.press('button', 'Pay from the sandbox');
    await page.see('heading', /^Payment received/);
    await page.photograph('checkout-received');
    await api.expect('POST', '/v1/dev/sandbox/BTC/mine', { blocks: 2 });
    await page.see('heading', 'Payment complete');
    await page.photograph('checkout-complete');
  });

  await step('a member looks at the pages of the business', async () => {
    await page.run(
      `localStorage.setItem('accessToken', arguments[0]); localStorage.setItem('walletId', arguments[1]);`,
      ...[token, walletId],
    );
    for (const [name, path] of businessPages) {
      await page.open(path);
      await page.see('h1', /./);
      await page.photograph(name);
    }
  });

  await step('a sale is charged at the point of sale', async () => {
    await page.open('/payments/pos');
    for (const key of ['2', 'Decimal point', '7', '5']) await page.press('button', key);
    await page.photograph('point-of-sale');
    await page.press('button', /^Charge .2\.75$/);
    await page.see('heading', 'Scan to pay');
    await page.see('img', 'QR code of the checkout');
    await page.photograph('point-of-sale-code');
  });
}

const businessPages = [
  ['business-dashboard', '/payments/dashboard'],
  ['business-payments', '/payments/payments'],
  ['business-reports', '/payments/reports'],
  ['business-settings', '/payments/settings/checkout'],
] as const;

/** Opens a business that accepts bitcoin and ether. */
async function openBusiness(url: string) {
  let token = '';
  const api = createApi(() => url);
  const signIn = (accessToken: string): void => {
    token = accessToken;
    api.signIn(accessToken);
  };
  const { walletId } = await createOwner({ ...api, signIn }, { password });
  const merchant = await openMerchant(api, {
    ...{ walletId, password },
    assets: { BTC: 'FRESH', ETH: 'FRESH' },
  });
  const shop = createApi(() => url);
  shop.signIn(await merchant.newKey({ livemode: false }));
  return {
    ...{ token, walletId },
    /** Asks for 50 euros, and returns the id of the payment. */
    newPayment: async (): Promise<string> => {
      const price = { amount: '50.00', currency: 'EUR' };
      const headers = { 'idempotency-key': randomUUID() };
      const { data } = await shop.expect('POST', '/v1/merchant/payments', { price }, headers);
      return data.id;
    },
  };
}
