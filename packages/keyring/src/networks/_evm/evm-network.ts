import type { ChainName, EvmModel, NetworkDefinition } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** One chain of one network of the family, as everything in this folder needs it. */
export interface EvmNetwork {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly chainId: bigint;
  readonly coinType: number;
  /** Fee model of its transactions: EIP-1559 or legacy. */
  readonly fees: EvmModel['fees'];
}

/** Parts of a network definition that this folder uses. */
export interface EvmDefinition extends Pick<NetworkDefinition, 'coinType'> {
  readonly model: EvmModel;
}

export function toEvmNetwork(
  network: SignableNetwork,
  chain: ChainName,
  { coinType, model }: EvmDefinition,
): EvmNetwork {
  const chainId = BigInt(model.chains[chain].chainId);
  return { network, chain, chainId, coinType, fees: model.fees };
}
