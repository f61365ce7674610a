import { getNetwork, type Network } from '../networks/registry.ts';

/**
 * Source of a transaction without a hash: a contract that paid without a transfer that blocks show, or a correction of
 * the books to the balance on the chain.
 */
export type UnlistedSource = 'contract' | 'correction';

/**
 * Returns the source of a transaction without a hash.
 * @example
 * unlistedSource({ blockchainNetwork: 'ETH', tokenSymbol: null, type: 'RECEIVED' }); // 'contract'
 * unlistedSource({ blockchainNetwork: 'ETH', tokenSymbol: null, type: 'SENT' }); // 'correction'
 */
export function unlistedSource(transaction: {
  readonly blockchainNetwork: Network;
  readonly tokenSymbol: string | null;
  readonly type: 'SENT' | 'RECEIVED' | 'SELF' | 'CONTRACT';
}): UnlistedSource {
  const { blockchainNetwork, tokenSymbol, type } = transaction;
  const { family } = getNetwork(blockchainNetwork).model;
  const isHidden = tokenSymbol === null && (family === 'evm' || family === 'tron');
  return isHidden && type === 'RECEIVED' ? 'contract' : 'correction';
}
