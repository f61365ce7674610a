import { type ChainName, type Clock, getNetwork, type Platform } from '@billfold/core';
import { getKeyring, KeyringError, type UtxoKeyring } from '@billfold/keyring';
import type { Chain, ChainTransaction } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import type { PublisherAddress } from '../../../chains/node-settings.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { timerSchedule } from '../../../platform/timer-schedule.ts';
import { toUtxoTransaction } from '../utxo-transaction.ts';
import { broadcast } from './broadcast.ts';
import { findTransaction } from './find-transaction.ts';
import { listWaiting, requireHash } from './list-waiting.ts';
import { loadBlock } from './load-block.ts';
import { loadFees, type TargetBlocks } from './load-fees.ts';
import { loadTransaction } from './load-transaction.ts';
import { measurePackage } from './measure-package.ts';
import { chainInfo } from './node-answers.ts';
import { followMempool } from './notifications/follow-mempool.ts';
import type { ZmtpSubscription } from './notifications/subscribe-zmtp.ts';
import { proveTransaction } from './prove-transaction.ts';
import { surveyOutputs } from './survey-outputs.ts';
import { createWaitingTransactions, type WaitingTransactions } from './waiting-transactions.ts';

export interface CoreRpcOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly rpc: JsonRpc;
  readonly clock: Clock;
  /** Where the node publishes changes of its mempool; left out where it does not. */
  readonly publisher?: PublisherAddress | undefined;
  /** Timers between two connections to it; those of Node unless given. */
  readonly schedule?: Platform['schedule'];
}

/**
 * A chain behind a node of Bitcoin Core's kind, from 0.21, with an index of transactions. Of blocks
 * and transactions only the raw bytes are believed, whose hashes are made again here.
 */
export function createCoreRpcChain(options: CoreRpcOptions): Chain {
  const { network, chain, rpc, clock } = options;
  const keyring = keyringOf(network, chain);
  const targets = targetsOf(network);
  let headHash: string | undefined;
  const waiting = createWaitingTransactions({
    clock,
    headHash: () => headHash,
    eachHash: (visit) => listWaiting(rpc, visit),
    read: async (hash) => loadTransaction(rpc, keyring, requireHash(hash)),
    decode: (bare) => decode(keyring, bare),
  });
  const followed = followOnce(options, waiting);
  const find: Chain['find'] = (hash) => findTransaction(rpc, keyring, hash);
  return {
    network,
    chain,
    head: async () => {
      const info = await rpc.call({ method: 'getblockchaininfo', schema: chainInfo() });
      headHash = info.bestblockhash;
      waiting.noteHead(headHash);
      return { height: info.blocks, hash: headHash };
    },
    blockAt: (height) => loadBlock(rpc, keyring, height),
    hasMempool: true,
    mempool: () => followed.while(waiting.list),
    viewMempool: () => followed.while(waiting.view),
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
    close: followed.close,
  };
}

/** Follows the mempool from the first look at it on: a process that never looks needs no connection. */
function followOnce(
  { publisher: address, schedule = timerSchedule }: CoreRpcOptions,
  { changes }: WaitingTransactions,
) {
  let subscription: ZmtpSubscription | null = null;
  return {
    while: <T>(look: () => Promise<T>): Promise<T> => {
      if (address !== undefined) subscription ??= followMempool({ address, schedule, changes });
      return look();
    },
    close: () => subscription?.close(),
  };
}

function decode(keyring: UtxoKeyring, bare: Buffer): ChainTransaction | undefined {
  try {
    return toUtxoTransaction(keyring.decodeTransfer(bare));
  } catch (error) {
    if (error instanceof KeyringError) return undefined;
    throw error;
  }
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
