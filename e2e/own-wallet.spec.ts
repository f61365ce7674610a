import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getKeyring } from '@billfold/keyring';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { hardened, signElsewhere } from '../packages/server/test/sign-elsewhere.ts';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import {
  createOwner,
  mine,
  type Owner,
  openAs,
  signInPassword,
  signUp,
  verifyEmail,
} from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { call, openShop, payShop } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

/** Wallet whose phrase the product does not have: the key of its account, its first addresses, and its signature. */
function otherWallet() {
  const keyring = getKeyring('BTC');
  const seed = randomBytes(32);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const key = keyring.descriptorOf(publicKey);
  const addressAt = (addressIndex: number) =>
    keyring.addressAt(publicKey, { branch: 0, addressIndex });
  const account = [84 + hardened, hardened, hardened];
  const sign = (psbt: Buffer) =>
    Buffer.from(signElsewhere(psbt.toString('base64'), { seed, account }), 'base64');
  return { key, addressAt, sign };
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
    await compareAndUse(page, addressAt(0));
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

test('a merchant prepares a refund, signs it in another wallet, and sends it', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  const { key, addressAt, sign } = otherWallet();
  await openAs(page, owner, '/payments/settings/cryptocurrency');
  const dialog = page.getByRole('dialog');
  const refunds = page.getByRole('list', { name: 'Refunds' });
  await page.getByRole('button', { name: 'Use your own wallet for Bitcoin' }).click();
  await dialog.getByLabel('Extended public key or descriptor').fill(key);
  await compareAndUse(page, addressAt(0));
  const id = await payShop(request, shop, { asset: 'BTC', amount: '0.001', network: bitcoin });
  await mine(request, 6, bitcoin);
  const amount = { kind: 'CUSTOM', amount: '0.0005', currency: 'BTC' };
  await createRefund(request, owner, { businessId: shop.businessId, id }, amount);
  await page.goto(`/payments/payments/${id}`);

  const prepared = await test.step('the transaction is prepared, and saved as a file', async () => {
    await page.getByRole('button', { name: 'Sign refund' }).click();
    await dialog.getByRole('button', { name: 'Prepare for signing' }).click();
    await expect(dialog).toHaveAccessibleName('Prepare for signing');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Prepare transaction' }).press('Enter');
    await expect(dialog).toHaveAccessibleName('Sign in your wallet');
    await expect(dialog.getByText(bitcoin.stranger).first()).toBeVisible();
    await expect(dialog.getByText('Network fee')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'QR code of the transaction' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code of the transaction' })).toBeVisible();
    await expectAccessible(page);
    return save(page, dialog);
  });

  const renewed =
    await test.step('a reload keeps its place, and tells of a fee that has risen', async () => {
      await spikeFees(request, 3_600);
      await page.reload();
      await page.getByRole('button', { name: 'Sign refund' }).click();
      await expect(dialog).toHaveAccessibleName('Sign in your wallet');
      await expect(dialog.getByText('The network fee has risen')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: "Prepare with today's fee" }).click();
      await expect(dialog).toHaveAccessibleName('Prepare again');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: "Prepare with today's fee" }).click();
      await expect(dialog.getByText('Prepared again')).toBeVisible();
      await expectAccessible(page);
      await spikeFees(request, 0);
      return save(page, dialog);
    });

  await test.step('the earlier one and one without a signature are refused, and the right one is sent', async () => {
    const field = dialog.getByLabel('Signed transaction', { exact: true });
    const input = dialog.getByLabel('File with the signed transaction');
    const give = async (name: string, buffer: Buffer) => {
      await input.setInputFiles({ name, mimeType: '', buffer });
      await expect(dialog.getByText(name)).toBeVisible();
      await dialog.getByRole('button', { name: 'Check and send' }).click();
    };
    await give('earlier.psbt', sign(prepared));
    await expect(field).toHaveAccessibleDescription(/This is another transaction/);
    await give('unsigned.psbt', renewed);
    await expect(field).toHaveAccessibleDescription(/A signature is missing/);
    await expectAccessible(page);
    await give('signed.psbt', sign(renewed));
    await expect(dialog).toBeHidden();
    await expect(refunds).toContainText('Sent');
    await expectAccessible(page);
    await mine(request, 6, bitcoin);
    await expect(refunds).toContainText('Confirmed');
  });
});

