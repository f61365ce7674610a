import { randomUUID } from 'node:crypto';
import { shown, units } from './amounts.ts';
import { bitcoin } from './networks.ts';
import { startPaid, test } from './paid-product.ts';
import { cloudPassword, createOwner, fund, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough, watch } from './product.ts';
import { goToSignature, openSend, sendDialogOf } from './send-dialog.ts';
import { askForPayment, openShop } from './settled-shop.ts';

/** One host asks another one, which has 10 seconds to answer. */
const slowly = { timeout: 30_000 };

test('a payer goes from the checkout to the wallet of its host, chooses a coin there, and has paid', async ({
  page: checkout,
  context,
  request,
  url,
  isMobile,
}) => {
  test.skip(!isMobile && !isThorough, 'it is seen on a phone');
  test.slow();
  const shop = await openShop(request, await createOwner(request, [bitcoin]), ['BTC', 'LTC']);
  const payer = await createOwner(request, [bitcoin]);
  await fund(request, payer, '1');
  const id = await askForPayment(request, shop, { orderId: 'A-1001' });
  await openAs(checkout, payer, `/pay/${id}`);

  const wallet =
    await test.step('the button opens the wallet, and the checkout stays', async () => {
      const link = checkout.getByRole('link', { name: 'I have a Billfold wallet' });
      await expectAccessible(checkout);
      const [opened] = await Promise.all([context.waitForEvent('page'), link.press('Enter')]);
      return opened;
    });
  const send = sendDialogOf(wallet);

  await test.step('the coins that the shop takes and the payer has', async () => {
    const choice = send.root.getByRole('group', { name: /^Choose a coin to pay/ });
    await expect(choice.getByRole('button')).toHaveText(
      [/^Pay with Bitcoin · about 0\.\d+ BTC[\d.]+ BTC available$/],
      // The wallet opens first, in a page of its own.
      slowly,
    );
    await expectAccessible(wallet);
    await choice.getByRole('button').press('Enter');
  });

  await test.step('the business and its verified host, with the order and its price', async () => {
    await expect(send.root).toHaveAccessibleName('Pay Corner shop', slowly);
    await expect(send.chosen).toContainText(`Verified: ${new URL(url).host}`, slowly);
    await expect(send.chosen).toContainText('Order A-1001');
    await expect(send.chosen).toContainText('€50.00');
    await send.next.click();
    await expect(send.amount).not.toBeEditable();
    await send.next.click();
    await goToSignature(send);
    await send.secret.fill(cloudPassword);
    await send.sign.click();
    await expect(send.root.getByRole('heading', { name: /sent/i })).toBeVisible();
    await expectAccessible(wallet);
    const back = send.root.getByRole('link', { name: 'Back to the checkout' });
    await expect(back).toHaveAttribute('href', `${url}/pay/${id}`);
  });

  await test.step('the checkout sees it by itself, and is paid once blocks have it', async () => {
    await expect(checkout.getByRole('link', { name: 'I have a Billfold wallet' })).toBeHidden();
    await mine(request, bitcoin.confirmations, bitcoin);
    await expect(checkout.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  });
});

test('a checkout of another host is paid as that host asks, and no other way', async ({
  playwright,
  browser,
  contextOptions,
  request: ofShop,
  url: shopUrl,
  isMobile,
}) => {
  test.skip(isMobile && !isThorough, 'it is seen on a desktop');
  test.slow();
  // The payer's host may call the shop's, which is on this machine too.
  const payerHost = await startPaid({ PAYMENTS: 'off' });
  const faults: string[] = [];
  const ofPayer = await playwright.request.newContext({ baseURL: payerHost.url });
  const context = await browser.newContext({ ...contextOptions, baseURL: payerHost.url });
  try {
    const { key } = await openShop(ofShop, await createOwner(ofShop, [bitcoin]), ['BTC']);
    const ask = async () => {
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
      const data = { price: { amount: '50.00', currency: 'EUR' }, method: 'BTC' };
      return (await (await ofShop.post('/v1/merchant/payments', { headers, data })).json()).data;
    };
    const payer = await createOwner(ofPayer, [bitcoin]);
    await fund(ofPayer, payer, '1');
    const payment = await ask();
    const checkout = await context.newPage();
    watch(checkout, shopUrl, faults);
    await checkout.goto(payment.checkoutUrl);

    const page = await test.step('the payer names the host of the wallet', async () => {
      await checkout.getByRole('button', { name: 'Other ways to pay' }).click();
      await checkout
        .getByRole('button', { name: 'Pay from a Billfold on another website' })
        .click();
      const host = checkout.getByLabel('Address of your Billfold');
      await host.fill('http://wallet.example.com');
      await host.press('Enter');
      await expect(checkout.getByText('Enter the https address of your wallet')).toBeVisible();
      await expectAccessible(checkout);
      await host.fill(payerHost.url);
      const [opened] = await Promise.all([context.waitForEvent('page'), host.press('Enter')]);
      watch(opened, payerHost.url, faults);
      await expect(opened).toHaveURL(/\/auth\/sign-in/);
      return opened;
    });
    await openAs(page, payer, walletPath(payment.checkoutUrl));
    const send = sendDialogOf(page);

    await test.step('the verified host, the business, and a locked amount', async () => {
      await expect(send.chosen).toContainText(`Verified: ${new URL(shopUrl).host}`, slowly);
      await expect(send.chosen).toContainText('Corner shop');
      await expectAccessible(page);
      await send.next.click();
      await expect(send.amount).toHaveValue(shown(units(payment.due)));
      await expect(send.amount).not.toBeEditable();
      await send.next.click();
    });

    await test.step('it is signed once, and its link is paid from then on', async () => {
      await goToSignature(send);
      await send.secret.fill(cloudPassword);
      await send.sign.click();
      await expect(send.root.getByRole('heading', { name: /sent/i })).toBeVisible();
      await send.root.getByRole('button', { name: 'Done' }).click();
      await openSend(page);
      await send.recipient.fill(payment.checkoutUrl);
      await expect(send.root.getByText('This payment is already paid.')).toBeVisible();
    });
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await ofPayer.dispose();
    await payerHost.stop();
  }
});

/** Path of the wallet that opens Send with the link of a checkout page. */
const walletPath = (link: string) => `/wallet/#pay=${encodeURIComponent(link)}`;
