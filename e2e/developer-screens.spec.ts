import type { Page } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, openAs, signInPassword } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { openShop } from './settled-shop.ts';
import { isSigned, openReceiver } from './webhook-receiver.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J13: a developer creates a key and a webhook, takes a payment by HTTP, and sends its event again @main', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const receiver = await openReceiver();
  const owner = await createOwner(request, [bitcoin]);
  await openShop(request, owner, ['BTC']);
  await openAs(page, owner, '/payments/settings/developer');
  const dialog = page.getByRole('dialog');

  const key = await test.step('a key is created, and its secret is shown once', async () => {
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByLabel('Name').fill('Web shop');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const secret = await readSecret(page, /^bf_test_sk_/);
    await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Web shop');
    await expectAccessible(page);
    return secret;
  });

  const secret = await test.step('a webhook is added; a hostile URL is refused first', async () => {
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByLabel('URL').fill('https://user:word@shop.example/');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByText('Leave the user name and password out.').last()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('URL').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    return readSecret(page, /^whsec_/);
  });

  await test.step('a payment is created and paid with the key alone', async () => {
    const call = async (path: string, data: object) => {
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': path };
      const answer = await request.post(path, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    };
    const { id, due } = await call('/v1/merchant/payments', {
      ...{ price: { amount: '25.00', currency: 'EUR' }, orderId: 'A-1001', method: 'BTC' },
    });
    await call(`/v1/merchant/test/payments/${id}/simulate`, {
      ...{ amount: due, confirmations: 6, replaceable: false },
    });
    await expect
      .poll(() => receiver.received.map(({ type }) => type))
      .toEqual(expect.arrayContaining(['payment.created', 'payment.completed']));
    expect(receiver.received.filter((each) => !isSigned(each, secret))).toEqual([]);
  });

  await test.step('the log has every delivery, and one tells what was sent', async () => {
    await page.getByRole('link', { name: /^Deliveries to/ }).click();
    const table = page.getByRole('table', { name: 'Deliveries' });
    await expect(table).toContainText('payment.completed');
    await expectAccessible(page);
    await page.getByRole('button', { name: isMobile ? 'Filters' : 'Status', exact: true }).click();
    await page.getByRole('radio', { name: 'Failed', exact: true }).click();
    if (isMobile) await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('No deliveries match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await table.getByRole('link', { name: 'payment.completed' }).click();
    await expect(page.getByRole('figure', { name: 'Request body' })).toContainText('A-1001');
    await page.getByRole('button', { name: 'Request headers' }).click();
    await expect(page.getByText('webhook-signature:')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is sent again with the same id', async () => {
    const before = receiver.received.length;
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect.poll(() => receiver.received.length).toBe(before + 1);
    await expect(page.getByRole('list', { name: 'Attempts' })).toContainText('Answered 204');
    const again = receiver.received.at(-1);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids.filter((id) => id === again?.headers['webhook-id'])).toHaveLength(2);
  });

  await test.step('a test event shows the live answer, also a refusal', async () => {
    receiver.answer(500);
    await page.getByRole('link', { name: new URL(receiver.url).host }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(dialog.getByText(/^Your server answered 500 in/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Failing since/)).toBeVisible();
  });

  await test.step('every page fits a window of 320 px', async () => {
    const lists = [
      ['/payments/settings/developer', page.getByRole('list', { name: 'Webhooks' })],
      [new URL(page.url()).pathname, page.getByRole('table', { name: 'Deliveries' })],
    ] as const;
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, list] of lists) {
      await page.goto(path);
      // The page's stream of live updates stays open, so the network is never idle.
      await expect(list).toContainText(/127\.0\.0\.1|payment\.completed/);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
  await receiver.close();
});

/** Returns the secret of the open dialog, after proof of identity where it is asked for. */
async function readSecret(page: Page, pattern: RegExp): Promise<string> {
  const shown = page.getByRole('dialog').locator('code').filter({ hasText: pattern });
  const password = page.getByRole('dialog', { name: "Confirm it's you" }).getByLabel('Password');
  await expect(shown.or(password)).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(signInPassword);
    await password.press('Enter');
  }
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const secret = (await shown.textContent()) ?? '';
  await page.getByRole('checkbox', { name: 'I stored it in a safe place' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  return secret;
}
