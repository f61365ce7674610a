import type { Platform } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { createLeasedLoop, type LeasedLoop } from '../db/leased-loop.ts';
import { rebroadcastLost } from '../sends/broadcast/rebroadcast-lost.ts';
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
  readonly onError: (error: unknown) => void;
}

/** A send is lost after ten seconds at the earliest, and rarely where the chain has not changed. */
const rebroadcastEveryMs = 10_000;

/**
 * Keeps the books of one network up to date, by polling and whenever it is woken, and enqueues the
 * broadcast of sends that its node has lost. A look that it is woken for reads the whole chain state; a poll
 * reads it where the chain has changed.
 */
export function createWatcher(options: WatcherOptions): LeasedLoop {
  const { context, network, schedule, owner, leaseMs, pollMs = 1_000, onError } = options;
  let watch = watchChain(context, network);
  let isWoken = true;
  let rebroadcastAtMs = Number.NEGATIVE_INFINITY;

  async function look(isAsked: boolean): Promise<void> {
    const isUnchanged = !isAsked && (await watch.confirmUnchanged());
    if (!isUnchanged) {
      await watch.catchUp();
      await watch.rescanIfWanted();
    }
    const nowMs = context.platform.clock.now();
    if (isUnchanged && nowMs - rebroadcastAtMs < rebroadcastEveryMs) return;
    await rebroadcastLost(context, network);
    rebroadcastAtMs = nowMs;
  }

  const loop = createLeasedLoop({
    db: context.db,
    clock: context.platform.clock,
    schedule,
    name: `watcher-${network}`,
    owner,
    leaseMs,
    step: async (lease) => {
      // Another watcher may meanwhile have reverted the blocks that this one knows as booked.
      if (lease === 'taken') watch = watchChain(context, network);
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
