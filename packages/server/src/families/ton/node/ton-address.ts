import {
  type ChainName,
  type Network,
  type TokenDefinition,
  tokensOf,
  validateAddress,
} from '@billfold/core';
import { ChainFaultError } from '../../../chains/chain.ts';

export interface OnChain {
  readonly network: Network;
  readonly chain: ChainName;
}

/** Converts an address from the raw form of nodes to the stored form. */
export function formatAddress({ network, chain }: OnChain, raw: string): string {
  const check = validateAddress(network, raw, chain);
  if (!check.valid) throw new ChainFaultError(`The node names ${raw} as an address.`);
  return check.normalized;
}

/**
 * Converts an address from any form to the raw form of nodes. Text that is not an address stays.
 */
export function rawAddress(address: string): string {
  const bytes = Buffer.from(address, 'base64url');
  if (address.includes(':') || bytes.length !== 36) return address.toLowerCase();
  return `${bytes.readInt8(1)}:${bytes.subarray(2, 34).toString('hex')}`;
}

/** The token of core's table that `jetton` issues, whatever chain it is asked on. */
export function findJetton(network: Network, jetton: string): TokenDefinition | undefined {
  const wanted = rawAddress(jetton);
  return tokensOf(network).find(({ contract }) => rawAddress(contract) === wanted);
}
