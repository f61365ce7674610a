import { type ChainName, type Clock, getNetwork } from '@billfold/core';
import { getKeyring, type UtxoKeyring } from '@billfold/keyring';
import type { Chain } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { broadcast } from './broadcast.ts';
import { findTransaction } from './find-transaction.ts';
import { listWaiting, requireHash } from './list-waiting.ts';
import { loadBlock } from './load-block.ts';
import { loadFees, type TargetBlocks } from './load-fees.ts';
import { loadTransaction } from './load-transaction.ts';
import { measurePackage } from './measure-package.ts';
import { chainInfo } from './node-answers.ts';
import { proveTransaction } from './prove-transaction.ts';
import { surveyOutputs } from './survey-outputs.ts';
import { createWaitingTransactions } from './waiting-transactions.ts';

export interface CoreRpcOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly rpc: JsonRpc;
  readonly clock: Clock;
}

/**
 * A chain behind a node of Bitcoin Core's kind, from 0.21, with an index of transactions. Of blocks
 * and transactions only the raw bytes are believed, whose hashes are made again here.
 */
export function createCoreRpcChain({ network, chain, rpc, clock }: CoreRpcOptions): Chain {
  const keyring = keyringOf(network, chain);
  const targets = targetsOf(network);
  let headHash: string | undefined;
  const waiting = createWaitingTransactions({
    clock,
    headHash: () => headHash,
    hashes: () => listWaiting(rpc),
    read: async (hash) => loadTransaction(rpc, keyring, requireHash(hash)),
  });
  const find: Chain['find'] = (hash) => findTransaction(rpc, keyring, hash);
  return {
    network,
    chain,
    head: async () => {
      const info = await rpc.call({ method: 'getblockchaininfo', schema: chainInfo() });
      headHash = info.bestblockhash;
      return { height: info.blocks, hash: headHash };
    },
    blockAt: (height) => loadBlock(rpc, keyring, height),
    hasMempool: true,
    mempool: waiting.list,
    find,
    prove: (hash) => proveTransaction(rpc, keyring, hash),
    fees: () => loadFees(rpc, targets),
    measurePackage: (hash) => measurePackage(rpc, hash),
    loadAccount: null,
    probe: null,
    simulateTransfer: null,
    survey: (addresses) => surveyOutputs(rpc, addresses),
    broadcast: async (raw) => {
      const isKnown = async (hash: string) => (await find(hash)) !== null;
      const result = await broadcast({ rpc, keyring, isKnown }, raw);
      if (result.outcome === 'accepted') waiting.invalidate();
      return result;
    },
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
