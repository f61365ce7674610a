import type { ServedNetwork } from '../chains/served-networks.ts';
import { createLeasedLoop, type LeasedLoop, type LeasedLoopOptions } from '../db/leased-loop.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import type { WatchContext } from './watch-chain.ts';

export interface RescanLoopOptions
  extends Omit<LeasedLoopOptions, 'name' | 'step' | 'db' | 'clock' | 'renewsInStep'> {
  readonly context: WatchContext;
  readonly network: ServedNetwork;
}

/**
 * Creates the loop that looks up the history of imported accounts. It is not part of the watcher: a node takes minutes
 * for a survey, in which deposits of others are to show.
 */
export function createRescanLoop({ context, network, ...options }: RescanLoopOptions): LeasedLoop {
  return createLeasedLoop({
    ...options,
    db: context.db,
    clock: context.platform.clock,
    name: `rescan-${network}`,
    renewsInStep: true,
    step: async () => {
      await rescanIfWanted(context, network);
      return everyMs;
    },
  });
}

/** An import wakes the loop; what a deposit to an imported account leads to can wait. */
const everyMs = 15_000;
