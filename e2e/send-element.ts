import type { FrameLocator, Page } from '@playwright/test';
import { ethereum } from './networks.ts';
import { expect } from './product.ts';
import {
  agreeToFee,
  enterRecipient,
  reviewAmount,
  type SendDialog,
  sendDialogOf,
} from './send-dialog.ts';

/** Frame of the wallet's origin in the Send dialog of a page of another origin. */
export const frameOf = (page: Page): FrameLocator =>
  page.getByRole('dialog', { name: 'Send' }).frameLocator('iframe');

/** To the frame, with a review of `amount` for `recipient`. */
export async function goToFrame(page: Page, recipient = ethereum.stranger): Promise<SendDialog> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const send = sendDialogOf(page);
  await enterRecipient(send, recipient);
  await reviewAmount(send, '0.1');
  await agreeToFee(send);
  await send.next.click();
  return send;
}

/** Signs once the frame has been in sight for as long as it asks for. */
export async function signInFrame(frame: FrameLocator, password: string): Promise<void> {
  const field = frame.getByRole('textbox', { name: 'Cloud encryption password' });
  await field.fill(password);
  await expect(async () => {
    // It counts what was whole in sight, which a small window scrolls away.
    await frame.locator('[data-facts]').scrollIntoViewIfNeeded();
    await frame.getByRole('button', { name: 'Sign Action' }).click();
    await expect(field).toHaveValue('', { timeout: 500 });
  }).toPass();
}
