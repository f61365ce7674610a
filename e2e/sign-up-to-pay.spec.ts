import type { APIRequestContext, Page } from '@playwright/test';
import { checkWords, readWords } from './check-words.ts';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import {
  cloudPassword,
  createOwner,
  linkInMail,
  mine,
  newEmail,
  openAs,
  signInPassword,
} from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { goToSignature, sendDialogOf } from './send-dialog.ts';
import { askForPayment, openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('R-SHELL-10: a payer without a wallet signs up at the checkout, and the payment waits for the new wallet', async ({
  page: checkout,
  context,
  openPage,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC', 'LTC']);
  const id = await askForPayment(request, shop, { orderId: 'A-2002' });
  const email = newEmail();
  await checkout.goto(`/pay/${id}`);

  const signUp =
    await test.step('the button leads to sign-in, and from there to sign-up', async () => {
      const link = checkout.getByRole('link', { name: 'I have a Billfold wallet' });
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(opened.getByText(/^Sign in, and your payment is filled in/)).toBeVisible();
      await opened.reload();
      await expect(opened.getByText(/^Sign in, and your payment is filled in/)).toBeVisible();
      await opened.getByRole('link', { name: 'Create account' }).click();
      await expect(
        opened.getByText(/A new wallet is empty: you can pay once it has coins\.$/),
      ).toBeVisible();
      await opened.getByLabel('Name').fill('Ada Lovelace');
      await opened.getByLabel('Email').fill(email);
      await opened.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
      await opened.getByLabel('I agree to the Terms and Privacy Policy').check();
      await opened.getByRole('button', { name: 'Create account' }).click();
      await expect(opened.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await opened.reload();
      await expect(opened.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      return opened;
    });

  const wallet = await test.step('the tab of the mail goes on with it', async () => {
    const mail = await context.newPage();
    await mail.goto(await linkInMail(request, email));
    await expect(mail.getByRole('heading', { name: 'Name your wallet' })).toBeVisible();
    await signUp.close();
    return mail;
  });

  await test.step('the steps of the wallet, with a reload between them', async () => {
    await wallet.reload();
    await expect(wallet.getByRole('heading', { name: 'Name your wallet' })).toBeVisible();
    await wallet.getByRole('button', { name: 'Continue' }).click();
    await wallet.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
    await wallet.getByRole('textbox', { name: 'Confirm password' }).fill(cloudPassword);
    await wallet.getByLabel(/^I understand that this password/).check();
    await wallet.getByRole('button', { name: 'Continue' }).click();
    await wallet.getByRole('button', { name: 'Reveal' }).click();
    const words = await readWords(wallet);
    await wallet.getByRole('button', { name: "I've written it down" }).click();
    await checkWords(wallet, words);
  });

  const send = sendDialogOf(wallet);
  await test.step('the empty wallet says how much of which coin it takes, and opens no Send', async () => {
    await expect(
      wallet.getByText(/^It takes about 0\.\d+\sBTC or \d\S*\sLTC, and a little more/),
    ).toBeVisible();
    await expect(send.root).toBeHidden();
    await expect(wallet).toHaveURL(/\/wallet\/$/);
    expect(await storedPath(wallet)).toBe('');
    await expectAccessible(wallet);
    await wallet.reload();
    await expect(wallet.getByText('Corner shop asks for €50.00')).toBeVisible();
    await wallet.getByRole('button', { name: 'Receive coins' }).click();
    await expect(wallet.getByRole('dialog', { name: 'Receive' })).toBeVisible();
    await wallet.keyboard.press('Escape');
  });

  await test.step('the payer gets coins, and pays from the notice', async () => {
    await fundBitcoin(wallet, request);
    await wallet.getByRole('button', { name: 'Pay now' }).click();
    await expect(send.root.getByRole('group', { name: /^Choose a coin to pay/ })).toBeVisible();
    await send.root.getByRole('button', { name: /^Pay with Bitcoin/ }).click();
    // One host asks another one, which has 10 seconds to answer.
    await expect(send.chosen).toContainText('Order A-2002', { timeout: 30_000 });
    await send.next.click();
    await expect(send.amount).not.toBeEditable();
    await send.next.click();
    await goToSignature(send);
    await send.secret.fill(cloudPassword);
    await send.sign.click();
    await expect(send.root.getByRole('heading', { name: /sent/i })).toBeVisible();
    await wallet.keyboard.press('Escape');
    await expect(wallet.getByRole('link', { name: 'Back to the checkout' })).toBeHidden();
  });

  await test.step('the checkout and the shop see the order paid', async () => {
    await mine(request, bitcoin.confirmations, bitcoin);
    await expect(checkout.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    const merchant = await openPage();
    await openAs(merchant, owner, `/payments/payments/${id}`);
    await expect(merchant.getByRole('main')).toContainText(/Paid and (confirmed|final)\./);
  });
});

const storedPath = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('billfold-wanted-path'));

/** Pays coins that can be spent to the Bitcoin account of the user who is signed in on the page. */
async function fundBitcoin(page: Page, request: APIRequestContext): Promise<void> {
  const { token, walletId } = await page.evaluate(() => ({
    token: localStorage.getItem('accessToken'),
    walletId: localStorage.getItem('walletId'),
  }));
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/wallets/${walletId}/accounts`;
  const { items } = await (await request.get(path, { headers })).json();
  const account = items.find(
    (each: { blockchainNetwork: string }) => each.blockchainNetwork === 'BTC',
  );
  const answer = await request.get(`${path}/${account.id}/deposit-address`, { headers });
  const { addressValue: address } = await answer.json();
  const data = { address, asset: 'BTC', amount: '1' };
  expect((await request.post('/v1/dev/sandbox/BTC/faucet', { data })).ok()).toBe(true);
  await mine(request, bitcoin.confirmations, bitcoin);
}
