import { randomUUID } from 'node:crypto';
import { bitcoin } from './networks.ts';
import { cloudPassword, createOwner, fund, openAs } from './people.ts';
import { expect, expectAccessible, test, watch } from './product.ts';
import { goToSignature, sendDialogOf } from './send-dialog.ts';
import { openShop } from './settled-shop.ts';
import { startPaid } from './start-paid.ts';

test('a checkout of another host is paid as that host asks, and no other way', async ({
  playwright,
  browser,
  contextOptions,
}) => {
  test.slow();
  // The payer's host may call the shop's, which is on this machine too.
  const shopHost = await startPaid();
  const payerHost = await startPaid({ PAYMENTS: 'off', ALLOW_PRIVATE_WEBHOOKS: 'true' });
  const faults: string[] = [];
  const ofShop = await playwright.request.newContext({ baseURL: shopHost.url });
  const ofPayer = await playwright.request.newContext({ baseURL: payerHost.url });
  try {
    const { key } = await openShop(ofShop, await createOwner(ofShop, [bitcoin]), ['BTC']);
    const ask = async () => {
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
      const data = { price: { amount: '50.00', currency: 'EUR' }, method: 'BTC' };
      return (await (await ofShop.post('/v1/merchant/payments', { headers, data })).json()).data;
    };
    const payer = await createOwner(ofPayer, [bitcoin]);
    await fund(ofPayer, payer, '1');
    const context = await browser.newContext({ ...contextOptions, baseURL: payerHost.url });
    const page = await context.newPage();
    watch(page, payerHost.url, faults);
    await openAs(page, payer, '/wallet/');
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
    const send = sendDialogOf(page);
    const payment = await ask();

    await test.step('the verified host, the business, and a locked amount', async () => {
      await send.recipient.fill(payment.checkoutUrl);
      await expect(send.chosen).toContainText(`Verified: ${new URL(shopHost.url).host}`);
      await expect(send.chosen).toContainText('Corner shop');
      await expectAccessible(page);
      await send.next.click();
      await expect(send.amount).toHaveValue(payment.due);
      await expect(send.amount).not.toBeEditable();
      await send.next.click();
    });

    await test.step('it is signed once, and its link is paid from then on', async () => {
      await goToSignature(send);
      await send.secret.fill(cloudPassword);
      await send.sign.click();
      await expect(send.root.getByRole('heading', { name: /sent/i })).toBeVisible();
      await send.root.getByRole('button', { name: /another/i }).click();
      await send.recipient.fill(payment.checkoutUrl);
      await expect(send.root.getByText('This payment is already paid.')).toBeVisible();
    });
    expect(faults).toEqual([]);
    await context.close();
  } finally {
    await Promise.all([ofShop.dispose(), ofPayer.dispose()]);
    await Promise.all([shopHost.stop(), payerHost.stop()]);
  }
});
