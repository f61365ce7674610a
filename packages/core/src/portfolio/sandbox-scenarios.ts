import { getNetwork, type Network } from '../networks/registry.ts';

/** Events of real networks that the sandbox can bring about. */
export interface SandboxScenarios {
  /** Fees rise with demand; false where the protocol fixes them. */
  readonly feeSpike: boolean;
  /** Deposits name their sender, whose address can be made to look like another. */
  readonly poisonedAddress: boolean;
}

/** Returns the scenarios that the network allows. */
export function getSandboxScenarios(network: Network): SandboxScenarios {
  const { family } = getNetwork(network).model;
  switch (family) {
    case 'utxo':
      return { feeSpike: true, poisonedAddress: false };
    case 'evm':
    case 'solana':
      return { feeSpike: true, poisonedAddress: true };
    // Their addresses end with a checksum: too many would have to be tried.
    case 'tron':
    case 'ton':
      return { feeSpike: false, poisonedAddress: false };
    default:
      return family satisfies never;
  }
}
