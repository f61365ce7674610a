import AxeBuilder from '@axe-core/playwright';
import { exemplars } from './networks.ts';
import { createOwner, fund, openAs } from './people.ts';
import { expect, expectAccessible, test } from './product.ts';

for (const scheme of ['light', 'dark'] as const)
  test.describe(`in the ${scheme} theme`, () => {
    test.use({ colorScheme: scheme });

    test('every screen is accessible and fits a narrow phone', async ({ page, request }) => {
      const owner = await createOwner(request, exemplars);
      await fund(request, owner, '0.2');
      await openAs(page, owner);
      const paths = [
        '/wallet/',
        '/wallet/accounts',
        '/wallet/transactions',
        '/wallet/new-wallet',
        ...owner.accounts.flatMap(({ network, id, address }) => [
          `/wallet/accounts/${id}`,
          `/sandbox/${network.code}`,
          `/sandbox/${network.code}/address/${address}`,
          `/sandbox/${network.code}/block/1`,
        ]),
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

test('a keyboard reaches what scrolls while a deposit address loads', async ({ page, request }) => {
  const owner = await createOwner(request);
  await page.setViewportSize({ width: 320, height: 568 });
  await openAs(page, owner, '/wallet/#receive');
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog.getByRole('combobox')).toHaveText(/Bitcoin/);
  await page.route('**/deposit-address*', () => new Promise(() => undefined));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const copy = dialog.getByRole('button', { name: 'Copy Deposit Address' });
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  // This rule alone: what loads moves, and the colours of what moves cannot be judged.
  const axe = new AxeBuilder({ page }).withRules(['scrollable-region-focusable']);
  expect((await axe.analyze()).violations).toEqual([]);
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
