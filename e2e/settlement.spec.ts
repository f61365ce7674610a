import type { APIRequestContext, Page } from '@playwright/test';
import { shown, units } from './amounts.ts';
import { binance, bitcoin, ethereum, networks } from './networks.ts';
import { test } from './paid-product.ts';
import { cloudPassword, createOwner, mine, type Owner, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import {
  enterRecipient,
  goToSignature,
  reviewAmount,
  type SendDialog,
  sendDialogOf,
  signSend,
} from './send-dialog.ts';
import { openShop, payShop, type SettledShop } from './settled-shop.ts';
import { tabTo } from './tab-to.ts';

test('R-BIZ-05: what a business was paid stands below the accounts and is sent from there', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile && !isThorough, 'it is seen on a phone');
  // Twenty-odd calls prepare it, and each address is derived from the phrase.
  test.slow();
  const owner = await createOwner(request, [bitcoin, ethereum]);
  const shop = await openShop(request, owner, ['BTC', 'ETH', 'USDT@ETH']);
  await payShop(request, shop, { asset: 'BTC', amount: '0.5', network: bitcoin });
  await payShop(request, shop, { asset: 'BTC', amount: '0.25', network: bitcoin });
  await payShop(request, shop, { asset: 'ETH', amount: '2', network: ethereum });
  await payShop(request, shop, { asset: 'ETH', amount: '1', network: ethereum });
  await payShop(request, shop, { asset: 'USDT@ETH', amount: '40', network: ethereum });
  await openAs(page, owner, '/wallet/accounts');
  const line = page.getByRole('region', { name: 'Business payments' });
  const toggle = line.getByRole('button', { name: /^Corner shop/ });
  const send = sendDialogOf(page);

  await test.step('the line has the sums, and the accounts have none of it', async () => {
    await expect(toggle).toContainText('3 assets');
    await expect(page.getByRole('region', { name: 'Accounts' })).not.toContainText(/[1-9]/);
    await expectAccessible(page);
    await toggle.click();
    await expect(line).toContainText('0.75 BTC');
    await expect(line).toContainText('3 ETH');
    await expect(line).toContainText('40 USDT');
    await expectAccessible(page);
  });

  await test.step('Bitcoin is sent from all of its addresses at once', async () => {
    await line.getByRole('button', { name: 'Send Bitcoin' }).click();
    await expect(send.root.getByLabel('From account')).toHaveValue('Corner shop · Bitcoin');
    await enterRecipient(send, bitcoin.stranger);
    await reviewAmount(send, '0.6');
    await goToSignature(send);
    await signSend(send);
    await finish(send, isMobile);
    await mine(request, bitcoin.confirmations);
    const fee = await newestFee(request, owner, shop);
    await expect(line).toContainText(`${shown(units('0.15') - fee)} BTC`);
  });

  await test.step('ether is sent from the address that holds the most', async () => {
    const addresses = line.getByRole('button', { name: /^Send from 0x/ });
    if (isMobile) {
      await line.getByRole('button', { name: 'Show addresses' }).first().click();
      await addresses.first().click();
      await enterRecipient(send, ethereum.stranger);
      await reviewAmount(send, '1.5');
      await goToSignature(send);
      await signSend(send);
    } else await sendByKeys(page, send);
    await finish(send, isMobile);
    await mine(request, ethereum.confirmations, ethereum);
    const fee = await newestFee(request, owner, shop);
    await expect(line).toContainText(`${shown(units('1.5') - fee)} ETH`);
    // The other address holds more now, and comes first.
    await expect(addresses).toHaveCount(2);
    const holding = page.getByRole('button', { name: /^Send from 0x/ });
    await expect(line.getByRole('listitem').filter({ has: holding })).toContainText([
      'Ethereum',
      '1 ETH',
      `${shown(units('0.5') - fee)} ETH`,
    ]);
    await expectAccessible(page);
  });

  await test.step('what was sent is listed here, and in no list of the wallet', async () => {
    await line.getByRole('button', { name: 'Sent from Corner shop' }).click();
    const sent = line.getByRole('table', { name: 'Sent from Corner shop' });
    await expect(sent).toContainText('−0.6 BTC');
    await expect(sent).toContainText('−1.5 ETH');
    await expectAccessible(page);
    await sent.getByRole('link').first().click();
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    await page.goto('/wallet/transactions');
    await expect(page.getByText('No transactions yet')).toBeVisible();
  });

  await test.step('a token without ether for its fee is helped by the wallet', async () => {
    const [, { address } = { address: '' }] = owner.accounts;
    const paid = { data: { address, asset: 'ETH', amount: '1' } };
    expect((await request.post('/v1/dev/sandbox/ETH/faucet', paid)).ok()).toBe(true);
    await mine(request, ethereum.confirmations, ethereum);
    await page.goto('/wallet/accounts');
    await expect(page.getByRole('region', { name: 'Accounts' })).toContainText('1 ETH');
    await toggle.click();
    await line.getByRole('button', { name: 'Show addresses' }).last().click();
    await line.getByRole('button', { name: /^Send from 0x/ }).click();
    await enterRecipient(send, ethereum.stranger);
    await send.amount.fill('10');
    const notice = send.root.getByText(/^This address needs about .* ETH for the fee/);
    await expect(notice).toBeVisible();
    const [, missing = ''] = /about (\S+) ETH/.exec((await notice.textContent()) ?? '') ?? [];
    await expect(send.root.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expectAccessible(page);
    await send.root.getByRole('button', { name: 'Send ETH to it' }).click();
    await expect(send.chosen).toBeVisible();
    await expect(send.root).toHaveCount(1);
    await expectAccessible(page);
    await send.next.click();
    await expect(send.amount).toHaveValue(/^0\.\d*[1-9]$/);
    // A quarter more, so that the fee may rise until it is there.
    expect(shown((units(await send.amount.inputValue()) * 4n) / 5n)).toBe(missing);
  });
});

