import type { ChainName, NetworkDefinition, TonModel } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** One chain of one network of the family, as everything in this folder needs it. */
export interface TonNetwork {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly coinType: number;
  readonly workchain: number;
  readonly testOnly: boolean;
  /** Subwallet of its wallets: signed along, and part of what their addresses are hashes of. */
  readonly walletId: number;
  readonly maximumAmount: bigint;
  /** Longest comment, in bytes. */
  readonly maximumMemoBytes: number;
}

/** Parts of a network definition that this folder uses. */
export interface TonDefinition extends Pick<NetworkDefinition, 'coinType' | 'memo'> {
  readonly model: TonModel;
}

export function toTonNetwork(
  network: SignableNetwork,
  chain: ChainName,
  { coinType, memo, model }: TonDefinition,
): TonNetwork {
  const { workchain, maximumAmount } = model;
  const maximumMemoBytes = memo?.maximumBytes ?? 0;
  return {
    network,
    chain,
    coinType,
    workchain,
    maximumAmount,
    maximumMemoBytes,
    ...model.chains[chain],
  };
}
