import type { Page } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { cloudPassword, createOwner, fund, openAs } from './people.ts';
import { expect, test } from './product.ts';

test('J4 with the keyboard alone', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('0.3');

  await tabTo(page, 'Send');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await expect(dialog).toBeVisible();
  await tabTo(page, 'Recipient Address');
  await page.keyboard.type(bitcoin.stranger);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type('0.05');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('0.05000705')).toBeVisible();
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Encryption key');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('input[type=password]')).toBeFocused();
  await page.keyboard.type(cloudPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Successfully Sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** Presses Tab until what has this accessible name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = page.locator(':focus');
    const label = await focused.evaluateAll(([element]) => {
      if (!(element instanceof HTMLElement)) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const text = labels.map((each) => each.textContent ?? '').join(' ');
      return (
        element.getAttribute('aria-label') ?? (text === '' ? (element.textContent ?? '') : text)
      );
    });
    if (label.trim().startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}