test('R-BIZ-05, R-PAY-06: what a business was paid is sent on every other network', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'Bitcoin and Ethereum are sent on a phone');
  test.slow();
  const owner = await createOwner(request, []);
  const others = networks.filter((network) => network !== bitcoin && network !== ethereum);
  const shop = await openShop(
    request,
    owner,
    others.map(({ code }) => code),
  );
  for (const network of others)
    await payShop(request, shop, { asset: network.code, amount: '9', network });
  await openAs(page, owner, '/wallet/accounts');
  const line = page.getByRole('region', { name: 'Business payments' });
  const send = sendDialogOf(page);
  await line.getByRole('button', { name: /^Corner shop/ }).click();
  for (const network of others)
    await test.step(network.name, async () => {
      const symbol = network === binance ? 'BNB' : network.code;
      const row = line.getByRole('listitem').filter({ hasText: network.name });
      await expect(row.first()).toContainText(`9 ${symbol}`);
      const addresses = row.getByRole('button', { name: 'Show addresses' });
      const direct = row.getByRole('button', { name: `Send ${network.name}` });
      await expect(addresses.or(direct)).toBeVisible();
      if (await direct.isVisible()) await direct.click();
      else {
        await addresses.click();
        await row.getByRole('button', { name: /^Send from/ }).click();
      }
      await enterRecipient(send, network.stranger);
      await reviewAmount(send, '2');
      await goToSignature(send);
      await signSend(send);
      await finish(send, isMobile);
      await mine(request, network.confirmations, network);
      const fee = await newestFee(request, owner, shop);
      await expect(row.first()).toContainText(`${shown(units('7') - fee)} ${symbol}`);
    });
  await expectAccessible(page);
});

/** From the addresses of the first asset that has some to a signature, with the keyboard alone. */
async function sendByKeys(page: Page, send: SendDialog): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, 'Show addresses');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Send from 0x/ })).toHaveCount(2);
  await tabTo(page, 'Send from 0x');
  await keyboard.press('Enter');
  await expect(send.recipient).toBeFocused();
  await keyboard.type(ethereum.stranger);
  await keyboard.press('Enter');
  await expect(send.amount).toBeFocused();
  await keyboard.type('1.5');
  await expect(send.next).toBeEnabled();
  await keyboard.press('Enter');
  await expect(send.root.getByText('Total', { exact: true })).toBeVisible();
  await expect(send.next).toBeEnabled();
  await tabTo(page, 'Continue');
  await keyboard.press('Enter');
  await expect(send.secret).toBeFocused();
  await keyboard.type(cloudPassword);
  await keyboard.press('Enter');
}

/** From the result out of the dialog. */
async function finish({ root }: SendDialog, isMobile: boolean): Promise<void> {
  await expect(root.getByText('Successfully Sent')).toBeVisible();
  if (isMobile) await root.getByRole('button', { name: 'Done' }).click();
  else await root.page().keyboard.press('Escape');
  await expect(root).toBeHidden();
}

/** Returns the final fees of the newest transaction that was sent from the accounts of a shop. */
async function newestFee(
  request: APIRequestContext,
  { token, walletId }: Owner,
  { businessId }: SettledShop,
): Promise<bigint> {
  const path = `/api/wallets/${walletId}/settlements/${businessId}/sends`;
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  const { items } = await answer.json();
  const [{ fee, networkFee }] = items;
  return units(fee) + units(networkFee ?? '0');
}
