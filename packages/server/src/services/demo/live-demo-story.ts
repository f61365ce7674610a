import { getNetwork, type Network, parseAmount } from '@billfold/core';
import { generateSeedPhrase, getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import type { SandboxLedger } from '../../chains/sandbox/sandbox-ledger.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { loadOwnedAccount } from '../accounts/account-store.ts';
import { findDepositAddress } from '../accounts/find-deposit-address.ts';
import type { ServiceContext } from '../context.ts';
import { createTransaction } from '../transactions/create-transaction.ts';
import { watchChain } from '../watcher/watch-chain.ts';
import { type DemoEvent, demoDays, demoStory } from './demo-story.ts';
import { type DemoAccount, openDemoAccount } from './open-demo-account.ts';

export interface DemoWorld {
  /** Its clock is the one that `setTime` sets. */
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  readonly ledger: SandboxLedger;
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
export async function liveDemoStory(world: DemoWorld, span: DemoSpan): Promise<DemoAccount> {
  const { context, ledger, setTime } = world;
  setTime(span.begin);
  const demo = await openDemoAccount(context);
  const account = await loadOwnedAccount(context.db, demo);
  const { network } = account;
  const actor: Actor = {
    ...world,
    demo,
    account: { ...account, chain: context.chains.get(network).chain },
    recipientAt: createStrangers(context, network),
  };
  const watch = watchChain(context, network);
  await watch.catchUp();
  const duration = span.end - span.begin;
  // Ten minutes, unless there is little past to live in.
  const blockMs = Math.min(600_000, duration / 1_000);
  for (const [at, event] of demoStory.entries()) {
    const time = span.begin + duration * (1 - event.daysAgo / demoDays);
    setTime(time);
    await act(actor, event, at);
    await watch.catchUp();
    for (let block = 1; block <= getNetwork(network).confirmations.available; block += 1) {
      setTime(time + block * blockMs);
      await ledger.mine(1);
      await watch.catchUp();
    }
  }
  return demo;
}

interface Actor extends DemoWorld {
  readonly demo: DemoAccount;
  readonly account: Parameters<typeof createTransaction>[2]['account'];
  readonly recipientAt: (index: number) => string;
}

async function act(actor: Actor, event: DemoEvent, index: number): Promise<void> {
  const { context, outbox, ledger, demo, account } = actor;
  switch (event.kind) {
    case 'deposit': {
      const { addressValue: address } = await findDepositAddress(context, demo, {});
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

/** Addresses of somebody else, whose phrase nobody keeps. */
function createStrangers(
  { platform, chains }: ServiceContext,
  network: Network,
): (index: number) => string {
  const keyring = getKeyring(network, chains.get(network).chain);
  const seed = seedPhraseToSeed(generateSeedPhrase(12, platform.random.bytes));
  const { publicKey } = keyring.derivePublic(seed, 0);
  return (addressIndex) => keyring.addressAt(publicKey, { branch: 0, addressIndex });
}
