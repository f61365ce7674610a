import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bitcoin, type TestedNetwork } from './networks.ts';
import { expect } from './product.ts';

export const signInPassword = 'lantern-quartz-41';
export const cloudPassword = 'Cloud-Password-7';
/** Longest time of a signature on the device: its key is derived with much memory, which a busy machine gives slowly. */
export const signingTime = { timeout: 60_000 } as const;

export interface Owner {
  readonly email: string;
  readonly token: string;
  readonly walletId: string;
  readonly accounts: readonly OwnAccount[];
  /** Deposit address of the first account. */
  readonly address: string;
  readonly seedPhrase: string;
}
export interface OwnAccount {
  readonly network: TestedNetwork;
  readonly id: string;
  readonly address: string;
}

export const newEmail = (): string => `person-${randomUUID()}@example.com`;

/** Fills the steps of a new wallet up to the words of an imported phrase, which are then filled too. */
export async function enterPhrase(page: Page, words: readonly string[]): Promise<void> {
  await page.getByLabel('Wallet name').fill('Imported');
  await page.getByRole('radio', { name: /Import seed phrase/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(cloudPassword);
  await page.getByLabel(/^I understand that this password/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const [index, word] of words.entries())
    await page.getByRole('textbox', { name: `Word ${index + 1}`, exact: true }).fill(word);
}

/** The link in the newest mail to `email`. */
export async function linkInMail(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get('/v1/dev/outbox', { params: { to: email } });
  const { data } = await answer.json();
  const [link] = /https?:\/\/\S+/.exec(data[0].text) ?? [];
  if (link === undefined) throw new Error('the mail has no link');
  return link;
}

export interface SignedUp {
  readonly email: string;
  readonly token: string;
}

/** Somebody who has signed up and has not opened the mail yet. */
export async function signUp(request: APIRequestContext): Promise<SignedUp> {
  const email = newEmail();
  const device = { device: 'Desktop', os: 'Linux', browser: 'Test' };
  const { data } = await post(request, '/v1/auth/register/basic', {
    name: 'Ada',
    email,
    password: signInPassword,
    accountType: 'INDIVIDUAL',
    acceptTerms: true,
    referralCode: null,
    device,
  });
  return { email, token: data.accessToken };
}

export async function verifyEmail(request: APIRequestContext, { email }: SignedUp): Promise<void> {
  const link = new URL(await linkInMail(request, email));
  const token = link.searchParams.get('token');
  await post(request, '/v1/user/verifications/email', { token });
}

/** An activated wallet without an account. */
export async function createWallet(
  request: APIRequestContext,
  { token }: Pick<SignedUp, 'token'>,
  name: string,
): Promise<{ readonly id: string; readonly seedPhrase: string }> {
  const wallet = await post(
    request,
    '/api/wallets/create',
    {
      name,
      password: cloudPassword,
      wordCount: 12,
      seedPhrase: null,
      walletType: 'INDIVIDUAL',
    },
    token,
  );
  const { seedPhrase } = wallet;
  await post(request, `/api/wallets/${wallet.id}/activate`, { seedPhrase }, token);
  return wallet;
}

/** Sets where the sends of a wallet are signed. */
export async function setSigning(
  request: APIRequestContext,
  { token, walletId }: Pick<Owner, 'token' | 'walletId'>,
  signing: 'local' | 'hosted',
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put(`/api/wallets/${walletId}/settings`, {
    ...{ data: { signing }, headers },
  });
  expect(answer.ok()).toBe(true);
}

/** A verified user with an activated wallet and an account on each of `opened`, made through the API. */
export async function createOwner(
  request: APIRequestContext,
  opened: readonly TestedNetwork[] = [bitcoin],
): Promise<Owner> {
  const user = await signUp(request);
  await verifyEmail(request, user);
  const { email, token } = user;
  const wallet = await createWallet(request, user, 'Savings');
  const accounts: OwnAccount[] = [];
  for (const network of opened) {
    const path = `/api/wallets/${wallet.id}/accounts`;
    const { name, code: cryptoCurrencyType } = network;
    const body = { name, cryptoCurrencyType, password: null, seedPhrase: null };
    const { id } = await post(request, path, body, token);
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

async function post(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await request.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** Ends the session of `token` at the service; the page of whoever has it learns it by its next call. */
export async function endSession(
  request: APIRequestContext,
  { token }: Pick<SignedUp, 'token'>,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/v1/user/logout', { headers })).ok()).toBe(true);
}

/** The page is told of nothing: it finds out by what it asks. */
export async function refuseLiveUpdates(page: Page): Promise<void> {
  await page.route('**/api/wallets/*/events', (route) => route.abort());
}

/** By the form; where a device is not known its key is not asked for. */
export async function signIn(page: Page, { email }: Pick<SignedUp, 'email'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
}

/** Opens the product as somebody who is signed in already. */
export async function openAs(
  page: Page,
  { token, walletId }: Pick<SignedUp, 'token'> & Partial<Owner>,
  path = '/wallet/',
): Promise<void> {
  await page.addInitScript(
    (person) => {
      localStorage.setItem('accessToken', person.token);
      if (person.walletId !== undefined) localStorage.setItem('walletId', person.walletId);
    },
    { token, walletId },
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

export interface Sent {
  readonly hash: string;
  readonly value: string;
  readonly fee: string;
  readonly status: string;
}

/** Returns the sent transactions that the API lists for the wallet. */
export async function sentBy(
  request: APIRequestContext,
  { token, walletId }: Pick<Owner, 'token' | 'walletId'>,
): Promise<readonly Sent[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/wallets/${walletId}/transactions`, { headers });
  const { items } = await answer.json();
  return items.filter(({ type }: { type: string }) => type === 'SENT');
}

/** Cuts the server off from the chain for some seconds; 0 ends it. */
export async function cutChain(
  request: APIRequestContext,
  seconds: number,
  { code }: TestedNetwork = bitcoin,
): Promise<void> {
  const answer = await request.post(`/v1/dev/sandbox/${code}/outage`, { data: { seconds } });
  expect(answer.ok()).toBe(true);
}

/** Has the price of an asset fail; null lets it come again. */
export async function setPriceFeed(
  request: APIRequestContext,
  symbol: string,
  feed: 'stale' | 'unavailable' | null,
): Promise<void> {
  const data = feed === null ? { symbol, price: null } : { symbol, feed };
  expect((await request.post('/v1/dev/sandbox/rates', { data })).ok()).toBe(true);
}
