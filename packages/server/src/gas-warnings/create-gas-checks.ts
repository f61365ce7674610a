import { tokensOf } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { createLeasedLoop, type LeasedLoop, type LeasedLoopOptions } from '../db/leased-loop.ts';
import { onlyEvery } from '../db/only-every.ts';
import { checkGas } from './check-gas.ts';

export interface GasChecksOptions
  extends Omit<LeasedLoopOptions, 'name' | 'step' | 'db' | 'clock'> {
  readonly context: ServiceContext;
  readonly network: ServedNetwork;
}

/** Creates the loop that warns businesses of low funds for network fees; null on a network without tokens. */
export function createGasChecks({
  context,
  network,
  ...options
}: GasChecksOptions): LeasedLoop | null {
  if (tokensOf(network).length === 0) return null;
  const { db, platform } = context;
  const { onError } = options;
  return createLeasedLoop({
    ...{ ...options, db, clock: platform.clock, name: `low-gas-${network}`, renewsInStep: true },
    step: onlyEvery(platform.clock, everyMs, () => checkGas(context, { network, onError })),
  });
}

const everyMs = 10 * 60_000;
