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
  readonly onError: (error: unknown) => void;
}

const pollMs = 1_000;

/**
 * Keeps the books of one network up to date, by polling and whenever it is woken, and enqueues the
 * broadcast of sends that its node has lost.
 */
export function createWatcher(options: WatcherOptions): LeasedLoop {
  const { context, network, schedule, owner, onError } = options;
  let watch = watchChain(context, network);
  return createLeasedLoop({
    db: context.db,
    clock: context.platform.clock,
    schedule,
    name: `watcher-${network}`,
    owner,
    step: async (lease) => {
      // Another watcher may meanwhile have reverted the blocks that this one knows as booked.
      if (lease === 'taken') watch = watchChain(context, network);
      await watch.catchUp();
      await watch.rescanIfWanted();
      await rebroadcastLost(context, network);
      return pollMs;
    },
    onError,
  });
}
