import { bitcoin, ethereum } from './networks.ts';
import { test } from './paid-product.ts';
import { cloudPassword, createOwner, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { openShop, payTwoOrders } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J12: a merchant collects what waits at payment addresses into the settlement account', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['ETH']);
  await payTwoOrders(request, shop);
  await mine(request, 40, ethereum);
  await openAs(page, owner, '/payments/collect');

  await test.step('the plan: what arrives, from where and at which cost', async () => {
    const funds = page.getByRole('list', { name: 'Funds to collect' });
    await expect(funds).toContainText('0.1 ETH');
    await expect(funds).toContainText('At 2 addresses');
    await expect(page.getByText('Ready to collect')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Collect ETH' }).click();
    const dialog = page.getByRole('dialog', { name: 'Collect ETH' });
    await expect(dialog).toContainText('2 payment addresses');
    await expect(dialog).toContainText('Network fees, at most');
    await expectAccessible(page);
  });

  await test.step('the signature: once, for both addresses', async () => {
    await page.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
    await page.getByRole('button', { name: 'Sign and collect' }).click();
    const newest = page.getByRole('table', { name: 'Newest collections' });
    await expect(newest).toContainText('Collecting');
    await mine(request, 2, ethereum);
    await expect(newest).toContainText('Collected');
    await expect(page.getByText('Nothing to collect')).toBeVisible();
    await expectAccessible(page);
  });
});
