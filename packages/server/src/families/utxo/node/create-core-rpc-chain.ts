import { type ChainName, getNetwork } from '@billfold/core';
import { getKeyring, type UtxoKeyring } from '@billfold/keyring';
import type { Chain } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { broadcast } from './broadcast.ts';
import { findTransaction } from './find-transaction.ts';
import { loadBlock } from './load-block.ts';
import { loadFees, type TargetBlocks } from './load-fees.ts';
import { loadTransaction } from './load-transaction.ts';
import { measurePackage } from './measure-package.ts';
import { chainInfo, hashes } from './node-answers.ts';
import { proveTransaction } from './prove-transaction.ts';
import { surveyOutputs } from './survey-outputs.ts';
import { createWaitingTransactions } from './waiting-transactions.ts';

export interface CoreRpcOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly rpc: JsonRpc;
}

/**
 * A chain behind a node of Bitcoin Core's kind, from 0.21, with an index of transactions. Of blocks
 * and transactions only the raw bytes are believed, whose hashes are made again here.
 */
export function createCoreRpcChain({ network, chain, rpc }: CoreRpcOptions): Chain {
  const keyring = keyringOf(network, chain);
  const targets = targetsOf(network);
  const find: Chain['find'] = (hash) => findTransaction(rpc, keyring, hash);
  return {
    network,
    chain,
    head: async () => {
      const info = await rpc.call({ method: 'getblockchaininfo', schema: chainInfo() });
      return { height: info.blocks, hash: info.bestblockhash };
    },
    blockAt: (height) => loadBlock(rpc, keyring, height),
    hasMempool: true,
    mempool: createWaitingTransactions({
      hashes: () => rpc.call({ method: 'getrawmempool', schema: hashes() }),
      read: (hash) => loadTransaction(rpc, keyring, hash),
    }),
    find,
    prove: (hash) => proveTransaction(rpc, keyring, hash),
    fees: () => loadFees(rpc, targets),
    measurePackage: (hash) => measurePackage(rpc, hash),
    loadAccount: null,
    probe: null,
    simulateTransfer: null,
    survey: (addresses) => surveyOutputs(rpc, addresses),
    broadcast: (raw) =>
      broadcast({ rpc, keyring, isKnown: async (hash) => (await find(hash)) !== null }, raw),
  };
}

function keyringOf(network: ServedNetwork, chain: ChainName): UtxoKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'utxo') throw new TypeError(`${network} is no network of this family`);
  return keyring;
}

function targetsOf(network: ServedNetwork): TargetBlocks {
  const { feePriority } = getNetwork(network);
  if (feePriority.choice !== 'selectable')
    throw new TypeError(`${network} has no choice of priorities`);
  return feePriority.targetBlocks;
}
