import { type Network, toBaseUnits } from '@billfold/core';
import type { ChainTransaction, TronFees } from '../../../chains/chain.ts';
import { askWaiting } from './find-transaction.ts';
import { formatAddress } from './hex-address.ts';
import { loadAccount } from './load-account.ts';
import { loadFees } from './load-fees.ts';
import { type NodeTransaction, pendingHashes } from './node-answers.ts';
import { type Cost, isPlainTransfer, orderOf, toWaiting } from './to-chain-transaction.ts';
import type { TronNode } from './tron-node.ts';

/**
 * Creates the mempool of a node. Transactions that were read stay cached while they wait. A large
 * mempool is read in parts: each transaction costs a call or two, and a block comes every three
 * seconds.
 */
export function createWaitingTransactions(
  node: TronNode,
  network: Network,
): () => Promise<readonly ChainTransaction[]> {
  let kept: ReadonlyMap<string, ChainTransaction> = new Map();
  return async () => {
    const { txId: hashes = [] } = await node.ask({
      method: 'gettransactionlistfrompending',
      schema: pendingHashes(),
    });
    const fresh = hashes.filter((hash) => !kept.has(hash)).slice(0, readAtOnce);
    const read = new Map(fresh.length === 0 ? [] : await readAll(node, network, fresh));
    kept = new Map(
      hashes.flatMap((hash): [string, ChainTransaction][] => {
        const transaction = kept.get(hash) ?? read.get(hash);
        return transaction === undefined ? [] : [[hash, transaction]];
      }),
    );
    return [...kept.values()];
  };
}

const readAtOnce = 50;

async function readAll(node: TronNode, network: Network, hashes: readonly string[]) {
  const fees = await loadFees(node);
  const read: [string, ChainTransaction][] = [];
  for (const hash of hashes) {
    const transaction = await askWaiting(node, hash);
    if (transaction === null) continue;
    const cost = await highestCost(node, fees, transaction);
    read.push([hash, toWaiting(network, transaction, cost)]);
  }
  return read;
}

/** Returns the highest fee, without staked resources or the daily allowance. */
async function highestCost(
  node: TronNode,
  fees: TronFees,
  transaction: NodeTransaction,
): Promise<Cost> {
  const place = bandwidthOf(transaction) * fees.sunPerByte;
  if (!isPlainTransfer(transaction))
    return { fee: toBaseUnits(place + (transaction.raw_data.fee_limit ?? 0n)) };
  const to = formatAddress(orderOf(transaction).to_address ?? '');
  const opens = to !== null && !(await loadAccount(node, to)).isActivated;
  const activation = toBaseUnits(fees.activation);
  return opens ? { fee: activation, networkFee: activation } : { fee: toBaseUnits(place) };
}

/**
 * The bytes of a transaction, and 64 for its result.
 * @see java-tron, BandwidthProcessor; protocol/core/Tron.proto, `Transaction`
 */
function bandwidthOf({ raw_data_hex, signature = [] }: NodeTransaction): bigint {
  const lengths = [raw_data_hex, ...signature].map((hex) => hex.length / 2);
  const size = lengths.reduce((sum, length) => sum + 1 + (length < 128 ? 1 : 2) + length, 0);
  return BigInt(size) + 64n;
}
