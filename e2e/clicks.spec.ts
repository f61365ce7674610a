import type { Page } from '@playwright/test';
import { bitcoin, ethereum } from './networks.ts';
import { cloudPassword, createOwner, fund, type Owner, openAs } from './people.ts';
import { expect, test } from './product.ts';
import { agreeToFee, openSend, type SendDialog, sendDialogOf } from './send-dialog.ts';

test.skip(({ isMobile }) => isMobile, 'presses do not depend on the size of the page');

test('J4: a new address is paid within 6 presses', async ({ page, request }) => {
  const owner = await createOwner(request, [bitcoin, ethereum]);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('0.3');
  const presses = await countPresses(page);

  await openSend(page);
  // Nothing is chosen: the address itself says which network it is of.
  await sendDialogOf(page).recipient.fill(bitcoin.stranger);
  await sendDialogOf(page).next.click();
  await payAmount(page, '0.1');
  expect(await presses()).toBeLessThanOrEqual(6);
  await page.getByRole('button', { name: 'Done' }).click();
  await presses();

  await openSend(page);
  await sendDialogOf(page).recipient.fill(bitcoin.stranger);
  await sendDialogOf(page).next.click();
  await payAmount(page, '0.1');
  expect(await presses()).toBeLessThanOrEqual(6);
});

test('J4: a contact is paid within 5 presses, also the first time', async ({ page, request }) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await keepContact(page, owner);
  await openAs(page, owner);
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('0.3');
  const presses = await countPresses(page);

  await openSend(page);
  await page.getByRole('option', { name: /Zoe/ }).click();
  await payAmount(page, '0.1');
  expect(await presses()).toBeLessThanOrEqual(5);
  await page.getByRole('button', { name: 'Done' }).click();
  await presses();

  await openSend(page);
  await page.getByRole('option', { name: /Zoe/ }).click();
  await payAmount(page, '0.1');
  expect(await presses()).toBeLessThanOrEqual(5);
});

test('J3: my QR code is 2 presses away', async ({ page, request }) => {
  const owner = await createOwner(request);
  await openAs(page, owner);
  const receive = page.getByRole('main').getByRole('button', { name: 'Receive' });
  await expect(receive).toBeVisible();
  const presses = await countPresses(page);
  await receive.click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(2);
});

test("last month's sends are 2 presses away from the transactions", async ({ page, request }) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner, '/wallet/transactions');
  const filters = page.getByRole('group', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: 'Sent' })).toBeVisible();
  const presses = await countPresses(page);
  await filters.getByRole('button', { name: 'Sent' }).click();
  await filters.getByRole('button', { name: 'Last month' }).click();
  await expect(page).toHaveURL(/type=SENT/);
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01.*to=\d{4}-\d{2}-/);
  expect(await presses()).toBeLessThanOrEqual(2);
});

test('the price of an asset is 1 press away', async ({ page, request }) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  const holdings = page.getByRole('region', { name: 'Holdings' });
  await expect(holdings).toContainText('0.3');
  const presses = await countPresses(page);
  await holdings.getByRole('link', { name: 'Bitcoin' }).click();
  await expect(page.getByRole('heading', { name: 'Bitcoin', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Price\$[\d,]+\.\d{2}/);
  expect(await presses()).toBe(1);
});

/** From the amount to the result, by the pointer: Enter would take fewer presses. */
async function payAmount(page: Page, amount: string): Promise<void> {
  const send: SendDialog = sendDialogOf(page);
  await send.amount.fill(amount);
  await send.next.click();
  await expect(send.root.getByText('Total', { exact: true })).toBeVisible();
  await agreeToFee(send);
  await send.next.click();
  await send.secret.fill(cloudPassword);
  await send.sign.click();
  await expect(send.root.getByText('Successfully Sent')).toBeVisible();
}

/** Counts presses in the page; each call returns those since the last one. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(globalThis, 'presses', 0);
    addEventListener(
      'click',
      ({ detail }) => {
        // A key that presses a button has no detail.
        if (detail > 0) Reflect.set(globalThis, 'presses', Reflect.get(globalThis, 'presses') + 1);
      },
      { capture: true },
    );
  });
  return async () => {
    const counted = await page.evaluate(() => {
      const presses: unknown = Reflect.get(globalThis, 'presses');
      Reflect.set(globalThis, 'presses', 0);
      return presses;
    });
    // A page that was loaded again, or that is pressed by keys alone, counts nothing.
    expect(counted).toBeGreaterThan(0);
    return Number(counted);
  };
}

async function keepContact({ request }: Page, { token, walletId }: Owner): Promise<void> {
  const answer = await request.post(`/api/wallets/${walletId}/contacts`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Zoe', network: 'BTC', address: bitcoin.stranger, memo: null },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
