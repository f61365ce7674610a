import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bitcoin, type TestedNetwork } from './networks.ts';
import { expect } from './product.ts';

export const signInPassword = 'lantern-quartz-41';
export const cloudPassword = 'Cloud-Password-7';

export interface Owner {
  readonly email: string;
  readonly token: string;
  readonly walletId: string;
  readonly accounts: readonly OwnAccount[];
  /** Of the first account. */
  readonly address: string;
  readonly seedPhrase: string;
}
export interface OwnAccount {
  readonly network: TestedNetwork;
  readonly id: string;
  readonly address: string;
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

/** A verified user with an activated wallet and an account on each of `opened`, made through the API. */
export async function createOwner(
  request: APIRequestContext,
  opened: readonly TestedNetwork[] = [bitcoin],
): Promise<Owner> {
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
  const accounts: OwnAccount[] = [];
  for (const network of opened) {
    const path = `/api/wallets/${wallet.id}/accounts`;
    const { name, code: cryptoCurrencyType } = network;
    const body = { name, cryptoCurrencyType, password: null, seedPhrase: null };
    const { id } = await post(path, body, token);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.get(`${path}/${id}/deposit-address`, { headers });
    const { addressValue } = await answer.json();
    accounts.push({ network, id, address: addressValue });
  }
  const [first] = accounts;
  return {
    email,
    token,
    walletId: wallet.id,
    accounts,
    address: first?.address ?? '',
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

/** Coins for every account of the owner, not yet in a block. */
export async function payFromFaucet(
  request: APIRequestContext,
  owner: Owner,
  amount: string,
): Promise<void> {
  for (const { network, address } of owner.accounts) {
    const { code: asset } = network;
    const data = { address, asset, amount };
    const answer = await request.post(`/v1/dev/sandbox/${asset}/faucet`, { data });
    expect(answer.ok()).toBe(true);
  }
}

export async function mine(
  request: APIRequestContext,
  blocks: number,
  { code }: TestedNetwork = bitcoin,
): Promise<void> {
  const answer = await request.post(`/v1/dev/sandbox/${code}/mine`, { data: { blocks } });
  expect(answer.ok()).toBe(true);
}

/** Coins that can be used. */
export async function fund(
  request: APIRequestContext,
  owner: Owner,
  amount: string,
): Promise<void> {
  await payFromFaucet(request, owner, amount);
  for (const { network } of owner.accounts) await mine(request, network.confirmations, network);
}

/** Takes the newest blocks back, as when a longer chain wins. */
export async function reorganise(
  request: APIRequestContext,
  depth: number,
  { code }: TestedNetwork = bitcoin,
): Promise<void> {
  const data = { depth, dropTx: [] };
  const answer = await request.post(`/v1/dev/sandbox/${code}/reorg`, { data });
  expect(answer.ok()).toBe(true);
}