test('a merchant without any wallet is paid into their own one, and refunds from it', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await signUp(request);
  await verifyEmail(request, owner);
  const ask = (method: 'get' | 'post', path: string, data: object = {}) =>
    call(request, owner.token, { method, path, data });
  await ask('post', '/v1/user/step-up', { password: signInPassword });
  const { key, addressAt, sign } = otherWallet();
  await openAs(page, owner, '/payments/onboarding');
  const dialog = page.getByRole('dialog');
  const refunds = page.getByRole('list', { name: 'Refunds' });

  await test.step('the public key is chosen in the place of a wallet', async () => {
    await page.getByLabel('Business name').fill('Corner shop');
    await page.getByRole('button', { name: 'Create business' }).click();
    await expect(page.getByText('You have no wallet yet')).toBeVisible();
    await page.getByRole('button', { name: 'Receive in your own hardware wallet' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use your own wallet for Bitcoin' }).click();
    await dialog.getByLabel('Extended public key or descriptor').fill(key);
    await compareAndUse(page, addressAt(0));
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('Bitcoin alone can be taken', async () => {
    await expect(page.getByRole('checkbox', { name: 'BTC Bitcoin' })).toBeChecked();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByRole('heading', { name: 'How should your checkout look?' }),
    ).toBeVisible();
  });

  const { data: businesses } = await ask('get', '/v1/dash/businesses');
  const { id: businessId } = businesses[0];
  const { data: made } = await ask('post', `/v1/dash/businesses/${businessId}/api-keys`, {
    ...{ name: 'Shop', kind: 'SECRET', livemode: false, expiresAt: null },
    ...{ scopes: ['payments:read', 'payments:write'], allowedIps: [], allowedOrigins: [] },
  });
  const shop = { businessId, key: made.secret };
  const id = await payShop(request, shop, { asset: 'BTC', amount: '0.001', network: bitcoin });
  await mine(request, 6, bitcoin);
  const amount = { kind: 'CUSTOM', amount: '0.0005', currency: 'BTC' };
  await createRefund(request, owner, { businessId, id }, amount);

  await test.step('a refund is prepared here and signed there', async () => {
    await page.goto(`/payments/payments/${id}`);
    await page.getByRole('button', { name: 'Sign refund' }).click();
    await expect(dialog).toHaveAccessibleName('Send from your own wallet');
    await expect(dialog.getByRole('button', { name: 'Sign refund instead' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Prepare for signing' }).click();
    await dialog.getByRole('button', { name: 'Prepare transaction' }).click();
    await expect(dialog).toHaveAccessibleName('Sign in your wallet');
    const buffer = sign(await save(page, dialog));
    await dialog
      .getByLabel('File with the signed transaction')
      .setInputFiles({ name: 'signed.psbt', mimeType: '', buffer });
    await dialog.getByRole('button', { name: 'Check and send' }).click();
    await expect(dialog).toBeHidden();
    await mine(request, 6, bitcoin);
    await expect(refunds).toContainText('Confirmed');
  });

  await test.step('there is still no wallet', async () => {
    const { items } = await ask('get', '/api/wallets');
    expect(items).toEqual([]);
  });
});

/** Saves the prepared transaction, and returns its bytes. */
async function save(page: Page, dialog: Locator): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^ref_.*\.psbt$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString('latin1')).toBe('psbt\xff');
  return file;
}

/** Makes the fees of the network five times as high for a time; none ends it. */
async function spikeFees(request: APIRequestContext, seconds: number): Promise<void> {
  const data = { factor: 5, seconds };
  const answer = await request.post('/v1/dev/sandbox/BTC/fee-spike', { data });
  expect(answer.ok()).toBe(true);
}

/** Compares the addresses of a key with the first one of its wallet, and has payments arrive there. */
async function compareAndUse(page: Page, first: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show addresses' }).click();
  await expect(dialog).toHaveAccessibleName('Compare the addresses');
  await expect(dialog.getByText(first).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Use this wallet' }).click();
  await expect(dialog).toBeHidden();
}

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
  owner: Pick<Owner, 'token'>,
  { businessId, id }: RefundedPlace,
  sum: object = { kind: 'RECEIVED' },
): Promise<{ readonly amount: string }> {
  const path = `/v1/dash/businesses/${businessId}/payments/${id}/refunds`;
  const { data } = await call(request, owner.token, {
    ...{ method: 'post', path },
    data: {
      ...{ amount: sum, networkFeePaidBy: 'MERCHANT', reason: null },
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
