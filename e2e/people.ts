import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './product.ts';

export const signInPassword = 'lantern-quartz-41';
export const cloudPassword = 'Cloud-Password-7';
/** The published address of BIP-84's account 0, address 0: not ours, so funds leave the wallet. */
export const stranger = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

export interface Owner {
  readonly token: string;
  readonly walletId: string;
  readonly accountId: string;
  readonly address: string;
  readonly seedPhrase: string;
}

export const newEmail = (): string => `person-${randomUUID()}@example.com`;

/** The link in the newest mail to `email`. */
export async function linkInMail(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get('/v1/dev/outbox', { params: { to: email } });
  const { data } = await answer.json();
  const [link] = /https?:\/\/\S+/.exec(data[0].text) ?? [];
  if (link === undefined) throw new Error('the mail has no link');
  return link;
}

/** A verified user with an activated wallet and a Bitcoin account, made through the API. */
export async function createOwner(request: APIRequestContext): Promise<Owner> {
  const email = newEmail();
  const device = { device: 'Desktop', os: 'Linux', browser: 'Test' };
  const post = async (path: string, data: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
  const registered = await post('/v1/auth/register/basic', {
    name: 'Ada',
    email,
    password: signInPassword,
    accountType: 'INDIVIDUAL',
    acceptTerms: true,
    referralCode: null,
    device,
  });
  const token: string = registered.data.accessToken;
  const link = new URL(await linkInMail(request, email));
  await post('/v1/user/verifications/email', { token: link.searchParams.get('token') });
  const wallet = await post(
    '/api/wallets/create',
    {
      name: 'Savings',
      password: cloudPassword,
      wordCount: 12,
      seedPhrase: null,
      walletType: 'INDIVIDUAL',
    },
    token,
  );
  await post(`/api/wallets/${wallet.id}/activate`, { seedPhrase: wallet.seedPhrase }, token);
  const account = await post(
    `/api/wallets/${wallet.id}/accounts`,
    { name: 'Bitcoin', cryptoCurrencyType: 'BTC', password: null, seedPhrase: null },
    token,
  );
  const answer = await request.get(
    `/api/wallets/${wallet.id}/accounts/${account.id}/deposit-address`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { addressValue } = await answer.json();
  return {
    token,
    walletId: wallet.id,
    accountId: account.id,
    address: addressValue,
    seedPhrase: wallet.seedPhrase,
  };
}

/** Opens the product as somebody who is signed in already. */
export async function openAs(page: Page, owner: Owner, path = '/wallet/'): Promise<void> {
  await page.addInitScript(
    ({ token, walletId }) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('walletId', walletId);
    },
    { token: owner.token, walletId: owner.walletId },
  );
  await page.goto(path);
}

export async function payFromFaucet(
  request: APIRequestContext,
  address: string,
  amount: string,
): Promise<void> {
  const answer = await request.post('/v1/dev/sandbox/BTC/faucet', {
    data: { address, asset: 'BTC', amount },
  });
  expect(answer.ok()).toBe(true);
}

export async function mine(request: APIRequestContext, blocks: number): Promise<void> {
  const answer = await request.post('/v1/dev/sandbox/BTC/mine', { data: { blocks } });
  expect(answer.ok()).toBe(true);
}

/** Takes the newest blocks back, as when a longer chain wins. */
export async function reorganise(request: APIRequestContext, depth: number): Promise<void> {
  const answer = await request.post('/v1/dev/sandbox/BTC/reorg', { data: { depth, dropTx: [] } });
  expect(answer.ok()).toBe(true);
}
