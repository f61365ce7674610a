import type { ServedNetwork } from '../chains/served-networks.ts';
import { createLeasedLoop, type LeasedLoop, type LeasedLoopOptions } from '../db/leased-loop.ts';
import {
  createProber,
  type ProbeContext,
  type Prober,
  type ProberOptions,
} from './create-prober.ts';

export interface BalanceProbesOptions
  extends Omit<LeasedLoopOptions, 'name' | 'step' | 'db' | 'clock'> {
  readonly context: ProbeContext;
  readonly network: ServedNetwork;
  readonly onShortfall: ProberOptions['onShortfall'];
}

/**
 * Creates the loop that finds what contracts paid, which no transaction shows: at most 40 balances a minute on each
 * network. Null where blocks show everything that moves.
 */
export function createBalanceProbes({
  context,
  network,
  onShortfall,
  ...options
}: BalanceProbesOptions): LeasedLoop | null {
  // Each process begins somewhere else, so that restarts leave nobody out.
  const open = () =>
    createProber(context, network, { onShortfall, after: context.platform.newId() });
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
