import { bitcoin, ethereum } from './networks.ts';
import { test } from './paid-product.ts';
import { cloudPassword, createOwner, mine, newEmail, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { call, openShop, payShop, payTwoOrders } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J12: a merchant refunds what was paid too much to an address that the customer gives', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  const id = await payShop(request, shop, { asset: 'BTC', amount: '1', network: bitcoin });
  const email = newEmail();
  const customer = { email, name: null, fields: {} };
  const path = `/v1/checkout/${id}/customer`;
  await call(request, owner.token, { method: 'post', path, data: customer });
  await openAs(page, owner, `/payments/payments/${id}`);
  const dialog = page.getByRole('dialog');
  const refunds = page.getByRole('list', { name: 'Refunds' });

  await test.step('the excess is refunded, and the customer asked for an address', async () => {
    await page.getByRole('button', { name: /^Refund €/ }).click();
    await expect(dialog).toHaveAccessibleName('Refund this payment');
    await expect(dialog.getByRole('radio', { name: /^Only the excess/ })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Review refund' }).click();
    await expect(dialog).toHaveAccessibleName('Check this refund');
    await expect(dialog).toContainText(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create refund' }).click();
    await expect(dialog).toHaveAccessibleName('Refund link created');
    await expectAccessible(page);
  });

  const customerPage = await browser.newPage();
  await test.step('the customer gives an address on the page of the link', async () => {
    const link = await dialog.getByText(/\/refund\//).textContent();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(refunds).toContainText('Waiting for address');
    await expectAccessible(page);
    await customerPage.goto(link ?? '');
    await customerPage.getByLabel('Bitcoin address').fill(bitcoin.stranger);
    await customerPage.getByRole('button', { name: 'Continue' }).click();
    await customerPage.getByRole('button', { name: 'Email me a code' }).click();
    await expect(customerPage.getByText(/^Code sent to/)).toBeVisible();
    const answer = await request.get('/v1/dev/outbox', { params: { to: email } });
    const { data: emails } = await answer.json();
    const [, code = ''] = /Your code is (\d{6})/.exec(emails[0].text) ?? [];
    await customerPage.getByLabel('Code from the email').fill(code);
    await customerPage.getByRole('button', { name: 'Confirm address' }).click();
    await expect(
      customerPage.getByRole('heading', { name: 'Your address is saved' }),
    ).toBeVisible();
  });

  await test.step('the merchant sees the address, and signs', async () => {
    await expect(refunds).toContainText('Waiting for signature');
    await page.getByRole('button', { name: 'Sign refund' }).click();
    await expect(dialog).toHaveAccessibleName('Sign refund');
    await expect(dialog.getByText(bitcoin.stranger).first()).toBeVisible();
    await expectAccessible(page);
    const password = dialog.getByLabel('Cloud encryption password', { exact: true });
    await password.fill('Wrong-Password-1');
    await dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await password.fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(dialog).toBeHidden();
    await expect(refunds).toContainText('Sent');
    await expect(
      customerPage.getByRole('heading', { name: 'Your refund is on its way' }),
    ).toBeVisible();
  });

  await test.step('both see it confirmed with the next block', async () => {
    await mine(request, 1, bitcoin);
    await expect(refunds).toContainText('Confirmed');
    await expect(customerPage.getByRole('heading', { name: 'Refund complete' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Refund confirmed');
    await expect(page.getByRole('region', { name: 'Payment' })).not.toContainText('Overpaid');
    await expectAccessible(page);
    await customerPage.close();
  });
});

test('J12: a merchant collects from payment addresses where a refund needs it, and signs it then', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['ETH']);
  const [first] = await payTwoOrders(request, shop);
  await mine(request, 40, ethereum);
  const path = `/v1/dash/businesses/${shop.businessId}/payments/${first}/refunds`;
  const { data: refund } = await call(request, owner.token, {
    ...{ method: 'post', path },
    data: {
      ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null },
      address: ethereum.stranger,
    },
  });
  expect(refund.status).toBe('AWAITING_SIGNATURE');
  await openAs(page, owner, `/payments/payments/${first}`);
  const dialog = page.getByRole('dialog');
  const refunds = page.getByRole('list', { name: 'Refunds' });
  const password = dialog.getByLabel('Cloud encryption password', { exact: true });

  await test.step('the dialog shows what to collect first', async () => {
    await page.getByRole('button', { name: 'Sign refund' }).click();
    await expect(dialog).toHaveAccessibleName('Collect ETH');
    await expect(dialog).toContainText('Not enough ETH in one account');
    await expect(dialog).toContainText('2 payment addresses');
    await expect(password).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the collection is signed, and followed until it arrived', async () => {
    await password.fill(cloudPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Collecting ETH');
    await expectAccessible(page);
    // The second address pays once the first one's transaction is out: a block at a time, until both are in.
    await expect(async () => {
      await mine(request, 1, ethereum);
      await expect(dialog).toContainText('Waiting until the network confirms it.', {
        timeout: 1_000,
      });
    }).toPass();
    await expectAccessible(page);
    await mine(request, ethereum.confirmations, ethereum);
    await expect(dialog).toHaveAccessibleName('Sign refund');
    await expect(dialog).toContainText('ETH collected');
    await expect(password).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the refund is signed', async () => {
    await password.fill(cloudPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(refunds).toContainText('Sent');
  });
});
