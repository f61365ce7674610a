import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { commitment } from './commitment.ts';
import { foundTransaction, listedTransaction, type NodeTransaction } from './node-answers.ts';

export interface ListedTransactions {
  readonly rpc: JsonRpc;
  readonly slot: number;
  /** JSON array. */
  readonly transactions: string;
  /** Finds what is watched in a text. */
  readonly isWatched: (text: string) => boolean;
}

/**
 * Loads the transactions of a block that name a watched account, or an account for a token of a watched owner. Null
 * where they are more than are worth a call each, or where the node does not show one of them in that block.
 */
export async function loadConcerned({
  rpc,
  slot,
  transactions,
  isWatched,
}: ListedTransactions): Promise<readonly NodeTransaction[] | null> {
  // Most blocks have none, and are never parsed.
  if (!isWatched(transactions)) return [];
  const hashes = findHashes(transactions, isWatched);
  if (hashes === null || hashes.length > mostConcerned) return null;
  const concerned: NodeTransaction[] = [];
  for (const hash of hashes) {
    const found = await askTransaction(rpc, hash);
    if (found?.slot !== slot || found.transaction.signatures[0] !== hash) return null;
    concerned.push(found);
  }
  return concerned;
}

/** Transactions of a block that take less work by themselves than the whole block. */
const mostConcerned = 20;

/** Null for a list in a form that is not read. */
function findHashes(
  transactions: string,
  isWatched: ListedTransactions['isWatched'],
): readonly string[] | null {
  const hashes: string[] = [];
  for (const each of listOf(transactions)) {
    if (!isWatched(JSON.stringify(each))) continue;
    const listed = listedTransaction().safeParse(each);
    const [hash] = listed.data?.transaction.signatures ?? [];
    if (hash === undefined) return null;
    hashes.push(hash);
  }
  return hashes.length === 0 ? null : hashes;
}

function listOf(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function askTransaction(rpc: JsonRpc, hash: string) {
  const options = { commitment, encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 };
  return rpc.call({
    method: 'getTransaction',
    params: [hash, options],
    schema: foundTransaction(),
  });
}
