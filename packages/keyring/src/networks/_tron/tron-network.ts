import type { ChainName, NetworkDefinition, TronModel } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** One chain of one network of the family, as everything in this folder needs it. */
export interface TronNetwork {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly coinType: number;
  readonly addressVersion: number;
  /** In sun. */
  readonly maximumAmount: bigint;
}

/** Parts of a network definition that this folder uses. */
export interface TronDefinition extends Pick<NetworkDefinition, 'coinType'> {
  readonly model: TronModel;
}

export function toTronNetwork(
  network: SignableNetwork,
  chain: ChainName,
  { coinType, model }: TronDefinition,
): TronNetwork {
  const { addressVersion } = model.chains[chain];
  return { network, chain, coinType, addressVersion, maximumAmount: model.maximumAmount };
}
