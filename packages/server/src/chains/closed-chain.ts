import type { ChainName } from '@billfold/core';
import { type Chain, ChainUnavailableError } from './chain.ts';
import type { ServedNetwork } from './served-networks.ts';

/**
 * A network without a node here. Its keys and addresses are derived as those of any other, so that
 * it can be opened later without anybody's secret.
 */
export function createClosedChain(network: ServedNetwork, chain: ChainName): Chain {
  const refuse = () =>
    Promise.reject(new ChainUnavailableError(`There is no node for ${network} here.`));
  return {
    network,
    chain,
    head: refuse,
    blockAt: refuse,
    mempool: refuse,
    find: refuse,
    fees: refuse,
    loadAccount: refuse,
    simulateTransfer: refuse,
    survey: refuse,
    broadcast: refuse,
  };
}
