import { solana } from './networks.ts';
import { test } from './paid-product.ts';
import { cloudPassword, createOwner, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { askForPayment, openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J12: a merchant refunds a transfer that names no payment', async ({ page, request }) => {
  test.slow();
  const owner = await createOwner(request, [solana]);
  const shop = await openShop(request, owner, ['SOL']);
  const id = await askForPayment(request, shop, { method: 'SOL' });
  const { data: checkout } = await (await request.get(`/v1/checkout/${id}`)).json();
  const data = { address: checkout.method.address, asset: 'SOL', amount: '0.5' };
  expect((await request.post('/v1/dev/sandbox/SOL/faucet', { data })).ok()).toBe(true);
  await mine(request, solana.confirmations + 1, solana);
  await openAs(page, owner, '/payments/unmatched');
  const dialog = page.getByRole('dialog');
  const refunds = page.getByRole('list', { name: 'Refunds of this transfer' });

  await test.step('the row opens the dialog of a refund', async () => {
    await expect(page.getByRole('button', { name: 'Refund 0.5 SOL' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Refund 0.5 SOL' }).click();
    await expect(dialog).toHaveAccessibleName(/^Refund [\d.]+ /);
    await expect(dialog.getByLabel('Customer email (optional)')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Taken off the refund' }).check();
    await dialog.getByRole('radio', { name: /^Enter an address/ }).check();
    await dialog.getByLabel('Solana address of the customer').fill(solana.stranger);
    await dialog.getByRole('button', { name: 'Review refund' }).click();
    await expect(dialog).toHaveAccessibleName('Check this refund');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create refund' }).click();
  });

  await test.step('it waits in the row until it is signed', async () => {
    await expect(dialog).toHaveAccessibleName('Sign refund');
    await dialog.getByRole('button', { name: 'Sign later' }).click();
    await expect(refunds).toContainText('Waiting for signature');
    await expect(page.getByRole('button', { name: 'Assign 0.5 SOL' })).toBeHidden();
    await expectAccessible(page);
    await refunds.getByRole('button', { name: 'Sign refund' }).click();
    await dialog.getByLabel('Cloud encryption password', { exact: true }).fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(dialog).toBeHidden();
    await expect(refunds).toContainText('Sent');
  });

  await test.step('its block takes the transfer off the open ones', async () => {
    await mine(request, 1, solana);
    await expect(page.getByText('Nothing to sort out')).toBeVisible();
    await page.getByRole('button', { name: 'Refunded', exact: true }).click();
    await expect(refunds).toContainText('Confirmed');
    await expectAccessible(page);
  });
});
