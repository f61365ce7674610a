import * as z from 'zod/mini';
import type { ChainTransaction, ChainTransactionPlace } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { createSentTransactions, type SentPlace } from '../../../chains/sent-transactions.ts';
import { commitment } from './commitment.ts';
import type { SolanaBlocks } from './load-block.ts';
import { inContext, type NodeStatus, statuses } from './node-answers.ts';

export interface SentToNode {
  readonly transaction: ChainTransaction;
  /** Base58, of the block by which it is known to be recent. */
  readonly blockhash: string;
}

/** Creates the finder of transactions; nodes know only mined ones. */
export function createTransactionFinder(rpc: JsonRpc, blocks: Pick<SolanaBlocks, 'inSlot'>) {
  const sent = createSentTransactions<SentToNode>((all) => placesOf(rpc, all));
  return {
    sent,
    find: async (hash: string): Promise<ChainTransactionPlace | null> => {
      const status = await askStatus(rpc, hash);
      if (isMined(status)) return { place: 'block', block: await blocks.inSlot(status.slot) };
      if (status !== null) return { place: 'mempool' };
      if (!sent.isKnown(hash)) return null;
      const waiting = await sent.waiting();
      return waiting.some((each) => each.hash === hash) ? { place: 'mempool' } : null;
    },
  };
}

async function placesOf(rpc: JsonRpc, all: readonly SentToNode[]): Promise<readonly SentPlace[]> {
  const found = await askStatuses(
    rpc,
    all.map(({ transaction }) => transaction.hash),
  );
  const isAlive = new Map<string, boolean>();
  const places: SentPlace[] = [];
  for (const [at, { blockhash }] of all.entries()) {
    const status = found[at] ?? null;
    if (status === null && !isAlive.has(blockhash))
      isAlive.set(blockhash, await isRecent(rpc, blockhash));
    places.push(placeOf(status, isAlive.get(blockhash) ?? true));
  }
  return places;
}

function placeOf(status: NodeStatus, isAlive: boolean): SentPlace {
  if (status?.confirmationStatus === 'finalized') return 'settled';
  if (isMined(status)) return 'mined';
  return status !== null || isAlive ? 'waiting' : 'over';
}

/**
 * Returns whether a transaction is mined. `processed` is not enough: that block has few votes so
 * far.
 */
function isMined(status: NodeStatus): status is NonNullable<NodeStatus> {
  return status !== null && status.confirmationStatus !== 'processed';
}

async function askStatus(rpc: JsonRpc, hash: string): Promise<NodeStatus> {
  try {
    const [status = null] = await askStatuses(rpc, [hash]);
    return status;
  } catch (error) {
    // The hash of no transaction: nodes refuse to look for what is no signature.
    if (error instanceof JsonRpcError && error.code === invalidParameters) return null;
    throw error;
  }
}

async function askStatuses(
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

async function isRecent(rpc: JsonRpc, blockhash: string): Promise<boolean> {
  const { value } = await rpc.call({
    method: 'isBlockhashValid',
    params: [blockhash, { commitment }],
    schema: inContext(z.boolean()),
  });
  return value;
}

/** The most that nodes answer. */
const statusesAtOnce = 256;

const invalidParameters = -32_602;
