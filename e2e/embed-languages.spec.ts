import type { Page } from '@playwright/test';
import { changeScriptTag } from './change-script-tag.ts';
import { test } from './members.ts';
import { fund } from './people.ts';
import { expect, expectAccessible, overflowOf } from './product.ts';
import { findEnglish, readCatalogue } from './shown-texts.ts';

test.skip(({ isMobile }) => isMobile, 'it sets its own sizes');

for (const { tag, dir } of [
  { tag: 'de', dir: 'ltr' },
  { tag: 'ar', dir: 'rtl' },
])
  test(`dialogs, screens and the frame of secrets are in the language of the script tag: ${tag}`, async ({
    members: { owner, page, reports },
    request,
  }) => {
    await fund(request, owner, '0.2');
    const catalogue = readCatalogue(tag);
    const text = (key: string): string => catalogue.get(key) ?? '';
    await page.addInitScript(changeScriptTag, { 'data-locale': tag });
    await page.goto('/');
    const english = () => findEnglish(page, catalogue, '[data-billfold]');

    await test.step('Receive', async () => {
      await page.getByRole('button', { name: 'Show an address' }).click();
      const dialog = page.getByRole('dialog', { name: text('receive.title') });
      await expect(dialog.getByRole('combobox')).toBeVisible();
      await expect(page.locator(`[lang=${tag}][dir=${dir}]`)).toHaveCount(1);
      expect(await english()).toEqual([]);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('Send', async () => {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      expect(await english()).toEqual([]);
      await expectNoOverflow(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('the screens of the wallet', async () => {
      await page.evaluate(() =>
        document.querySelector('main')?.append(document.createElement('billfold-wallet')),
      );
      const wallet = page.locator('billfold-wallet');
      for (const tab of ['portfolio', 'accounts', 'transactions', 'settings']) {
        await wallet.getByRole('tab', { name: text(`embed.${tab}`) }).click();
        await expect(wallet.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(wallet.getByText(text('common.loading'), { exact: true })).toHaveCount(0);
        expect(await english(), tab).toEqual([]);
        await expectNoOverflow(page);
      }
    });

    await test.step('the frame in which secrets are typed', async () => {
      await page.evaluate(() => {
        const element = document.querySelector('billfold-wallet');
        if (element !== null) element.view = 'new-wallet';
      });
      const frame = page.frameLocator('iframe[src*="/wallet/embed/secure"]');
      await expect(frame.getByRole('textbox').first()).toBeVisible();
      await expect(frame.locator('html')).toHaveAttribute('lang', tag);
      await expect(frame.locator('html')).toHaveAttribute('dir', dir);
      const inside = page.frames().find((each) => each.url().includes('/wallet/embed/secure'));
      if (inside === undefined) throw new Error('The page has no frame of secrets.');
      expect(await findEnglish(inside, catalogue)).toEqual([]);
    });
    expect(reports).toEqual([]);
  });

async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  if (before !== null) await page.setViewportSize(before);
}
