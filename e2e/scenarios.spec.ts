import type { Locator, Page } from '@playwright/test';
import { bitcoin, ethereum } from './networks.ts';
import { createOwner, fund, openAs, sentBy } from './people.ts';
import { expect, expectAccessible, test } from './product.ts';
import { openSend, prepareSend } from './send-dialog.ts';

test.skip(({ isMobile }) => isMobile, 'it is seen on a desktop');

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Sandbox controls' }).click();
  return page.getByRole('dialog', { name: 'Sandbox' });
}

test('a fee spike meets a send that was reviewed before it, and ends by its button', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  const send = await prepareSend(page, { recipient: bitcoin.stranger, amount: '0.1' });

  await test.step('the fee rises while the dialog stands at the signature', async () => {
    // In a tab of its own, as by somebody else: the dialog lies above the drawer's button.
    const other = await page.context().newPage();
    await openAs(other, owner);
    const drawer = await openDrawer(other);
    await drawer.getByRole('button', { name: 'Fee spike' }).click();
    await expect(drawer.getByText(/^Fees are up to five times as high/)).toBeVisible();
    await expectAccessible(other);
    await send.sign.click();
    await expect(send.secret).toBeHidden();
    await expect(send.root.getByText(/fee has changed/i).first()).toBeVisible();
    expect(await sentBy(request, owner)).toEqual([]);
    await drawer.getByRole('button', { name: 'End fee spike' }).click();
    await expect(drawer.getByText('Fees are back to normal.')).toBeVisible();
    await other.close();
  });
});

test('a poisoned address is kept out of the history, and warned of when it is pasted', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, [ethereum]);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Poisoned address' }).click();
  await expect(drawer.getByText(/^Robin Sandbox is in your contacts\./)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  const answer = await request.get('/v1/dev/sandbox/ETH/impostor');
  const { address } = (await answer.json()).data;

  await test.step('its dust is under Hidden, and not among the transactions', async () => {
    await page.getByRole('link', { name: 'View all' }).click();
    await page.getByRole('button', { name: 'Hidden (1)' }).click();
    await expect(page.getByText('Likely spam').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('pasted as a recipient it is said to look like the contact', async () => {
    await page.goto('/wallet/');
    const { recipient, root, next } = await openSend(page);
    await recipient.fill(address);
    await expect(root.getByRole('alert')).toContainText('Possible address-poisoning scam');
    await expect(root.getByRole('alert')).toContainText('You know: Robin Sandbox');
    await expect(next).toBeDisabled();
    await expectAccessible(page);
  });
});
