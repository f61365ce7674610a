import { getNetwork, type Network } from '@billfold/core';
import {
  type Account,
  type CreateWallet,
  createAccount,
  createWallet,
  getUser,
  register,
  stepUp,
  type User,
  verifyEmail,
} from '@billfold/core/contract';
import { desc, eq } from 'drizzle-orm';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import type { Db } from '../src/db/open-database.ts';
import { mailOutbox } from '../src/db/schema.ts';
import { createMemories } from './recall.ts';
import type { TestServer } from './test-server.ts';

export const device = { device: 'Desktop', os: 'Linux', browser: 'Chromium 140' };
export const signInPassword = 'a-quiet-river-42';
export const cloudPassword = 'Cloud-Password-7';

export interface Person {
  readonly token: string;
  readonly user: User;
}

export const registration = (email: string) => ({
  name: 'Ada',
  email,
  password: signInPassword,
  accountType: 'INDIVIDUAL' as const,
  acceptTerms: true as const,
  referralCode: null,
  device,
});

export const newWallet = (changes: Partial<CreateWallet> = {}): CreateWallet => ({
  name: 'My wallet',
  password: cloudPassword,
  wordCount: 12,
  seedPhrase: null,
  walletType: 'INDIVIDUAL',
  ...changes,
});

/** Somebody who has signed up and not yet opened the mail. */
export async function signUp(server: TestServer, email: string): Promise<Person> {
  const { data } = await server.call(register, { body: registration(email) });
  return { token: data.accessToken, user: data.user };
}

/** Somebody who has opened the verification mail too. */
export async function signUpVerified(server: TestServer, email: string): Promise<Person> {
  const { token } = await signUp(server, email);
  await server.call(verifyEmail, {
    body: { token: await tokenOfNewestMail(server.context.db, email) },
  });
  const { data } = await server.call(getUser, {}, { token });
  return { token, user: data };
}

/** Steps the session of a person up for 15 minutes, with their password. */
export async function stepUpWithPassword(server: TestServer, person: Pick<Person, 'token'>) {
  await server.call(stepUp, { body: { password: signInPassword } }, person);
}

/** Signs a verified person up, whose session is stepped up. */
export async function signUpSteppedUp(server: TestServer, email: string): Promise<Person> {
  const person = await signUpVerified(server, email);
  await stepUpWithPassword(server, person);
  return person;
}

export async function mailsTo(db: Db, email: string) {
  return db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to, email))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id));
}

export async function tokenOfNewestMail(db: Db, email: string): Promise<string> {
  const [mail] = await mailsTo(db, email);
  const token = /\/account\/verify\/email\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no verification mail to ${email}`);
  return token;
}

/** The phrase of the BIP-84 test vectors. */
export const vectorPhrase = `${'abandon '.repeat(11)}about`;

export interface Holder extends Person {
  readonly walletId: string;
  readonly account: Account;
}

const holders = createMemories<Holder>();

/** Somebody with an active wallet of `vectorPhrase` and its first account on `network`. */
export function signUpWithAccount(
  server: TestServer,
  email: string,
  network: ServedNetwork = 'BTC',
): Promise<Holder> {
  return holders.recall(server, `${email} ${network}`, () => openHolder(server, email, network));
}

/**
 * Creates a new holder through API calls instead of recalled rows, for tests of what those calls leave
 * behind.
 */
export async function openHolder(
  server: TestServer,
  email: string,
  network: ServedNetwork,
): Promise<Holder> {
  const person = await signUpVerified(server, email);
  const body = newWallet({ seedPhrase: vectorPhrase });
  const { id: walletId } = await server.call(createWallet, { body }, person);
  const account = await server.call(
    createAccount,
    { params: { walletId }, body: newAccount(getNetwork(network).name, network) },
    person,
  );
  return { ...person, walletId, account };
}

export const newAccount = (name: string, network: Network = 'BTC') => ({
  name,
  cryptoCurrencyType: network,
  password: null,
  seedPhrase: null,
});
