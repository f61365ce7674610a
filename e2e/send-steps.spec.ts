import { bitcoin } from './networks.ts';
import { createOwner, fund, openAs } from './people.ts';
import { expect, test } from './product.ts';
import {
  agreeToFee,
  enterRecipient,
  openSend,
  reviewAmount,
  type SendDialog,
  signSend,
} from './send-dialog.ts';

// A Send that is opened without a connection was loaded before.
test.use({ loadsAhead: true });

test('R-SEND-12: Send has one height from its first moment to its result', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  const send = await openSend(page);
  const card = send.root.locator('[part="dialog"]');
  const place = async () => {
    await card.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    return card.boundingBox();
  };
  const first = await place();

  await enterRecipient(send, bitcoin.stranger);
  await expect(send.amount).toBeVisible();
  expect(await place()).toEqual(first);
  await reviewAmount(send, '0.1');
  expect(await place()).toEqual(first);
  await expectSumsInSight(send);
  await agreeToFee(send);
  await send.next.click();
  await signSend(send);
  await expect(send.root.getByText('Successfully Sent')).toBeVisible();
  expect(await place()).toEqual(first);
});

test('the step of the amount shows its name once', async ({ page, request }) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  const send = await openSend(page);
  await enterRecipient(send, bitcoin.stranger);
  await expect(send.amount).toBeVisible();
  const label = send.root.locator('label', { hasText: /^Amount$/ }).locator('..');
  expect((await label.boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('a Send that was opened offline goes on by itself once the device is back', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  // Its code is loaded with the first opening.
  const { root, recipient } = await openSend(page);
  await expect(recipient).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(root).toBeHidden();

  await page.context().setOffline(true);
  await openSend(page);
  // The accounts that the page has loaded before are there, and what is typed stays.
  const earlier = root.getByText('Balances may be out of date');
  await expect(earlier).toBeVisible();
  await recipient.fill('bc1');
  await page.context().setOffline(false);
  await expect(earlier).toBeHidden();
  await expect(recipient).toHaveValue('bc1');
});

/** Amount, fees and total are in the window, without scrolling. */
async function expectSumsInSight({ root }: SendDialog): Promise<void> {
  for (const label of ['Amount', 'Blockchain fees', 'Total']) {
    const line = root.getByRole('term').filter({ hasText: label });
    await expect(line, label).toBeInViewport({ ratio: 1 });
  }
}
