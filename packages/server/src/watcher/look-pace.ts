import { blockTimeOf } from '../chains/block-times.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';

/** Milliseconds between two looks at a chain. */
export interface LookPace {
  /** While anything waits: a send, a deposit, a payment, or a person who looks. */
  readonly awaitedMs: number;
  readonly idleMs: number;
}

const leastAwaitedMs = 2_000;
const mostAwaitedMs = 5_000;
const idleMs = 60_000;

/**
 * Returns how often the nodes of a public chain are asked: once in the time of a block while anything waits, but not
 * more than every two seconds and not less than every five, as what is pending shows in between.
 */
export function paceOf(network: ServedNetwork): LookPace {
  const blockMs = blockTimeOf(network);
  return { awaitedMs: Math.min(mostAwaitedMs, Math.max(leastAwaitedMs, blockMs)), idleMs };
}
