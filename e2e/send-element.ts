import type { FrameLocator, Locator, Page } from '@playwright/test';
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
  const button = frame.getByRole('button', { name: 'Sign Action' });
  await field.fill(password);
  await expect(async () => {
    // The frame wants what it signs whole in sight for half a second, then the button; a low window has room for one of them.
    await seeForLong(frame.locator('[data-facts]'));
    await seeForLong(button);
    await button.click();
    await expect(field).toHaveValue('', { timeout: 500 });
  }).toPass();
}

/** Scrolls to a part of the frame, and waits for longer than the frame wants it in sight. */
async function seeForLong(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await part.evaluate(watchForLong);
}

/** Runs in the frame: resolves once as much was drawn as the frame asks for, seen or not. */
export function watchForLong(): Promise<void> {
  const end = performance.now() + 800;
  return new Promise((resolve) => {
    const look = (now: number): void => {
      if (now > end) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
