import type { ChainName, NetworkDefinition, UtxoChain, UtxoModel } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** One chain of one network of the family, as everything in this folder needs it. */
export interface UtxoNetwork {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  /** Prefixes and version bytes of the chain. */
  readonly form: UtxoChain;
  readonly coinType: number;
  /** Smallest p2wpkh output that nodes relay. */
  readonly dust: bigint;
  readonly maximumSupply: bigint;
}

/** Parts of a network definition that this folder uses. */
export interface UtxoDefinition extends Pick<NetworkDefinition, 'coinType'> {
  readonly model: UtxoModel;
}

export function toUtxoNetwork(
  network: SignableNetwork,
  chain: ChainName,
  { coinType, model }: UtxoDefinition,
): UtxoNetwork {
  // SLIP-44 gives the test chains of all networks one coin type.
  const isTestChain = chain === 'test' || chain === 'regtest';
  return {
    network,
    chain,
    form: model.chains[chain],
    coinType: isTestChain ? 1 : coinType,
    dust: model.dust,
    maximumSupply: model.maximumSupply,
  };
}
