import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { askForPayment, openShop } from './settled-shop.ts';
import { tabTo } from './tab-to.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('the page of a test payment on a live server shows no address to pay', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  // A sandbox answers as a live server does: the page cannot tell them apart but by this.
  await page.route('**/v1/checkout/*/stream', (route) => route.abort());
  await page.route(/\/v1\/checkout\/pay_[a-z2-7]+$/, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, simulated: true } } });
  });
  const id = await askForPayment(request, shop, { method: 'BTC' });
  await page.goto(`/pay/${id}`);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Simulate this payment' }),
  ).toBeVisible();
  await expect(page.getByText('Do not send coins.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open in wallet' })).toHaveCount(0);
  await expectAccessible(page);
  await tabTo(page, 'Open in dashboard');
  await expect(page.getByRole('link', { name: 'Open in dashboard' })).toHaveAttribute(
    'href',
    `/payments/payments/${id}`,
  );
  // The page asks again and again; what is under way ends with it.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
