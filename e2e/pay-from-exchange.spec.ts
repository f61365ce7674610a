import type { APIRequestContext } from '@playwright/test';
import { networks, tron } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { askForPayment, openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

const [ton] = networks.filter(({ code }) => code === 'TON');
if (ton === undefined) throw new Error('TON is not among the networks');

test('R-PAY-02: a payer whose exchange takes its fee out of the amount pays the rest', async ({
  page,
  openPage,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, []);
  const shop = await openShop(request, owner, ['USDT@TRX', 'TON']);
  const merchant = await openPage();
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
  const id = await askForPayment(request, shop, { cancelUrl: 'https://shop.example/cart' });

  await test.step('the network is named as the form of an exchange has it', async () => {
    await page.goto(`/pay/${id}`);
    await page.getByRole('button', { name: /USDT Tether on Tron \(TRC20\)/ }).click();
    await expect(heading('Send 55 USDT')).toBeVisible();
    await expect(page.getByText('Tron (TRC20)', { exact: true })).toBeVisible();
    // Beside the address, which is copied for the form of the exchange.
    const hint = page.getByText('check that 55 USDT arrives after the fee.');
    const copies = page.getByRole('button', { name: 'Copy address' });
    await expect(hint).toBeVisible();
    const { y: copyTop } = (await copies.boundingBox()) ?? { y: 0 };
    const { y: hintTop } = (await hint.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
    expect(hintTop - copyTop).toBeLessThan(120);
    await expect(page.getByText(/^Sent it\? You can close this page/)).toBeVisible();
    await page.getByRole('button', { name: 'New to paying with cryptocurrency?' }).click();
    await expect(page.getByText(/^Too little, too much or too late\?/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its fee is missing: both see what arrived and what does not', async () => {
    const { data } = await (await request.get(`/v1/checkout/${id}`)).json();
    const { address } = data.method;
    await withdraw(request, id, { asset: 'USDT@TRX', amount: '53.5' });
    await expect(heading('Send the remaining 1.5 USDT')).toBeFocused();
    await expect(page.getByText(/^53\.5 USDT \(€48\.\d\d\) of €50\.00 arrived$/)).toBeVisible();
    await expect(page.getByText(/^Waiting for the remaining €1\.\d\d$/)).toBeVisible();
    await expect(page.getByText(/check that 1\.5 USDT arrives after the fee/)).toBeVisible();
    await expect(page.getByText('To the same address as before')).toBeVisible();
    await expect(page.getByText(address).first()).toBeAttached();
    const arrived = page.getByRole('region', { name: 'Transactions' });
    await expect(arrived.getByText('53.5 USDT')).toBeVisible();
    await expect(
      page.getByText(/^Questions\? Write to Corner shop where you ordered/),
    ).toBeVisible();
    await expectAccessible(page);
    await openAs(merchant, owner, `/payments/payments/${id}`);
    const seen = merchant.getByRole('main');
    await expect(seen).toContainText(
      /€1\.\d\d is missing\. The customer can pay it with the same link\./,
    );
    await expect(seen).toContainText('Underpaid');
  });

  await test.step('the payer comes back by the link of the page, and sends the rest', async () => {
    await page.goto('/pay/pay_nothing');
    await page.goto(`/pay/${id}`);
    await expect(heading('Send the remaining 1.5 USDT')).toBeVisible();
    await withdraw(request, id, { asset: 'USDT@TRX', amount: '1.5' });
    await expect(heading('Payment received')).toBeVisible();
    await mine(request, tron.confirmations + 1, tron);
    await expect(heading('Payment complete')).toBeVisible();
    const seen = merchant.getByRole('main');
    await expect(seen).toContainText(/Paid and (confirmed|final)\./);
    await expect(seen).toContainText('Several transfers');
  });

  await test.step('more than was asked for, to make up for a fee that was not taken', async () => {
    const over = await askForPayment(request, shop, { method: 'USDT@TRX' });
    await page.goto(`/pay/${over}`);
    await expect(heading('Send 55 USDT')).toBeVisible();
    await withdraw(request, over, { asset: 'USDT@TRX', amount: '57' });
    await expect(heading('Payment received')).toBeVisible();
    await expect(page.getByText(/^You sent 2 USDT \(€1\.8\d\) too much/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('without the comment, and less: the hash finds it, and leads to the shop', async () => {
    const unmarked = await askForPayment(request, shop, { method: 'TON' });
    await page.goto(`/pay/${unmarked}`);
    await expect(page.getByText(/No field for it\? Pay with another coin/)).toBeVisible();
    const hash = await withdraw(request, unmarked, {
      asset: 'TON',
      amount: '17',
      isUnmarked: true,
    });
    await mine(request, 2, ton);
    await openAs(merchant, owner, '/payments/unmatched');
    await expect(merchant.getByRole('main')).toContainText('17 TON');
    await page.getByRole('button', { name: 'Paid, or sent without the comment?' }).click();
    await page.getByLabel('Transaction hash').fill(hash);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(/^Your transaction arrived at Corner shop, but does not show which payment/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy payment ID' })).toBeVisible();
    await expectAccessible(page);
  });
});

interface Withdrawal {
  /** Such as `USDT@TRX`. */
  readonly asset: string;
  /** That arrives, after the fee of the exchange. */
  readonly amount: string;
  /** Without the comment that the payment asks for. */
  readonly isUnmarked?: boolean;
}

/** Pays from a wallet of somebody else what arrives of a withdrawal, and returns its hash. */
async function withdraw(
  request: APIRequestContext,
  id: string,
  { asset, amount, isUnmarked = false }: Withdrawal,
): Promise<string> {
  const { data } = await (await request.get(`/v1/checkout/${id}`)).json();
  const { address, memo, network } = data.method;
  const answer = await request.post(`/v1/dev/sandbox/${network}/faucet`, {
    data: { address, asset, amount, ...(memo === null || isUnmarked ? {} : { memo }) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.hash;
}
