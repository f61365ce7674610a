import { getNetwork } from '@billfold/core';
import type { FeeSpike, FeeSpikeState } from '@billfold/core/contract';
import { getSandboxScenarios } from '@billfold/core/internal';
import type { FeeSpike as LedgerFeeSpike } from '../chains/sandbox/ledger-store.ts';
import type { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { scenarioUnavailable } from './scenario-unavailable.ts';

/**
 * Raises the fees of a ledger for a while, or ends that.
 * @throws {ApiError} 409 SCENARIO_UNAVAILABLE where the protocol fixes the fees
 */
export async function controlFees(
  ledger: SandboxLedger,
  network: ServedNetwork,
  spike: FeeSpike,
): Promise<FeeSpikeState> {
  if (!getSandboxScenarios(network).feeSpike)
    throw scenarioUnavailable(
      fill('{network} has fixed fees, which do not rise.', { network: getNetwork(network).name }),
    );
  return toFeeSpikeState(await ledger.setFeeSpike(spike));
}

export function toFeeSpikeState(spike: LedgerFeeSpike | null): FeeSpikeState {
  return spike ?? { factor: 1, until: null };
}
