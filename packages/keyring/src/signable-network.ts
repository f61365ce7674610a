import { getNetwork, type Network, networkCodes } from '@billfold/core';
import type { NetworkOf } from './network-of.ts';

/** Families whose keys and transactions are known here: a network of another one does not compile. */
const families = ['utxo', 'evm', 'solana', 'tron', 'ton'] as const;

/** A network whose keys this package derives and whose transactions it signs. */
export type SignableNetwork = NetworkOf<(typeof families)[number]>;

/**
 * Networks that this package can sign for, in display order: every network of a known family.
 * @example
 * signableNetworks.includes('BTC'); // true
 */
export const signableNetworks: readonly SignableNetwork[] = /* @__PURE__ */ networkCodes.filter(
  isSignable,
);

function isSignable(network: Network): network is SignableNetwork {
  const { family } = getNetwork(network).model;
  return families.some((known) => known === family);
}
