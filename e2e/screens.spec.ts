import { findFaults } from './axe.ts';
import { test } from './member.ts';
import { mine, openAs } from './people.ts';
import { expect, expectAccessibleInThemes } from './product.ts';

test('every dialog apart from sending and receiving is accessible @main', async ({
  page,
  member,
}) => {
  await openAs(page, member);
  const dialogs: readonly (readonly [string, () => Promise<void>])[] = [
    ['Sandbox', () => page.getByRole('button', { name: 'Sandbox controls' }).click()],
    [
      'Swap Not Available',
      () => page.getByRole('button', { name: 'Swap' }).filter({ visible: true }).first().click(),
    ],
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
      await expectAccessibleInThemes(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
});

test('a keyboard reaches what scrolls while a deposit address loads', async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(!isMobile, 'there is no less room than on a phone');
  await page.setViewportSize({ width: 320, height: 568 });
  await openAs(page, member, '/wallet/#receive');
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog.getByRole('combobox')).toHaveText(/Bitcoin/);
  await page.route('**/deposit-address*', () => new Promise(() => undefined));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const copy = dialog.getByRole('button', { name: 'Copy Deposit Address' });
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  // This rule alone: what loads moves, and the colours of what moves cannot be judged.
  expect(await findFaults(page, ['scrollable-region-focusable'])).toEqual([]);
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the filters of a phone are apart from the buttons below them', async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide page has no sheet of filters');
  await openAs(page, member, '/wallet/transactions');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('radio', { name: 'All accounts' })).toBeVisible();
  await expect(sheet.locator('footer')).toHaveCSS('box-shadow', / 0px -1px 0px 0px$/);
});

test('the headings of a table stay below the bar of the page', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows no headings');
  // Headings of a short table scroll with its rows.
  await mine(request, 4);
  await page.setViewportSize({ width: 1280, height: 220 });
  await page.goto('/sandbox/BTC');
  const heading = page.getByRole('columnheader').first();
  await expect(heading).toBeVisible();
  // The part of the head that stays, below its banner.
  const bar = await page.getByRole('banner').locator('> div').last().boundingBox();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.mouse.move(640, 160);
  await page.mouse.wheel(0, before);
  await expect.poll(top).toBeLessThan(before);
  await expect.poll(async () => Math.round((await top()) - (bar?.height ?? 0))).toBe(0);
});
