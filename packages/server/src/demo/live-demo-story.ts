import { getNetwork, parseAmount } from '@billfold/core';
import { generateSeedPhrase, getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { and, eq } from 'drizzle-orm';
import { selectAccounts, toOwnedAccount } from '../accounts/account-store.ts';
import { findDepositAddress } from '../accounts/find-deposit-address.ts';
import { takeSnapshots } from '../balance-chart/take-snapshots.ts';
import type { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { accounts } from '../db/schema.ts';
import type { SpendingAccount } from '../families/spending.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createTransaction } from '../sends/create/create-transaction.ts';
import { watchChain } from '../watcher/watch-chain.ts';
import { type DemoEvent, demoAccounts, demoDays, demoStory } from './demo-story.ts';
import { type DemoWallet, openDemoWallet } from './open-demo-wallet.ts';

export interface DemoWorld {
  /** Its clock is the one that `setTime` sets. */
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  ledgerOf(network: ServedNetwork): SandboxLedger;
  setTime(at: number): void;
}

export interface DemoSpan {
  readonly begin: number;
  readonly end: number;
}

/**
 * Lives the demo person's weeks again: every deposit is paid, every send signed, every block mined
 * and watched by the services themselves, at the time it is dated.
 */
export async function liveDemoStory(world: DemoWorld, span: DemoSpan): Promise<DemoWallet> {
  const { context, setTime } = world;
  setTime(span.begin);
  const demo = await openDemoWallet(context);
  const actors = new Map<ServedNetwork, Actor>();
  for (const { network } of demoAccounts) {
    const actor = await createActor(world, demo, network);
    await actor.catchUp();
    actors.set(network, actor);
  }
  const duration = span.end - span.begin;
  let lived = span.begin;
  for (const [index, event] of demoStory.entries()) {
    const actor = actors.get(event.network);
    if (actor === undefined) throw new Error(`The demo has no ${event.network} account.`);
    const time = span.begin + duration * (1 - event.daysAgo / demoDays);
    lived = await liveQuietDays(world, lived, time);
    setTime(time);
    await act(actor, event, index);
    await actor.catchUp();
    const { confirmations, minutesPerConfirmation } = getNetwork(event.network);
    // As the network itself, unless there is little past to live in.
    const blockMs = Math.min(minutesPerConfirmation * 60_000, duration / 1_000);
    for (let block = 1; block <= confirmations.available; block += 1) {
      setTime(time + block * blockMs);
      await actor.ledger.mine(1);
    }
    await actor.catchUp();
  }
  await liveQuietDays(world, lived, span.end);
  return demo;
}

const dayMs = 24 * 3_600_000;

/** The days between two events, in which only worth changes; answers up to when. */
async function liveQuietDays(
  { context, setTime }: DemoWorld,
  from: number,
  until: number,
): Promise<number> {
  // At midnight, a full hour, at which wallets are looked at that nobody opens.
  let day = Math.ceil(from / dayMs) * dayMs;
  for (; day <= until; day += dayMs) {
    setTime(day);
    await takeSnapshots(context);
  }
  return day;
}

interface Actor extends DemoWorld {
  readonly demo: DemoWallet;
  readonly account: SpendingAccount;
  readonly ledger: SandboxLedger;
  recipientAt(index: number): string;
  catchUp(): Promise<void>;
}

async function createActor(
  world: DemoWorld,
  demo: DemoWallet,
  network: ServedNetwork,
): Promise<Actor> {
  const { context } = world;
  const [row] = await selectAccounts(context.db).where(
    and(eq(accounts.walletId, demo.walletId), eq(accounts.network, network)),
  );
  if (row === undefined) throw new Error(`The demo has no ${network} account.`);
  return {
    ...world,
    demo,
    account: { ...toOwnedAccount(row), chain: context.chains.get(network).chain },
    ledger: world.ledgerOf(network),
    recipientAt: createStrangers(context, network),
    catchUp: watchChain(context, network).catchUp,
  };
}

async function act(actor: Actor, event: DemoEvent, index: number): Promise<void> {
  const { context, outbox, ledger, demo, account } = actor;
  switch (event.kind) {
    case 'deposit': {
      const owner = { ...demo, accountId: account.id };
      const { addressValue: address } = await findDepositAddress(context, owner, {});
      const amount = parseAmount(event.amount, getNetwork(account.network).decimals);
      const { outcome } = await ledger.pay({ address, amount });
      if (outcome !== 'sent') throw new Error(`The faucet answers ${outcome}.`);
      return;
    }
    case 'send':
      await createTransaction(context, outbox, {
        userId: demo.userId,
        account,
        idempotencyKey: `demo-${index}`,
        body: {
          amount: event.amount,
          destinationAddress: actor.recipientAt(index),
          // Proved by the phrase, which is quick; the cloud password is slow on purpose.
          seedPhrase: demo.credentials.seedPhrase,
          password: null,
          feeRate: event.feeRate,
          feeRateValue: null,
          twoFactorCode: null,
          sendingMax: false,
        },
      });
      return;
    default:
      event satisfies never;
  }
}

/** Addresses of a stranger, whose phrase is not kept. */
function createStrangers(
  { platform, chains }: ServiceContext,
  network: ServedNetwork,
): (index: number) => string {
  const keyring = getKeyring(network, chains.get(network).chain);
  const seed = seedPhraseToSeed(generateSeedPhrase(12, platform.random.bytes));
  // Another account for each: on some networks an account has one address.
  return (index) =>
    keyring.addressAt(keyring.derivePublic(seed, index).publicKey, { branch: 0, addressIndex: 0 });
}
