import { pbkdf2Sync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { mnemonicToAccount } from 'viem/accounts';
import { startProduct } from '../scripts/product.mjs';
import { binance, bitcoin, ethereum, networks, type TestedNetwork, tagOf } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  enterPhrase,
  fund,
  mine,
  openAs,
  sentBy,
  signInPassword,
} from './people.ts';
import { expect, test, watch } from './product.ts';
import { findIn, findSecrets } from './secrets.ts';
import {
  agreeToFee,
  enterRecipient,
  goToSignature,
  openSend,
  reviewAmount,
  signSend,
} from './send-dialog.ts';

/** Journeys that are long, or the same on every network: `npm run prove journeys` goes them, and CI once at desktop size. */
test.describe('@thorough', () => {
  /** Products that a test has started: they end with it, also where it runs out of time. */
  const left: (() => Promise<unknown>)[] = [];
  test.afterEach(() => Promise.all(left.splice(0).map((stop) => stop())));

  test('J2: an imported published phrase has the published addresses', async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phrase exists once in a product');
    const owner = await createOwner(request);
    await openAs(page, owner, '/wallet/new-wallet');
    // The first phrase of BIP-39's own vectors.
    const words = [...Array.from({ length: 11 }, () => 'abandon'), 'about'];
    await enterPhrase(page, words);
    await page.getByRole('button', { name: 'Import wallet' }).click();
    await page.getByRole('button', { name: 'Open wallet' }).click();
    await expect(page).toHaveURL(/\/wallet\/$/);
    const headers = {
      authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`,
    };
    const walletId = await page.evaluate(() => localStorage.getItem('walletId'));
    const path = `/api/wallets/${walletId}/accounts`;
    const { items } = await (await request.get(path, { headers })).json();
    const made: Record<string, string> = {};
    for (const { id, blockchainNetwork } of items) {
      const answer = await request.get(`${path}/${id}/deposit-address`, { headers });
      made[blockchainNetwork] = (await answer.json()).addressValue;
    }
    expect(Object.keys(made)).toHaveLength(networks.length);
    // Beside TON's: a wallet of its sandbox is not the one of its main chain (conformance test of the keyring).
    expect(made).toMatchObject({
      // BIP-84's test vectors.
      BTC: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      // What wallets with these paths show for this phrase.
      LTC: 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh',
      ETH: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      BSC: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      TRX: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
      SOL: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    });
  });

  for (const network of networks)
    test(`J5 ${network.code}: sending all of it leaves nothing${tagOf(network)}`, async ({
      page,
      request,
      isMobile,
    }) => {
      test.skip(isMobile, 'the numbers are the same at every size');
      const owner = await createOwner(request, [network]);
      await fund(request, owner, network.funds ?? '0.3');
      await openAs(page, owner, `/wallet/accounts/${owner.accounts[0]?.id}`);
      const send = await openSend(page);
      const { root, next } = send;
      await enterRecipient(send, network.stranger);
      await root.getByRole('button', { name: 'Max' }).click();
      await next.click();
      await expect(root.getByText('Total', { exact: true })).toBeVisible();
      await agreeToFee(send);
      await next.click();
      await signSend(send);
      await expect(root.getByText('Successfully Sent')).toBeVisible();
      await mine(request, network.confirmations, network);
      const headers = { authorization: `Bearer ${owner.token}` };
      const path = `/api/wallets/${owner.walletId}/accounts`;
      await expect
        .poll(async () => {
          const { items } = await (await request.get(path, { headers })).json();
          return Number(items[0].nativeBalance) + Number(items[0].pendingBalance);
        })
        .toBe(0);
    });

  test('J6: a forgotten cloud password is set anew by the phrase; the old one signs no more (R-RPW-01, R-RPW-06)', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request, [bitcoin]);
    await fund(request, owner, '0.3');
    await openAs(page, owner, `/wallet/accounts/${owner.accounts[0]?.id}`);
    const send = await openSend(page);
    const { root, secret, sign } = send;
    await enterRecipient(send, bitcoin.stranger);
    await reviewAmount(send, '0.1');
    await goToSignature(send);
    await root.getByText('Forgot encryption key?').click();
    const reset = page.getByRole('dialog', { name: 'Reset Cloud Encryption Password' });
    await reset.getByRole('textbox').first().fill(owner.seedPhrase);
    await reset.getByRole('button', { name: 'Continue' }).click();
    const password = 'Another-Password-8';
    await reset.locator('input[type=password]').nth(0).fill(password);
    await reset.locator('input[type=password]').nth(1).fill(password);
    await reset.getByRole('checkbox').check();
    await reset.getByRole('button', { name: 'Enable Cloud Password' }).click();
    await expect(reset).toBeHidden();
    // What was typed in Send is still there.
    await secret.fill(cloudPassword);
    await sign.click();
    await expect(
      root.getByText('The cloud encryption password is incorrect.').first(),
    ).toBeVisible();
    await secret.fill(password);
    await sign.click();
    await expect(root.getByText('Successfully Sent')).toBeVisible();
  });

  for (const network of [ethereum, binance])
    test(`J22 ${network.code}: two send from one account at once, both are mined and none twice${tagOf(network)}`, async ({
      request,
      isMobile,
    }) => {
      test.skip(isMobile, 'no page is part of it');
      const owner = await createOwner(request, [network]);
      await fund(request, owner, '0.3');
      const answers = await Promise.all([
        post(request, owner, '0.01'),
        post(request, owner, '0.02'),
      ]);
      expect(answers.map((answer) => answer.status())).toEqual([201, 201]);
      const hashes = await Promise.all(answers.map(async (answer) => (await answer.json()).hash));
      expect(new Set(hashes).size).toBe(2);
      await mine(request, network.confirmations, network);
      await expect
        .poll(async () => (await sentBy(request, owner)).map(({ status }) => status))
        .toEqual(['CONFIRMED', 'CONFIRMED']);
    });

  test('J21: no secret stands in the data folder, in the log or in the storage of the page', async ({
    browser,
    playwright,
    isMobile,
  }) => {
    test.skip(isMobile, 'nothing of it is a matter of size');
    // It starts a product of its own.
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'billfold-secrets-'));
    const product = await startProduct({
      data: folder,
      env: { SANDBOX_SPEED: '0', LOG_LEVEL: 'debug', DATABASE_URL: '' },
    });
    left.push(product.stop);
    const request = await playwright.request.newContext({ baseURL: product.url });
    const owner = await createOwner(request, [bitcoin, ethereum]);
    await fund(request, owner, '0.3');
    expect((await post(request, owner, '0.1')).status()).toBe(201);
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    const faults: string[] = [];
    watch(page, product.url, faults);
    await page.goto('/');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    const state = await context.storageState({ indexedDB: true });
    // A token in an address reaches the server with the first request, and no log.
    await page.goto(`/wallet/accounts?accessToken=${owner.token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    expect(faults).toEqual([]);
    await context.close();
    await product.stop();
    const words = owner.seedPhrase.split(' ');
    const secrets = new Map([
      ['the seed phrase', owner.seedPhrase],
      ['its first half', words.slice(0, 6).join(' ')],
      ['its last half', words.slice(6).join(' ')],
      ['its words as JSON', words.join('","')],
      ['the cloud password', cloudPassword],
      ['the sign-in password', signInPassword],
      ['the token', owner.token],
      ...keysOf(owner.seedPhrase),
    ]);
    expect(findSecrets(folder, secrets)).toEqual([]);
    expect(findIn(Buffer.from(product.output()), secrets)).toEqual([]);
    expect(findIn(Buffer.from(JSON.stringify(state)), secrets)).toEqual([]);
    // The other way round: what has to be there is found.
    expect(findSecrets(folder, new Map([['the email', owner.email]]))).not.toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });
});

/** Derives the secrets of a phrase: its seed and the private key of the first Ethereum account. */
function keysOf(phrase: string): readonly (readonly [string, string])[] {
  const { privateKey } = mnemonicToAccount(phrase).getHdKey();
  if (privateKey == null) throw new Error('the phrase has no key');
  // BIP-39.
  const seed = pbkdf2Sync(phrase, 'mnemonic', 2048, 64, 'sha512');
  const key = Buffer.from(privateKey);
  return [
    ['the seed', seed.toString('hex')],
    ['the seed in base64', seed.toString('base64')],
    ['a private key', key.toString('hex')],
    ['a private key in base64', key.toString('base64')],
  ];
}

interface Sender {
  readonly token: string;
  readonly walletId: string;
  readonly accounts: readonly { readonly id: string; readonly network: TestedNetwork }[];
}

function post(request: APIRequestContext, owner: Sender, amount: string) {
  const [account] = owner.accounts;
  return request.post(`/api/wallets/${owner.walletId}/transactions/accounts/${account?.id}`, {
    headers: {
      authorization: `Bearer ${owner.token}`,
      'idempotency-key': `${account?.id}-${amount}`,
    },
    data: {
      amount,
      destinationAddress: account?.network.stranger,
      seedPhrase: null,
      password: cloudPassword,
      feeRate: 'Medium',
      feeRateValue: null,
      twoFactorCode: null,
      ...(account?.network.fee === 'set by the network' && { gasLimit: '21000' }),
      sendingMax: false,
      acceptFee: true,
    },
  });
}
