import { ethereum } from './networks.ts';
import { test } from './paid-product.ts';
import { cloudPassword, createOwner, mine, newEmail } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { call, openShop, payShop } from './settled-shop.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('J12: a customer says where a refund goes, with a code from their email, and sees it arrive @main', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [ethereum]);
  const shop = await openShop(request, owner, ['ETH']);
  const id = await payShop(request, shop, { asset: 'ETH', amount: '1', network: ethereum });
  const email = newEmail();
  const customer = { email, name: null, fields: {} };
  const path = `/v1/checkout/${id}/customer`;
  await call(request, owner.token, { method: 'post', path, data: customer });
  const refunds = `/v1/dash/businesses/${shop.businessId}/payments/${id}/refunds`;
  const { data: refund } = await call(request, owner.token, {
    ...{ method: 'post', path: refunds },
    data: {
      ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'CUSTOMER', reason: 'Sold out' },
      address: null,
    },
  });

  await test.step('the link of the email asks for an address', async () => {
    await page.goto(new URL(refund.claimUrl).pathname);
    await expect(page.getByRole('heading', { name: 'Refund from Corner shop' })).toBeVisible();
    await expect(page.getByText('1 ETH')).toBeVisible();
  });

  await test.step('an address that cannot be paid is said at its field', async () => {
    await page.getByLabel('Ethereum address').fill('0x5aAeb6');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This is not an Ethereum address.')).toBeVisible();
    await expect(page.getByLabel('Ethereum address')).toHaveValue('0x5aAeb6');
    await expectAccessible(page);
  });

  await test.step('an address of its network is confirmed with the code', async () => {
    await page.getByLabel('Ethereum address').fill(ethereum.stranger);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect(page.getByText(/^Code sent to/)).toBeVisible();
    await confirm();
    await expect(page.getByRole('heading', { name: 'Your address is saved' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the page follows the refund to its block', async () => {
    const data = { password: cloudPassword, seedPhrase: null, acceptFee: true };
    const sign = `${refunds}/${refund.id}/sign`;
    await call(request, owner.token, { method: 'post', path: sign, data });
    await expect(page.getByRole('heading', { name: 'Your refund is on its way' })).toBeVisible();
    await mine(request, 1, ethereum);
    await expect(page.getByRole('heading', { name: 'Refund complete' })).toBeVisible();
    await expectAccessible(page);
  });

  async function confirm(): Promise<void> {
    const answer = await request.get('/v1/dev/outbox', { params: { to: email } });
    const { data: mails } = await answer.json();
    const [, code = ''] = /Your code is (\d{6})/.exec(mails[0].text) ?? [];
    await page.getByLabel('Code from the email').fill(code);
    await page.getByRole('button', { name: 'Confirm address' }).click();
  }
});
