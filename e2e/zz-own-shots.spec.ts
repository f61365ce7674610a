import { randomBytes } from 'node:crypto';
import { getKeyring } from '@billfold/keyring';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, mine, openAs } from './people.ts';
import { expect } from './product.ts';
import { call, openShop, payShop } from './settled-shop.ts';

test('shots', async ({ page, request }, info) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  const keyring = getKeyring('BTC');
  const { publicKey } = keyring.derivePublic(randomBytes(32), 0);
  const key = keyring.descriptorOf(publicKey);
  const shot = (name: string) => page.screenshot({ path: `/tmp/own/${info.project.name}-${name}.png` });
  await openAs(page, owner, '/payments/settings/cryptocurrency');
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('group', { name: 'Bitcoin', exact: true });
  await row.scrollIntoViewIfNeeded();
  await shot('1-card');
  await row.getByRole('button', { name: 'Use your own wallet for Bitcoin' }).click();
  await dialog.getByLabel('Extended public key or descriptor').fill(`${'abandon '.repeat(11)}about`);
  await shot('2-private');
  await dialog.getByLabel('Extended public key or descriptor').fill(key.replace('#', '#q'));
  await dialog.getByRole('button', { name: 'Show addresses' }).click();
  await expect(dialog.getByText(/checksum after/)).toBeVisible();
  await shot('3-refused');
  await dialog.getByLabel('Extended public key or descriptor').fill(key);
  await dialog.getByRole('button', { name: 'Show addresses' }).click();
  await expect(dialog).toHaveAccessibleName('Compare the addresses');
  await shot('4-compare');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Use this wallet' }).click();
  await expect(dialog).toBeHidden();
  await row.scrollIntoViewIfNeeded();
  await shot('5-own');
  await row.getByRole('button', { name: /^Use / }).click();
  await shot('6-back');
  const id = await payShop(request, shop, { asset: 'BTC', amount: '0.001', network: bitcoin });
  await mine(request, 6, bitcoin);
  await call(request, owner.token, {
    ...{ method: 'post', path: `/v1/dash/businesses/${shop.businessId}/payments/${id}/refunds` },
    data: { ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null }, address: bitcoin.stranger },
  });
  await page.goto(`/payments/payments/${id}`);
  await page.getByRole('button', { name: 'Sign refund' }).click();
  await expect(dialog).toHaveAccessibleName('Send from your own wallet');
  await page.waitForTimeout(500);
  await shot('7-record');
  await dialog.getByLabel('Transaction ID').fill('ab'.repeat(32));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/doesn't know/)).toBeVisible();
  await shot('8-unknown');
});
