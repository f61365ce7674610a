import type { Platform } from '@billfold/core';
import { discoverAddresses } from '../accounts/discover-addresses.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { PassedOver } from '../chains/unread-counts.ts';
import { createLeasedLoop, type LeasedLoop } from '../db/leased-loop.ts';
import { rebroadcastLost } from '../sends/broadcast/rebroadcast-lost.ts';
import { bookLeftOut } from './book-left-out.ts';
import type { LookPace } from './look-pace.ts';
import { createLookTimer } from './look-timer.ts';
import { type WatchContext, watchChain } from './watch-chain.ts';

export interface WatcherOptions {
  readonly context: WatchContext;
  readonly network: ServedNetwork;
  readonly schedule: Platform['schedule'];
  /** Owner of the lease: one process at a time watches a network. */
  readonly owner: string;
  readonly leaseMs?: number | undefined;
  /** Longest time between two looks; a second unless given. */
  readonly pollMs?: number | undefined;
  /** Lets a node rest between looks; left out where every poll asks the chain. */
  readonly pace?: LookPace | undefined;
  readonly onError: (error: unknown) => void;
  /** Called for each transaction that is passed over because it cannot be read. */
  readonly onUnread?: ((passed: PassedOver) => void) | undefined;
}

/** A send is lost after ten seconds at the earliest, and rarely where the chain has not changed. */
const rebroadcastEveryMs = 10_000;

/**
 * Keeps the books of one network up to date, by polling and whenever it is woken, and enqueues the
 * broadcast of sends that its node has lost. A send that a node left out of its block is booked all the same. A look that it is woken for reads the whole chain state; a poll
 * reads it where the chain has changed.
 */
export function createWatcher(options: WatcherOptions): LeasedLoop {
  const { context, network, schedule, owner, leaseMs, pollMs = 1_000, pace } = options;
  const { onError, onUnread } = options;
  const { db, platform } = context;
  const timer = pace && createLookTimer({ db, clock: platform.clock, network, pace });
  let watch = watchChain(context, network, onUnread);
  let isWoken = true;
  let rebroadcastAtMs = Number.NEGATIVE_INFINITY;

  /** Returns whether the chain was read. */
  async function read(isAsked: boolean): Promise<boolean> {
    const kind = timer === undefined ? 'awaited' : await timer.begin(isAsked);
    if (kind === null || (!isAsked && (await watch.confirmUnchanged()))) return false;
    await watch.catchUp(kind === 'idle' ? { restMs: pace?.idleMs ?? 0 } : null);
    await discoverAddresses(context, network);
    return true;
  }

  async function look(isAsked: boolean): Promise<void> {
    const hasRead = await read(isAsked);
    const nowMs = platform.clock.now();
    if (!hasRead && nowMs - rebroadcastAtMs < rebroadcastEveryMs) return;
    await bookLeftOut(context, network, await rebroadcastLost(context, network));
    rebroadcastAtMs = nowMs;
  }

  const loop = createLeasedLoop({
    db,
    clock: platform.clock,
    schedule,
    name: `watcher-${network}`,
    owner,
    leaseMs,
    step: async (lease) => {
      // Another watcher may meanwhile have reverted the blocks that this one knows as booked.
      if (lease === 'taken') watch = watchChain(context, network, onUnread);
      const isAsked = isWoken;
      isWoken = false;
      try {
        await look(isAsked);
      } catch (error) {
        isWoken = true;
        throw error;
      }
      return pollMs;
    },
    onError,
  });
  return {
    ...loop,
    wake: () => {
      isWoken = true;
      loop.wake();
    },
  };
}
