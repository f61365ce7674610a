import type { ServedNetwork } from '../chains/served-networks.ts';
import { createLeasedLoop, type LeasedLoop, type LeasedLoopOptions } from '../db/leased-loop.ts';
import {
  createProber,
  type ProbeContext,
  type Prober,
  type ProberOptions,
} from './create-prober.ts';
import { findAnyAccount } from './find-any-account.ts';

export interface BalanceProbesOptions
  extends Omit<LeasedLoopOptions, 'name' | 'step' | 'db' | 'clock'> {
  readonly context: ProbeContext;
  readonly network: ServedNetwork;
  readonly onFinding: ProberOptions['onFinding'];
}

/**
 * Creates the loop that reconciles the books with the chain, such as after a contract has paid, which no transaction
 * shows: at most 40 accounts a minute on each network. Null where the books are the unspent outputs themselves.
 */
export function createBalanceProbes({
  context,
  network,
  onFinding,
  ...options
}: BalanceProbesOptions): LeasedLoop | null {
  // Each process begins somewhere else, so that restarts leave nobody out.
  const findStart = () => findAnyAccount(context, network);
  const open = () => createProber(context, network, { onFinding, findStart });
  let prober: Prober | null = open();
  if (prober === null) return null;
  return createLeasedLoop({
    ...options,
    db: context.db,
    clock: context.platform.clock,
    name: `balance-probes-${network}`,
    step: async (lease) => {
      // Another process may meanwhile have asked for the same balances.
      if (lease === 'taken') prober = open();
      await prober?.probe();
      return everyMs;
    },
  });
}

const everyMs = 15_000;
