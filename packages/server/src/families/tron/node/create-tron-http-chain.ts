import type { ChainName } from '@billfold/core';
import { getKeyring, type TronKeyring } from '@billfold/keyring';
import type { Chain } from '../../../chains/chain.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { broadcast } from './broadcast.ts';
import { findTransaction } from './find-transaction.ts';
import { loadAccount } from './load-account.ts';
import { loadBlock } from './load-block.ts';
import { loadFees } from './load-fees.ts';
import { probeBalances } from './probe-balances.ts';
import { simulateTransfer } from './simulate-transfer.ts';
import { surveyHoldings } from './survey-holdings.ts';
import { createTronBlocks } from './tron-blocks.ts';
import type { TronNode } from './tron-node.ts';
import { createWaitingTransactions } from './waiting-transactions.ts';

export interface TronHttpOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly node: TronNode;
}

/**
 * Tron behind a full node of java-tron from 4.4, or TronGrid. Nothing here was ever run by java-tron:
 * it has no program for tests, so it is held against its answers as they are documented, given by our
 * own ledger.
 */
export function createTronHttpChain({ network, chain, node }: TronHttpOptions): Chain {
  const keyring = keyringOf(network, chain);
  const blocks = createTronBlocks(node, network);
  return {
    network,
    chain,
    head: blocks.head,
    blockAt: (height) => loadBlock(node, network, height),
    watchedBlockAt: blocks.watchedAt,
    hasMempool: true,
    mempool: createWaitingTransactions(node, network),
    find: (hash) => findTransaction(node, hash),
    prove: null,
    fees: () => loadFees(node),
    loadAccount: (address) => loadAccount(node, address),
    // Full nodes have the state of their head alone.
    probe: (addresses) => probeBalances(node, network, addresses),
    simulateTransfer: (transfer) => simulateTransfer(node, transfer),
    survey: (addresses) => surveyHoldings(node, network, addresses),
    refusesBatches: blocks.refusesRanges,
    broadcast: (raw) => broadcast({ node, keyring }, raw),
  };
}

function keyringOf(network: ServedNetwork, chain: ChainName): TronKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'tron') throw new TypeError(`${network} is no network of this family`);
  return keyring;
}
