import { getNetwork } from '@billfold/core';
import { updateOwnedAccount } from '../accounts/update-owned-account.ts';
import { takeSnapshots } from '../balance-chart/take-snapshots.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { nowOf } from '../platform/server-platform.ts';
import { openImpostor } from '../sandbox/open-impostor.ts';
import { type ChainWatch, watchChain } from '../watcher/watch-chain.ts';
import { type Actor, act, createActor, noteOn } from './demo-actor.ts';
import { addDemoContacts } from './demo-contacts.ts';
import {
  archivedDemoAccount,
  type DemoAccountName,
  type DemoEvent,
  demoAccounts,
  demoDays,
  demoStory,
  hiddenDemoToken,
  networkOf,
} from './demo-story.ts';
import { createStrangers } from './demo-strangers.ts';
import type { DemoSpan, DemoWorld } from './demo-world.ts';
import { fillSnapshots } from './fill-snapshots.ts';
import { type DemoWallet, openDemoWallet } from './open-demo-wallet.ts';

/**
 * Lives the demo person's weeks again: every deposit is paid, every send signed, every block mined
 * and watched by the services themselves, at the time it is dated.
 */
export async function liveDemoStory(world: DemoWorld, span: DemoSpan): Promise<DemoWallet> {
  const { context, setTime } = world;
  setTime(span.begin);
  const demo = await openDemoWallet(context);
  const stage = await setUp(world, demo);
  const duration = span.end - span.begin;
  const timeOf = ({ daysAgo }: DemoEvent) => span.begin + duration * (1 - daysAgo / demoDays);
  for (const [index, event] of demoStory.entries()) {
    const time = timeOf(event);
    setTime(time);
    // As the network itself, unless there is little past to live in.
    const settledAt = await happen(world, stage, { event, index, time, mostMs: duration / 1_000 });
    const next = demoStory[index + 1];
    const fullHour = Math.ceil(settledAt / hourMs) * hourMs;
    // Then also wallets that nobody opens get their balance written.
    if (fullHour > (next === undefined ? span.end : timeOf(next))) continue;
    setTime(fullHour);
    await takeSnapshots(context);
  }
  setTime(span.end);
  await fillSnapshots(context, demo.walletId, span);
  await tidyUp(world, stage);
  return demo;
}

const hourMs = 3_600_000;

interface Stage {
  readonly actors: ReadonlyMap<DemoAccountName, Actor>;
  readonly watches: ReadonlyMap<ServedNetwork, ChainWatch>;
}

async function setUp(world: DemoWorld, demo: DemoWallet): Promise<Stage> {
  const { context } = world;
  const strangers = createStrangers(context);
  const impostor = await openImpostor({
    ...world.sandboxOf('ETH'),
    network: 'ETH',
    chain: context.chains.get('ETH').chain,
    now: () => nowOf(context.platform),
  });
  const contacts = await addDemoContacts(context, demo, (network, person) =>
    network === 'ETH' && person === 0 ? impostor.imitates : strangers(network, person),
  );
  const actors = new Map<DemoAccountName, Actor>();
  const watches = new Map<ServedNetwork, ChainWatch>();
  for (const { name, network } of demoAccounts) {
    if (!watches.has(network)) {
      const watch = watchChain(context, network);
      await watch.catchUp();
      watches.set(network, watch);
    }
    actors.set(name, await createActor(world, { demo, contacts, strangers, impostor }, name));
  }
  return { actors, watches };
}

interface Moment {
  readonly event: DemoEvent;
  readonly index: number;
  readonly time: number;
  /** Longest time between two blocks, in milliseconds. */
  readonly mostMs: number;
}

/** Returns the time at which the event is settled. */
async function happen(
  { setTime }: DemoWorld,
  { actors, watches }: Stage,
  { event, index, time, mostMs }: Moment,
): Promise<number> {
  const actor = actors.get(event.account);
  if (actor === undefined) throw new Error(`The demo has no account ${event.account}.`);
  const { ledger, account } = actor;
  const hash = await act(actor, event, index);
  const watch = watches.get(account.network);
  await watch?.catchUp();
  if (event.note !== null) await noteOn(actor, hash, event.note);
  if (event.stays === 'held') await ledger.hold(hash, true);
  if (event.stays !== 'confirmed') return time;
  const { minutesPerConfirmation } = getNetwork(account.network);
  const blockMs = Math.min(minutesPerConfirmation * 60_000, mostMs);
  setTime(time + blockMs);
  await ledger.mine(1);
  const blocks = blocksAfter(event, index);
  setTime(time + blocks * blockMs);
  if (blocks > 1) await ledger.mine(blocks - 1);
  await watch?.catchUp();
  return time + blocks * blockMs;
}

/**
 * Counts the blocks after an event. A deposit counts only when it is deep enough; a send counts at
 * once, and later events confirm it.
 */
function blocksAfter({ kind, account }: DemoEvent, index: number): number {
  const network = networkOf(account);
  const isLast = demoStory
    .slice(index + 1)
    .every((later) => networkOf(later.account) !== network || later.stays !== 'confirmed');
  return kind === 'deposit' || isLast ? getNetwork(network).confirmations.available : 1;
}

async function tidyUp({ context }: DemoWorld, { actors }: Stage): Promise<void> {
  const change = async (name: DemoAccountName, hiddenTokens: readonly string[] | null) => {
    const actor = actors.get(name);
    if (actor === undefined) throw new Error(`The demo has no account ${name}.`);
    const { userId, walletId } = actor.demo;
    await updateOwnedAccount(
      context,
      { userId, walletId, accountId: actor.account.id },
      hiddenTokens === null ? { isArchived: true } : { hiddenTokens },
    );
  };
  await change(archivedDemoAccount, null);
  await change(hiddenDemoToken.account, [hiddenDemoToken.tokenId]);
}
