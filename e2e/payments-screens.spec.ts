import type { Page } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { createLink, openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('J11: a merchant asks to be paid, sees the money arrive, and decides about what came too little', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const { businessId } = await openShop(request, owner, ['BTC']);
  await openAs(page, owner, '/payments/dashboard');
  const head = page.getByRole('region', { name: 'Payment', exact: true });
  const dialog = page.getByRole('dialog');
  const figures = page.getByRole('region', { name: 'Figures' });

  await test.step('an empty list teaches', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Payments' }).click();
    await expect(page.getByText('No payments yet')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a payment is asked for in bitcoin', async () => {
    await page.getByRole('button', { name: 'New payment' }).click();
    await expect(dialog).toHaveAccessibleName('New payment');
    await dialog.getByLabel('Amount').fill('50.00');
    await dialog.getByLabel('Order ID (optional)').fill('Desk 1');
    await dialog.getByRole('button', { name: 'More options' }).click();
    await dialog.getByRole('combobox', { name: 'Asset' }).click();
    await page.getByRole('option', { name: 'BTC' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create payment' }).click();
    await expect(dialog).toHaveAccessibleName('Payment created');
    await expect(dialog.getByRole('img', { name: 'QR code of the checkout link' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'View payment' }).click();
    await expect(page.getByRole('heading', { name: 'Desk 1', level: 1 })).toBeVisible();
    await expect(head).toContainText('Waiting for payment');
    await expectAccessible(page);
  });

  await test.step('half of it comes', async () => {
    await page.getByRole('button', { name: 'Simulate payment' }).click();
    await simulate(page, /^Half of it/);
    await expect(head).toContainText('Underpaid');
    await expect(head).toContainText('The customer can pay it with the same link.');
    await expectAccessible(page);
  });

  await test.step('what came too little is marked as handled, and the mark removed', async () => {
    await page.getByRole('button', { name: 'More actions' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Mark as handled' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Mark this payment as handled?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(head).toContainText('Handled by Ada');
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Marked as handled');
    await expectAccessible(page);
    await page.goto('/payments/payments?attention=true');
    await expect(page.getByText('No payments match')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Mark as handled' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the rest comes', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Simulate payment' }).click();
    await simulate(page, /^Exact amount/);
    await expect(head).toContainText('Completed');
    await expect(page.getByRole('table', { name: 'Transfers' }).getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Completed');
    await expectAccessible(page);
  });

  await test.step('it is printed on paper of its own', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = page.getByRole('article', { name: 'Payment' });
    await expect(paper.getByRole('heading', { name: 'Payment Desk 1' })).toBeVisible();
    await expect(paper.getByRole('region', { name: 'Transfers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the list has it under its status, and a note stays', async () => {
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByLabel('Note').fill('Delivered on Monday');
    await page.getByLabel('Note').blur();
    await expect(page.getByText(/^Note saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Delivered on Monday')).toBeVisible();
    await page.goto('/payments/payments?status=Completed');
    await expect(page.getByRole('link', { name: 'Desk 1' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('list', { name: 'Sums of these payments' })).toContainText(
      'Arrived$50.00',
    );
    await page.goto('/payments/payments?status=Late');
    await expect(page.getByText('No payments match')).toBeVisible();
  });

  await test.step('the dashboard adds it up', async () => {
    await page.goto('/payments/dashboard');
    await expect(figures).toContainText('$50.00');
    await expect(page.getByRole('table', { name: 'Newest payments' })).toContainText('Desk 1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL(/period=today/);
    // Nothing was confirmed yesterday, and nothing is compared with it.
    await expect(figures).not.toContainText('yesterday');
    await page.getByRole('link', { name: 'All payments' }).click();
  });

  await test.step('a link with items is created, paused and found again', async () => {
    await page.getByRole('link', { name: 'Payment links' }).click();
    await page.getByRole('button', { name: 'New link' }).click();
    await dialog.getByLabel('Title').fill('Concert ticket');
    await dialog.getByRole('radio', { name: 'Items' }).check();
    await dialog.getByLabel('Item', { exact: true }).fill('Seat');
    await dialog.getByLabel('Unit price').fill('35');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog).toHaveAccessibleName('Link created');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Actions for Concert ticket' }).click();
    // The list gets another link, and its rows move, between the press and the release.
    await page.getByRole('menuitem', { name: 'Pause' }).hover();
    await page.mouse.down();
    const link = { title: 'Poster', currency: 'USD', price: '5.00' };
    await createLink(request, owner, { businessId, link });
    // No live update reports a new link: the list reloads on a return to the page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('link', { name: 'Poster' })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a link has a page of its own', async () => {
    await page.getByRole('link', { name: 'Concert ticket' }).click();
    await expect(page.getByRole('heading', { name: 'Concert ticket', level: 1 })).toBeVisible();
    await expect(page.getByText('1 × Seat')).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Payment links' }).click();
  });

  await test.step('nothing is unmatched', async () => {
    await page.getByRole('link', { name: 'Unmatched' }).click();
    await expect(page.getByText('Nothing to sort out')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('every list fits a window of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['payments', 'payment-links', 'unmatched']) {
      await page.goto(`/payments/${path}`);
      await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});

async function simulate(page: Page, amount: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Simulate a payment' });
  await dialog.getByRole('combobox', { name: 'Amount' }).click();
  await page.getByRole('option', { name: amount }).click();
  await dialog.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Simulated payment sent').last()).toBeVisible();
}
