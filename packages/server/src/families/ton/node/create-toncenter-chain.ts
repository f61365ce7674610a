import type { ChainName } from '@billfold/core';
import { getKeyring, type TonKeyring } from '@billfold/keyring';
import type { Chain } from '../../../chains/chain.ts';
import {
  createWaitingTransactions,
  type SentTransactions,
} from '../../../chains/sent-transactions.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { toProbes } from '../../../chains/to-probe.ts';
import { broadcast } from './broadcast.ts';
import { describeSent } from './describe-sent.ts';
import { areMined, findTransaction } from './find-transactions.ts';
import { loadAccount } from './load-account.ts';
import { loadBlock } from './load-block.ts';
import { loadFees } from './load-fees.ts';
import { simulateTransfer } from './simulate-transfer.ts';
import { surveyHoldings } from './survey-holdings.ts';
import { createTonBlocks } from './ton-blocks.ts';
import type { TonNode } from './ton-node.ts';

export interface ToncenterOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly node: TonNode;
  readonly sent: SentTransactions;
}

/**
 * TON behind TonCenter, versions 2 and 3. Blocks are those of the masterchain. The mempool holds the
 * transactions that were sent from here: the index lists none of others.
 *
 * The books count what is sent, as they do elsewhere: what a wallet pays for taking money in, and rent,
 * are some ten-thousandths of a TON that they do not see. Who sends everything sends what is there.
 */
export function createToncenterChain({ network, chain, node, sent }: ToncenterOptions): Chain {
  const keyring = keyringOf(network, chain);
  const find = (hash: string) => findTransaction(node, sent, hash);
  const blocks = createTonBlocks(node, keyring);
  return {
    network,
    chain,
    head: blocks.head,
    blockAt: (height) => loadBlock(node, keyring, height),
    watchedBlockAt: blocks.watchedAt,
    restingHead: blocks.restingHead,
    quietBlocks: blocks.quietBlocks,
    mempool: createWaitingTransactions({
      sent,
      decode: keyring.decodeTransfer,
      describe: (transfer) => describeSent(node, keyring, transfer),
      areMined: (hashes) => areMined(node, hashes),
    }),
    hasMempool: false,
    find,
    prove: null,
    fees: () => loadFees(node),
    loadAccount: (address) => loadAccount(node, address),
    probe: async (addresses) => toProbes(await surveyHoldings(node, keyring, addresses), addresses),
    simulateTransfer: (transfer) => simulateTransfer(node, keyring, transfer),
    survey: (addresses) => surveyHoldings(node, keyring, addresses),
    broadcast: (raw) =>
      broadcast({ node, keyring, isKnown: async (hash) => (await find(hash)) !== null }, raw),
  };
}

function keyringOf(network: ServedNetwork, chain: ChainName): TonKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'ton') throw new TypeError(`${network} is no network of this family`);
  return keyring;
}
