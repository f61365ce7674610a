import type { Locator, Page } from '@playwright/test';
import { networks } from './networks.ts';
import { cloudPassword, createOwner, fund, mine, openAs, payFromFaucet, sentBy } from './people.ts';
import { expect, expectAccessibleInThemes, test } from './product.ts';
import { readQr } from './read-qr.ts';
import {
  enterRecipient,
  goToSignature,
  openSend,
  reviewAmount,
  type SendDialog,
  signSend,
} from './send-dialog.ts';

/** The stranger of `networks.ts` in the form whose payments come back where no contract is. */
const bounceable = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';

const ton = networks.find(({ code }) => code === 'TON') ?? never();

test('J4 TON: a second payment has a comment of its own, and a wrong key is said at its field', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same calls as on a desktop');
  const owner = await createOwner(request, [ton]);
  await fund(request, owner, '2');
  await openAs(page, owner);
  const send = await openSend(page);
  const comment = send.root.getByRole('textbox', { name: 'Comment (optional)' });
  const payWith = async (memo: string, amount: string) => {
    await send.recipient.fill(ton.stranger);
    await comment.fill(memo);
    await send.next.click();
    await reviewAmount(send, amount);
    await expect(send.root.getByText(memo, { exact: true })).toBeVisible();
    await goToSignature(send);
  };
  const sent = send.root.getByText('Successfully Sent');

  await payWith('104882', '0.5');
  await signSend(send);
  await expect(sent).toBeVisible();
  await send.root.getByRole('button', { name: 'Send another' }).click();
  // The first payment is still pending.
  await payWith('Invoice 2041, März', '0.25');
  await signSend(send, 'Another-Password-1');
  await expect(send.secret).toHaveAttribute('aria-invalid', 'true');
  await expect(send.root.getByText(/fee has changed/i)).toHaveCount(0);
  await signSend(send);
  await expect(sent).toBeVisible();
  const transactions = await sentBy(request, owner);
  expect(transactions.map(({ value }) => Number(value))).toEqual([0.25, 0.5]);
  await mine(request, ton.confirmations, ton);
  const facts = await openLedger(page, send);
  await expect(facts.getByText('Invoice 2041, März', { exact: true }).first()).toBeVisible();
});

/** Behaviour of TON alone: addresses in two forms, a wallet deployed by its first send, comments. */
test.describe('J3 J4 TON @thorough', () => {
  test('an address that has no wallet yet is paid, and asked for with an amount', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request, [ton]);
    const { address } = owner;
    // A payment to the other form would come back: nothing is there to take it.
    expect(address).toMatch(/^UQ[\w-]{46}$/);
    await openAs(page, owner);
    await page.getByRole('main').getByRole('button', { name: 'Receive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    const code = dialog.getByRole('img', { name: 'QR code of the deposit address' });
    await dialog.getByRole('combobox').first().click();
    await dialog.getByRole('option', { name: /TON/ }).first().click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/^Send only Toncoin \(TON\) to this address/)).toBeVisible();
    // One address for good: there are none to make or to manage.
    await expect(dialog.getByText('Generate new deposit address')).toHaveCount(0);
    expect(await readQr(code)).toBe(address);
    await test.step('with an amount the code is a transfer link, in billionths', async () => {
      await dialog.getByRole('button', { name: 'Request an amount' }).click();
      await dialog.getByRole('textbox', { name: 'Requested amount' }).fill('0.25');
      const link = `ton://transfer/${address}?amount=250000000`;
      await expect.poll(() => readQr(code)).toBe(link);
      await expectAccessibleInThemes(page);
    });
    await payFromFaucet(request, owner, '0.25');
    await expect(dialog.getByText('0.25 TON incoming')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await mine(request, ton.confirmations, ton);
    const holdings = page.getByRole('region', { name: 'Holdings' });
    await expect(page.getByText(/^Pending$|of \d+ confirmations$/)).toHaveCount(0);
    await expect(holdings).toContainText('0.25');
  });

  test('a comment goes along, the first send brings the wallet, and nothing bounces', async ({
    page,
    request,
  }) => {
    // It sends twice.
    test.slow();
    const owner = await createOwner(request, [ton]);
    await fund(request, owner, '0.5');
    await openAs(page, owner);
    const comment = 'Order 7 of 12: "Grüße"';

    await test.step('to an account without a wallet, by the address that would bounce', async () => {
      const send = await openSend(page);
      const { root, recipient, secret, sign, next } = send;
      const memo = root.getByRole('textbox', { name: 'Comment (optional)' });
      await expect(root.getByText(/^Sending to an exchange/)).toBeVisible();
      await recipient.fill(bounceable);
      await test.step('a comment that does not fit is not shortened', async () => {
        await memo.fill('ü'.repeat(61));
        await expect(memo).toHaveAttribute('aria-invalid', 'true');
        await expect(next).toBeDisabled();
        await expectAccessibleInThemes(page);
      });
      await memo.fill(comment);
      await next.click();
      await reviewAmount(send, '0.1');
      await expect(root.getByText(comment)).toBeVisible();
      await goToSignature(send);
      await secret.fill(cloudPassword);
      await sign.click();
      await expect(root.getByText('Successfully Sent')).toBeVisible();
      await mine(request, ton.confirmations, ton);
      const facts = await openLedger(page, send);
      for (const fact of [comment, 'Kept at the address', 'Paid', 'Valid'])
        await expect(facts.getByText(fact, { exact: true }).first()).toBeVisible();
      await expect(facts.getByText(/^\d+, a new wallet$/)).toBeVisible();
    });
    await test.step('again: the wallet is there already, and no comment is none', async () => {
      await page.goto('/wallet/');
      const send = await openSend(page);
      await enterRecipient(send, ton.stranger);
      await reviewAmount(send, '0.1');
      await expect(send.root.getByText('Comment')).toHaveCount(0);
      await goToSignature(send);
      await send.secret.fill(cloudPassword);
      await send.sign.click();
      await expect(send.root.getByText('Successfully Sent')).toBeVisible();
      await mine(request, 1, ton);
      const facts = await openLedger(page, send);
      await expect(facts.getByText('Paid', { exact: true })).toBeVisible();
      await expect(facts.getByText(/, a new wallet$/)).toHaveCount(0);
      await expect(facts.getByText('Memo', { exact: true })).toHaveCount(0);
    });
    await test.step('both payments stay with the stranger', async () => {
      const path = `/v1/dev/sandbox/TON/addresses/${ton.stranger}`;
      const { data } = await (await request.get(path)).json();
      const moved: readonly { hash: string; received: string; spent: string }[] =
        data.transactions.items;
      for (const { hash } of await sentBy(request, owner)) {
        const { received, spent } = moved.find((one) => one.hash === hash) ?? never();
        expect([Number(received), Number(spent)]).toEqual([0.1, 0]);
      }
    });
  });
});

/** Opens the explorer page of the payment that was just sent. */
async function openLedger(page: Page, { root }: SendDialog): Promise<Locator> {
  const link = root.getByRole('link', { name: 'View in explorer' });
  await page.goto((await link.getAttribute('href')) ?? '');
  return page.getByRole('main');
}

function never(): never {
  throw new Error('it is not there');
}
