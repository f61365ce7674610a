import { getNetwork, nativeAsset, parseAmount, type TokenDefinition } from '@billfold/core';
import { and, eq } from 'drizzle-orm';
import { selectAccounts, toOwnedAccount } from '../accounts/account-store.ts';
import { findDepositAddress } from '../accounts/find-deposit-address.ts';
import { accounts, transactions } from '../db/schema.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { updateOwnedNote } from '../history/update-note.ts';
import type { Impostor } from '../sandbox/open-impostor.ts';
import { createTransaction } from '../sends/create/create-transaction.ts';
import { requireToken } from '../sends/create/require-token.ts';
import type { DemoContact } from './demo-contacts.ts';
import type { DemoAccountName, DemoEvent, DemoSend } from './demo-story.ts';
import type { Strangers } from './demo-strangers.ts';
import type { DemoLedger, DemoWorld } from './demo-world.ts';
import type { DemoWallet } from './open-demo-wallet.ts';

export interface Cast {
  readonly demo: DemoWallet;
  readonly contacts: readonly DemoContact[];
  readonly strangers: Strangers;
  readonly impostor: Impostor;
}

/** One account of the demo user, and what happens to it. */
export interface Actor extends Cast, DemoLedger, Pick<DemoWorld, 'context' | 'outbox'> {
  readonly account: SpendingAccount;
}

export async function createActor(
  world: DemoWorld,
  cast: Cast,
  name: DemoAccountName,
): Promise<Actor> {
  const { context, outbox } = world;
  const isNamed = and(eq(accounts.walletId, cast.demo.walletId), eq(accounts.name, name));
  const [row] = await selectAccounts(context.db).where(isNamed);
  if (row === undefined) throw new Error(`The demo has no account ${name}.`);
  const owned = toOwnedAccount(row);
  const account = { ...owned, chain: context.chains.get(owned.network).chain };
  return { ...cast, ...world.sandboxOf(owned.network), context, outbox, account };
}

/** Lets an event happen; returns the hash of its transaction. `index` tells the events apart. */
export async function act(actor: Actor, event: DemoEvent, index: number): Promise<string> {
  const { ledger, account, impostor } = actor;
  const token = tokenOf(account, event.tokenId);
  const { decimals } = token ?? nativeAsset(account.network);
  const amount = parseAmount(event.amount, decimals);
  switch (event.kind) {
    case 'deposit': {
      const address = await depositAddressOf(actor);
      const paid = await ledger.pay({ address, amount, ...(token !== null && { token }) });
      if (paid.outcome !== 'sent') throw new Error(`The faucet answers ${paid.outcome}.`);
      return paid.hash;
    }
    case 'send':
      return sendFrom(actor, event, index);
    case 'dust': {
      const dust = await impostor.sendDust(await depositAddressOf(actor), amount);
      if (dust.outcome !== 'sent') throw new Error(`The impostor gets ${dust.outcome}.`);
      return dust.hash;
    }
    default:
      return event satisfies never;
  }
}

/** Writes a note on the transaction of an event, once the books know it. */
export async function noteOn({ context, demo }: Actor, hash: string, note: string): Promise<void> {
  const isIt = and(eq(transactions.walletId, demo.walletId), eq(transactions.hash, hash));
  const [row] = await context.db.select({ id: transactions.id }).from(transactions).where(isIt);
  if (row === undefined) throw new Error('The books do not know a transaction of the demo.');
  await updateOwnedNote(context.db, demo, { transactionId: row.id, note });
}

async function depositAddressOf({ context, demo, account }: Actor): Promise<string> {
  const { userId, walletId } = demo;
  const owner = { userId, walletId, accountId: account.id };
  return (await findDepositAddress(context, owner, {})).addressValue;
}

async function sendFrom(actor: Actor, event: DemoSend, index: number): Promise<string> {
  const { context, outbox, demo, account } = actor;
  const { tokenId, feeRate } = event;
  const shared = {
    amount: event.amount,
    // Proved by the phrase, which is quick; the cloud password is slow on purpose.
    ...{ seedPhrase: demo.credentials.seedPhrase, password: null, twoFactorCode: null },
    ...{ sendingMax: false, acceptFee: true, ...recipientOf(actor, event, index) },
  };
  const { hash } = await createTransaction(context, outbox, {
    ...{ userId: demo.userId, account, idempotencyKey: `demo-${index}` },
    body:
      tokenId === null
        ? { ...shared, feeRate, feeRateValue: null }
        : { ...shared, tokenId, gasLimit: null, gasPrice: null },
  });
  return hash;
}

function recipientOf({ account, contacts, strangers }: Actor, event: DemoSend, index: number) {
  const { network } = account;
  if (event.contact === null) return { destinationAddress: strangers(network, 100 + index) };
  const contact = contacts.find((each) => each.name === event.contact && each.network === network);
  if (contact === undefined) throw new Error(`${event.contact} has no ${network} address.`);
  const memo = getNetwork(network).memo === null ? null : contact.memo;
  return { destinationAddress: contact.address, ...(memo !== null && { memo }) };
}

function tokenOf({ network }: SpendingAccount, tokenId: string | null): TokenDefinition | null {
  return tokenId === null ? null : requireToken(network, tokenId);
}
