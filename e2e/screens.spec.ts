import { createOwner, mine, openAs, payFromFaucet } from './people.ts';
import { expect, expectAccessible, test } from './product.ts';

for (const scheme of ['light', 'dark'] as const)
  test.describe(`in the ${scheme} theme`, () => {
    test.use({ colorScheme: scheme });

    test('every screen is accessible and fits a narrow phone', async ({ page, request }) => {
      const owner = await createOwner(request);
      await payFromFaucet(request, owner.address, '0.2');
      await mine(request, 2);
      await openAs(page, owner);
      const paths = [
        '/wallet/',
        '/wallet/accounts',
        `/wallet/accounts/${owner.accountId}`,
        '/wallet/transactions',
        '/wallet/new-wallet',
        '/sandbox/BTC',
        `/sandbox/BTC/address/${owner.address}`,
        '/sandbox/BTC/block/1',
        '/nothing-here',
      ];
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
          await expectAccessible(page);
          const { width } = page.viewportSize() ?? { width: 0 };
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${path} at ${width} px`).toBe(0);
        });
    });

    test('every dialog beside sending and receiving is accessible', async ({ page, request }) => {
      const owner = await createOwner(request);
      await openAs(page, owner);
      const dialogs: readonly (readonly [string, () => Promise<void>])[] = [
        ['Sandbox', () => page.getByRole('button', { name: 'Sandbox controls' }).click()],
        ['Swap Not Available', () => page.getByRole('button', { name: 'Swap' }).click()],
        ['Keyboard shortcuts', () => page.keyboard.press('?')],
        [
          'Add account',
          async () => {
            await page.goto('/wallet/accounts');
            await page.getByRole('button', { name: 'Add account' }).click();
          },
        ],
      ];
      for (const [name, show] of dialogs)
        await test.step(name, async () => {
          await show();
          const dialog = page.getByRole('dialog', { name });
          await expect(dialog).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        });
    });
  });
