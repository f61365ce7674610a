import { ethereum } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { openShop, payShop } from './settled-shop.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('a completed payment rings the bell of the business, which leads to it and is then read', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [ethereum]);
  const shop = await openShop(request, owner, ['ETH']);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });

  await test.step('an owner wants completed payments in the app', async () => {
    await openAs(page, owner, '/payments/settings/notifications');
    await page.getByRole('checkbox', { name: 'Completed payment: in the app' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
    await bell.click();
    await expect(panel.getByText("You're all caught up")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('the bell counts a payment as it completes', async () => {
    const id = await payShop(request, shop, { asset: 'ETH', amount: '1', network: ethereum });
    // A completed payment has more blocks than a confirmed one.
    await mine(request, 20, ethereum);
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    const row = panel.getByRole('listitem').filter({ hasText: 'Payment of €50.00 completed' });
    await expect(row).toContainText('Unread');
    await expectAccessible(page);
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width, height: 340 });
    // The list alone scrolls, so that its title and the link below it stay in sight.
    await expect
      .poll(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0);
    await page.setViewportSize({ width, height });
    await row.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/payments/payments/${id}$`));
    await expect(panel).toBeHidden();
  });

  await test.step('what was opened is read, also after a reload', async () => {
    await bell.click();
    const row = panel.getByRole('listitem').filter({ hasText: 'Payment of €50.00 completed' });
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('Unread');
    await expect(bell).toHaveAccessibleName('Notifications');
    await page.reload();
    await bell.click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expect(panel.getByText('Unread')).toHaveCount(0);
    await expect(bell).toHaveAccessibleName('Notifications');
  });
});
