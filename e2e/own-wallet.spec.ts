import { randomBytes } from 'node:crypto';
import { getKeyring } from '@billfold/keyring';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, mine, type Owner, openAs } from './people.ts';
import { expect, expectAccessible } from './product.ts';
import { call, openShop, payShop } from './settled-shop.ts';

/** Public key of an account whose phrase nobody here has, with its first addresses. */
function otherWallet() {
  const keyring = getKeyring('BTC');
  const { publicKey } = keyring.derivePublic(randomBytes(32), 0);
  const key = keyring.descriptorOf(publicKey);
  const addressAt = (addressIndex: number) =>
    keyring.addressAt(publicKey, { branch: 0, addressIndex });
  return { key, addressAt };
}

test('a merchant is paid into a wallet whose keys are elsewhere, and records a refund from it', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  const { key, addressAt } = otherWallet();
  await openAs(page, owner, '/payments/settings/cryptocurrency');
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('group', { name: 'Bitcoin', exact: true });

  await test.step('a seed phrase is refused before it is sent', async () => {
    await row.getByRole('button', { name: 'Use your own wallet for Bitcoin' }).click();
    const field = dialog.getByLabel('Extended public key or descriptor');
    await field.fill(`${'abandon '.repeat(11)}about`);
    await expect(dialog.getByRole('alert')).toContainText('a private key or a seed phrase');
    await expect(field).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('the addresses are compared, and the key is chosen', async () => {
    await dialog.getByLabel('Extended public key or descriptor').fill(key);
    await dialog.getByRole('button', { name: 'Show addresses' }).click();
    await expect(dialog).toHaveAccessibleName('Compare the addresses');
    await expect(dialog.getByText(addressAt(0)).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Use this wallet' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Payments arrive in your own wallet');
    await expectAccessible(page);
  });

  const id = await payShop(request, shop, { asset: 'BTC', amount: '0.001', network: bitcoin });
  await mine(request, 6, bitcoin);
  const refund = await createRefund(request, owner, { businessId: shop.businessId, id });

  await test.step('a refund is sent from there, and recorded by its transaction', async () => {
    await page.goto(`/payments/payments/${id}`);
    await page.getByRole('button', { name: 'Sign refund' }).click();
    await expect(dialog).toHaveAccessibleName('Send from your own wallet');
    await expect(dialog.getByText(bitcoin.stranger).first()).toBeVisible();
    await dialog.getByRole('button', { name: /^QR code/ }).click();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(page);
    const hash = await payElsewhere(request, refund.amount);
    await record(page, dialog, hash);
    await expect(dialog).toContainText(/0 of \d+ confirmations/);
    await expectAccessible(page);
    await mine(request, 6, bitcoin);
    await record(page, dialog, hash);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('Confirmed');
  });

  await test.step('payments arrive in the settlement wallet again', async () => {
    await page.goto('/payments/settings/cryptocurrency');
    await row.getByRole('button', { name: /^Use / }).click();
    await expect(dialog).toContainText('Payments that have an address already keep it');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Use / }).click();
    await expect(row).toContainText(/Payments arrive in (?!your own)/);
  });
});

async function record(page: Page, dialog: Locator, hash: string): Promise<void> {
  await dialog.getByLabel('Transaction ID').fill(hash);
  await page.keyboard.press('Enter');
}

interface RefundedPlace {
  readonly businessId: number;
  readonly id: string;
}

async function createRefund(
  request: APIRequestContext,
  owner: Owner,
  { businessId, id }: RefundedPlace,
): Promise<{ readonly amount: string }> {
  const path = `/v1/dash/businesses/${businessId}/payments/${id}/refunds`;
  const { data } = await call(request, owner.token, {
    ...{ method: 'post', path },
    data: {
      ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null },
      address: bitcoin.stranger,
    },
  });
  return data;
}

/** Pays the customer as the other wallet does; returns the hash. */
async function payElsewhere(request: APIRequestContext, amount: string): Promise<string> {
  const paying = { address: bitcoin.stranger, asset: 'BTC', amount };
  const answer = await request.post('/v1/dev/sandbox/BTC/faucet', { data: paying });
  expect(answer.ok()).toBe(true);
  const { data } = await answer.json();
  return data.hash;
}
