import type { APIRequestContext } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, newEmail, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('a merchant emails an invoice, and its customer pays it or stops the emails', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  await openShop(request, owner, ['BTC']);
  const customer = newEmail();
  const dialog = page.getByRole('dialog');
  await openAs(page, owner, '/payments/link-invoices');

  await test.step('an invoice is sent', async () => {
    await expect(page.getByText('No invoices yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New invoice' }).click();
    await dialog.getByLabel('Customer email').fill(customer);
    await dialog.getByLabel('Title').fill('Rent of December');
    await dialog.getByLabel('Price').fill('850');
    await dialog.getByRole('combobox', { name: 'Due', exact: true }).click();
    await page.getByRole('option', { name: 'On a date' }).click();
    await dialog.getByLabel('Due date', { exact: true }).fill('2035-01-31');
    await dialog.getByLabel('On the due date').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Review invoice' }).click();
    await expect(dialog.getByText(customer)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send invoice' }).click();
    await expect(dialog).toBeHidden();
    const list = page.getByRole('table', { name: 'Invoices' });
    await expect(list.getByText('Sent', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the email leads to the payment, and again to the same one', async () => {
    const [payLink] = await linksIn(request, customer);
    for (const visit of ['first', 'second']) {
      await page.goto(payLink ?? '');
      await page.getByRole('button', { name: /^Continue|^Pay/ }).click();
      await expect(page, visit).toHaveURL(/\/pay\/pay_/);
    }
  });

  await test.step('the customer stops the emails', async () => {
    const [, stopLink] = await linksIn(request, customer);
    await page.goto(stopLink ?? '');
    await expect(page.getByRole('heading', { name: 'Stop invoices by email?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop emails' }).click();
    await expect(page.getByRole('heading', { name: 'Emails stopped' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the merchant reads it, and cancels the invoice', async () => {
    await page.goto('/payments/link-invoices');
    await page.getByRole('link', { name: 'Rent of December' }).click();
    await expect(page.getByText(/The customer stopped these emails/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Actions for Rent of December' }).click();
    await page.getByRole('menuitem', { name: 'Cancel invoice' }).click();
    await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  });

  await test.step('a schedule is created and paused', async () => {
    await page.goto('/payments/link-invoices?state=schedules');
    await page.getByRole('button', { name: 'New schedule' }).click();
    await dialog.getByLabel('Customer email').fill(customer);
    await dialog.getByLabel('Title').fill('Rent');
    await dialog.getByLabel('Price').fill('850');
    await dialog.getByRole('combobox', { name: 'Repeat' }).click();
    await page.getByRole('option', { name: 'Monthly' }).click();
    await dialog.getByLabel('First day').fill('2035-01-31');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Review schedule' }).click();
    await expect(dialog.getByText('28 Feb 2035 · 31 Mar 2035')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create schedule' }).click();
    await expect(page.getByText('Next invoice 31 Jan 2035')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Rent' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  });

  await test.step('the lists fit a window of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['link-invoices', 'link-invoices?state=schedules']) {
      await page.goto(`/payments/${path}`);
      await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});

/** Returns the links in the newest mail to an address, in order. */
async function linksIn(request: APIRequestContext, to: string): Promise<readonly string[]> {
  const answer = await request.get('/v1/dev/outbox', { params: { to } });
  const { data } = await answer.json();
  return [...data[0].text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
}
