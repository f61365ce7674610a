import type { ChainName, NetworkDefinition, SolanaModel } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** One cluster of one network of the family, as everything in this folder needs it. */
export interface SolanaNetwork {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly coinType: number;
  /** The most that a memo may hold, in bytes of UTF-8. */
  readonly maximumMemoBytes: number;
}

/** Parts of a network definition that this folder uses. */
export interface SolanaDefinition extends Pick<NetworkDefinition, 'coinType' | 'memo'> {
  readonly model: SolanaModel;
}

export function toSolanaNetwork(
  network: SignableNetwork,
  chain: ChainName,
  { coinType, memo }: SolanaDefinition,
): SolanaNetwork {
  return { network, chain, coinType, maximumMemoBytes: memo?.maximumBytes ?? 0 };
}
