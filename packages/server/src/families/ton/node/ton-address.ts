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

/** In the one form that our books know, from that of nodes. */
export function formatAddress({ network, chain }: OnChain, raw: string): string {
  const check = validateAddress(network, raw, chain);
  if (!check.valid) throw new ChainFaultError(`The node names ${raw} as an address.`);
  return check.normalized;
}

/** As nodes write it, from any form; what is no address is left as it is. */
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
