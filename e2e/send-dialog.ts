import type { Locator, Page } from '@playwright/test';
import { cloudPassword } from './people.ts';
import { expect } from './product.ts';

/** The Send dialog of a page: what is typed in it, and what leads on. */
export interface SendDialog {
  readonly root: Locator;
  readonly recipient: Locator;
  /** Card in place of the field, once it has an address that can be paid. */
  readonly chosen: Locator;
  readonly amount: Locator;
  /** The cloud password. */
  readonly secret: Locator;
  readonly next: Locator;
  readonly sign: Locator;
}

export function sendDialogOf(page: Page): SendDialog {
  // Its title names the business where it pays a checkout page.
  const root = page.getByRole('dialog', { name: /^(Send|Pay )/ });
  return {
    root,
    recipient: root.getByRole('textbox', { name: 'Recipient Address' }).or(
      // With suggestions below it.
      root.getByRole('combobox', { name: 'Recipient Address' }),
    ),
    chosen: root.getByRole('group', { name: 'Recipient Address' }),
    amount: root.getByRole('textbox', { name: 'Amount', exact: true }),
    secret: root.locator('input[type=password]'),
    next: root.getByRole('button', { name: 'Continue' }),
    sign: root.getByRole('button', { name: 'Sign Action' }),
  };
}

/** By the button of the screen: on its first step, with its only account. */
export async function openSend(page: Page): Promise<SendDialog> {
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  return sendDialogOf(page);
}

/** To the step of the amount. */
export async function enterRecipient(send: SendDialog, address: string): Promise<void> {
  await send.recipient.fill(address);
  await send.next.click();
}

/** From the amount to the review, which shows what it comes to. */
export async function reviewAmount(send: SendDialog, amount: string): Promise<void> {
  await send.amount.fill(amount);
  await send.next.click();
  await expect(send.root.getByText('Total', { exact: true })).toBeVisible();
}

/** From the review to the field for the cloud password. */
export async function goToSignature(send: SendDialog): Promise<void> {
  await agreeToFee(send);
  await send.next.click();
  await chooseKey(send);
}

/** All but the last press: to the signature of `amount` for `recipient`, with the password typed. */
export async function prepareSend(
  page: Page,
  { recipient, amount }: { readonly recipient: string; readonly amount: string },
): Promise<SendDialog> {
  const send = await openSend(page);
  await enterRecipient(send, recipient);
  await reviewAmount(send, amount);
  await goToSignature(send);
  await send.secret.fill(cloudPassword);
  return send;
}

/** Presses Retry for as long as `check` fails. It may go by itself, so that each press has an end. */
export async function retryUntil(root: Locator, check: () => Promise<void>): Promise<void> {
  const retry = root.getByRole('button', { name: 'Retry' }).first();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await check();
  }).toPass();
}

/** A fee that is large compared with the amount is agreed to once more on the review. */
export async function agreeToFee({ root, next }: SendDialog): Promise<void> {
  const consent = root.getByRole('checkbox');
  // It comes a moment after the numbers; until it is checked nothing goes on.
  await expect(async () => {
    if (await consent.isVisible()) {
      await expect(consent).toBeInViewport({ timeout: 500 });
      await consent.check({ timeout: 1_000 });
    }
    await expect(next).toBeEnabled({ timeout: 500 });
  }).toPass();
}

/** Waits for the field of the key, with which Sign begins. */
export async function chooseKey({ secret }: SendDialog): Promise<void> {
  await expect(secret).toBeVisible();
}

/** On the last step, by the cloud password. */
export async function signSend(send: SendDialog, password = cloudPassword): Promise<void> {
  await chooseKey(send);
  await send.secret.fill(password);
  await send.sign.click();
}
