import type { ChainTransactionPlace } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import type { SentTransactions } from '../../../chains/sent-transactions.ts';
import type { SolanaBlocks } from './load-block.ts';
import { type NodeStatus, statuses } from './node-answers.ts';

export interface Finder {
  readonly rpc: JsonRpc;
  readonly blocks: Pick<SolanaBlocks, 'inSlot'>;
  readonly sent: Pick<SentTransactions, 'has'>;
}

/** Finds a transaction: nodes know the mined ones, our records those that were sent from here. */
export async function findTransaction(
  { rpc, blocks, sent }: Finder,
  hash: string,
): Promise<ChainTransactionPlace | null> {
  const status = await loadStatus(rpc, hash);
  if (isMined(status)) return { place: 'block', block: await blocks.inSlot(status.slot) };
  return status !== null || (await sent.has(hash)) ? { place: 'mempool' } : null;
}

/** Returns whether each transaction is in a block, in the same order. */
export async function areMined(
  rpc: JsonRpc,
  hashes: readonly string[],
): Promise<readonly boolean[]> {
  return (await loadStatuses(rpc, hashes)).map(isMined);
}

/** Loads the status of a transaction from the whole history of the node; null for none. */
export async function loadStatus(rpc: JsonRpc, hash: string): Promise<NodeStatus> {
  try {
    const [status = null] = await loadStatuses(rpc, [hash]);
    return status;
  } catch (error) {
    // The hash of no transaction: nodes refuse to look for what is no signature.
    if (error instanceof JsonRpcError && error.code === invalidParameters) return null;
    throw error;
  }
}

/**
 * Returns whether a transaction is mined. `processed` is not enough: that block has few votes so
 * far.
 */
function isMined(status: NodeStatus): status is NonNullable<NodeStatus> {
  return status !== null && status.confirmationStatus !== 'processed';
}

async function loadStatuses(
  rpc: JsonRpc,
  hashes: readonly string[],
): Promise<readonly NodeStatus[]> {
  const found: NodeStatus[] = [];
  for (let at = 0; at < hashes.length; at += statusesAtOnce) {
    const group = hashes.slice(at, at + statusesAtOnce);
    const params = [group, { searchTransactionHistory: true }];
    const schema = statuses();
    const { value } = await rpc.call({ method: 'getSignatureStatuses', params, schema });
    found.push(...group.map((_, place) => value[place] ?? null));
  }
  return found;
}

/** The most that nodes answer. */
const statusesAtOnce = 256;

const invalidParameters = -32_602;
