import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { rounding, shown, units } from './amounts.ts';
import { bitcoin, ethereum, networks, type TestedNetwork, tagUnlessExemplar } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  fund,
  mine,
  type Owner,
  openAs,
  payFromFaucet,
} from './people.ts';
import { expect, expectAccessibleInThemes, isThorough, test } from './product.ts';
import { readQr } from './read-qr.ts';
import { agreeToFee, chooseKey, openSend } from './send-dialog.ts';

/** One size each, so that every kind of fee and both sizes are seen. */
const phones = ['LTC', 'ETH', 'SOL'];

for (const network of networks) {
  const isElsewhere = (isMobile: boolean): boolean =>
    !isThorough && phones.includes(network.code) !== isMobile;
  const tag = network === ethereum ? ' @main' : tagUnlessExemplar(network);
  test(`J3 ${network.code}: ${network.name} is received, confirms and becomes usable${
    network === bitcoin ? ' @main' : ' @every-network'
  }`, async ({ page, request, isMobile }) => {
    test.skip(!isThorough && !isMobile, 'it is seen on a phone');
    const owner = await createOwner(request, [network]);
    await openAs(page, owner);
    await page.getByRole('main').getByRole('button', { name: 'Receive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });

    await test.step('choose the account', async () => {
      await expect(
        dialog.getByText('To deposit crypto assets, select an account with the dropdown above.'),
      ).toBeVisible();
      await chooseAccount(dialog, network);
      await expectAccessibleInThemes(page);
      await dialog.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('the code on screen reads as the address', async () => {
      const code = dialog.getByRole('img', { name: 'QR code of the deposit address' });
      expect(await readQr(code)).toBe(owner.accounts[0]?.address);
      const { confirmations, waitingTime } = network;
      const sentence = `${confirmations} confirmations (typically ${waitingTime}) are required before the funds are available in your wallet.`;
      await expect(dialog.getByText(sentence)).toBeVisible();
      await expectAccessibleInThemes(page);
    });

    await test.step('the payment shows at once and confirms block by block', async () => {
      await payFromFaucet(request, owner, '0.25');
      await expect(dialog.getByText(/^0\.25 .* incoming$/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      const row = page
        .getByRole('main')
        .getByRole('link', { name: /^Received/ })
        .first();
      await expect(page.getByText('Pending').first()).toBeVisible();
      await expect(row).toBeVisible();
      await mine(request, 1, network);
      const count = `Confirming 1/${network.confirmations}`;
      await expect(page.getByText(count).first()).toBeVisible();
      await mine(request, network.confirmations - 1, network);
      await expect(page.getByText(/^Pending$|^Confirming /)).toHaveCount(0);
      await expect(balance(page)).toContainText('0.25');
    });
  });

  test(`J4 ${network.code}: ${network.name} is sent to a typed recipient, exactly as reviewed${tag}`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isElsewhere(isMobile), 'it is seen at the other size');
    const { funds = '0.3', sent = '0.1' } = network;
    const owner = await createOwner(request, [network]);
    await fund(request, owner, funds);
    await openAs(page, owner);
    await expect(balance(page)).toContainText(funds);
    const send = await openSend(page);
    const { root: dialog, recipient, amount, next, secret, sign } = send;

    await test.step('recipient: blank and mistyped are refused in place', async () => {
      await chooseAccount(dialog, network);
      await next.click();
      await expect(dialog.getByText("Recipient Address can't be blank.")).toBeVisible();
      await recipient.fill(network.mistyped);
      await next.click();
      await expect(recipient).toHaveAttribute('aria-invalid', 'true');
      await recipient.fill(network.stranger);
      await expectAccessibleInThemes(page);
      await next.click();
    });

    await test.step('amount: too much is refused, and the fee is told', async () => {
      await amount.fill('5');
      await next.click();
      await expect(
        dialog.getByText('The amount must not exceed the maximum allowed limit.'),
      ).toBeVisible();
      await amount.fill(sent);
      await lookAtFee(dialog, network);
      await expectAccessibleInThemes(page);
      await next.click();
    });

    const reviewed = await test.step('review: amount and fee make the total', async () => {
      await expect(dialog.getByText('Total')).toBeVisible();
      await expectAccessibleInThemes(page);
      const value = await statementValue(dialog, 'Amount');
      const fee = await statementValue(dialog, 'Blockchain fees');
      const total = await statementValue(dialog, 'Total');
      const opening = await openingFee(dialog);
      expect(value).toBe(units(sent));
      expect(value + fee + opening).toBe(total);
      await expect(dialog.getByText(network.stranger.slice(0, 4)).first()).toBeVisible();
      await agreeToFee(send);
      await next.click();
      return { value, fee: fee + opening };
    });

    await test.step('sign: a wrong key is refused, the right one sends', async () => {
      await chooseKey(send);
      await secret.fill('Not-the-password-1');
      await sign.click();
      await expect(
        dialog.getByText('The cloud encryption password is incorrect.').first(),
      ).toBeVisible();
      await expectAccessibleInThemes(page);
      await secret.fill(cloudPassword);
      await sign.click();
      await expect(dialog.getByText('Successfully Sent')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
        'href',
        new RegExp(`^/sandbox/${network.code}/tx/`),
      );
      await expectAccessibleInThemes(page);
    });

    await test.step('the ledger has it, and the result counts the blocks', async () => {
      const { confirmations } = network;
      await mine(request, 1, network);
      await expect(
        dialog.getByText(new RegExp(`^1 of ${confirmations} confirmations?$`)),
      ).toBeVisible();
      await mine(request, confirmations - 1, network);
      await expect(dialog.getByText(`${confirmations} of ${confirmations}`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      const paid = await feePaid(request, owner);
      expect(paid <= reviewed.fee + rounding).toBe(true);
      await expect(balance(page)).toContainText(shown(units(funds) - reviewed.value - paid));
    });
  });
}

async function chooseAccount(dialog: Locator, { name }: TestedNetwork): Promise<void> {
  await dialog.getByRole('combobox').first().click();
  await dialog
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

/** Where there is a choice the dearest is taken; where there is gas it is asked how the fee comes about. */
async function lookAtFee(dialog: Locator, { fee }: TestedNetwork): Promise<void> {
  if (fee === 'chosen') {
    await dialog.getByRole('radio', { name: /High/ }).check();
    return;
  }
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  if (fee === 'one for all') return;
  expect(await statementValue(dialog, 'Blockchain fees')).toBeGreaterThan(0n);
  await dialog.getByText('Fee details').click();
  await expect(dialog.getByText('Gas limit', { exact: true })).toBeVisible();
  await expect(dialog.getByText('21000')).toBeVisible();
}

/** Amounts on the portfolio, whatever they are worth. */
function balance(page: Page): Locator {
  return page.getByRole('region', { name: 'Holdings' });
}

/** Returns the final fee of the newest transaction of the wallet, which may be less than the quote. */
async function feePaid(request: APIRequestContext, owner: Owner): Promise<bigint> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await request.get(`/api/wallets/${owner.walletId}/transactions`, { headers });
  const { items } = await answer.json();
  return units(items[0].fee) + units(items[0].networkFee ?? '0');
}

/** For the account of a recipient, on networks where that can cost something. */
async function openingFee(dialog: Locator): Promise<bigint> {
  const rows = dialog.getByRole('term').filter({ hasText: /^Network fee$/ });
  return (await rows.count()) === 0 ? 0n : statementValue(dialog, 'Network fee');
}

/** Returns the amount in a row of the statement on screen. */
async function statementValue(dialog: Locator, label: string): Promise<bigint> {
  const row = dialog.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  const value = row.locator('xpath=following-sibling::dd[1]');
  await expect(value).toHaveText(/\d/);
  const text = (await value.textContent()) ?? '';
  const [amount = '0'] = /[\d,.]+/.exec(text) ?? [];
  return units(amount.replaceAll(',', ''));
}
