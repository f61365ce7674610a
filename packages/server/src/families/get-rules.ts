import type { ChainName } from '@billfold/core';
import type { SandboxRules } from '../chains/sandbox/rules.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { getFamily } from './families.ts';

/** Returns the consensus and relay rules of a network for the embedded ledger. */
export function getRules(network: ServedNetwork, chain: ChainName): SandboxRules {
  return getFamily(network).createSandboxRules(network, chain);
}
