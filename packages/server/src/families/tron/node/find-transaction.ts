import {
  ChainFaultError,
  type ChainTransactionPlace,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { loadBlockRef } from './load-block.ts';
import { type NodeTransaction, nodeOutcome, nodeTransaction, orNothing } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/**
 * Finds a transaction, asking in the order in which it moves, so that one mined meanwhile is not
 * missed.
 */
export async function findTransaction(
  node: TronNode,
  hash: string,
): Promise<ChainTransactionPlace | null> {
  if ((await askWaiting(node, hash)) !== null) return { place: 'mempool' };
  const outcome = await node.ask({
    method: 'gettransactioninfobyid',
    body: { value: hash },
    schema: orNothing(nodeOutcome()),
  });
  if (outcome === null) return null;
  if (outcome.id !== hash) throw new ChainFaultError('The node shows another transaction.');
  const block = await loadBlockRef(node, outcome.blockNumber ?? 0);
  if (block === null) throw new ChainUnavailableError('The chain moved while it was read.');
  return { place: 'block', block };
}

/** Null for one that does not wait. */
export async function askWaiting(node: TronNode, hash: string): Promise<NodeTransaction | null> {
  const found = await node.ask({
    method: 'gettransactionfrompending',
    body: { value: hash },
    schema: orNothing(nodeTransaction()),
  });
  if (found !== null && found.txID !== hash)
    throw new ChainFaultError('The node shows another transaction.');
  return found;
}
