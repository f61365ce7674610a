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
  });
