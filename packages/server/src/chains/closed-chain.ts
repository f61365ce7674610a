import type { ChainName } from '@billfold/core';
import { type Chain, ChainUnavailableError } from './chain.ts';
import type { ServedNetwork } from './served-networks.ts';

/**
 * Creates the chain of a network without a node. Its keys and addresses are derived like all
 * others, so that a node can be added later without the secrets of the wallets.
 */
export function createClosedChain(network: ServedNetwork, chain: ChainName): Chain {
  const refuse = () =>
    Promise.reject(new ChainUnavailableError(`There is no node for ${network} here.`));
  return {
    network,
    chain,
    head: refuse,
    blockAt: refuse,
    hasMempool: true,
    mempool: refuse,
    find: refuse,
    prove: refuse,
    fees: refuse,
    loadAccount: refuse,
    probe: refuse,
    simulateTransfer: refuse,
    survey: refuse,
    broadcast: refuse,
  };
}
