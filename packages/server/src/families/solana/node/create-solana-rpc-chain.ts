import { type ChainName, toBaseUnits } from '@billfold/core';
import { getKeyring, type SolanaKeyring } from '@billfold/keyring';
import type { Chain } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import {
  createWaitingTransactions,
  type SentTransactions,
} from '../../../chains/sent-transactions.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { broadcast } from './broadcast.ts';
import { commitment } from './commitment.ts';
import { describeSent } from './describe-sent.ts';
import { areMined, findTransaction } from './find-transactions.ts';
import { createSolanaBlocks } from './load-block.ts';
import { loadFees } from './load-fees.ts';
import { loadRecentBlock } from './load-recent-block.ts';
import { amountAnswer, inContext } from './node-answers.ts';
import { simulateTransfer } from './simulate-transfer.ts';
import { probeBalances, surveyHoldings } from './survey-holdings.ts';

export interface SolanaRpcOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly rpc: JsonRpc;
  readonly sent: SentTransactions;
}

/**
 * Creates the chain of a Solana node that keeps transactions (`--enable-rpc-transaction-history`).
 * Heights are those of blocks, not of slots, so that each block has a parent one below it and a
 * send never names an empty slot. The mempool holds the transactions that were sent from here: nodes
 * show none.
 */
export function createSolanaRpcChain({ network, chain, rpc, sent }: SolanaRpcOptions): Chain {
  const keyring = keyringOf(network, chain);
  const blocks = createSolanaBlocks(rpc, keyring);
  const find = (hash: string) => findTransaction({ rpc, blocks, sent }, hash);
  const surveyed = { rpc, keyring, inSlot: blocks.inSlot };
  return {
    network,
    chain,
    head: blocks.head,
    blockAt: blocks.at,
    watchedBlockAt: blocks.watchedAt,
    mempool: createWaitingTransactions({
      sent,
      decode: keyring.decodeTransfer,
      describe: (transfer) => describeSent(rpc, keyring, transfer),
      areMined: (hashes) => areMined(rpc, hashes),
    }),
    hasMempool: false,
    find,
    prove: null,
    fees: () => loadFees(rpc),
    recentBlock: () => loadRecentBlock(rpc, keyring),
    loadAccount: async (address) => {
      const params = [address, { commitment }];
      const schema = inContext(amountAnswer());
      const { value } = await rpc.call({ method: 'getBalance', params, schema });
      return { balance: toBaseUnits(value), nonce: null, isActivated: value > 0n };
    },
    probe: (addresses) => probeBalances(surveyed, addresses),
    simulateTransfer: (transfer) => simulateTransfer(rpc, keyring, transfer),
    survey: (addresses) => surveyHoldings(surveyed, addresses),
    broadcast: (raw) => {
      const isKnown = async (hash: string) => (await find(hash)) !== null;
      return broadcast({ rpc, keyring, isKnown }, raw);
    },
  };
}

function keyringOf(network: ServedNetwork, chain: ChainName): SolanaKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'solana') throw new TypeError(`${network} is no network of this family`);
  return keyring;
}
