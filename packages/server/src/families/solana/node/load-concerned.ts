import * as z from 'zod/mini';
import { ChainFaultError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
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
  // All of them are under way together: blocks come faster than several answers one after the other.
  for (const found of await Promise.all(hashes.map((hash) => askTransaction(rpc, hash)))) {
    const hash = hashes[concerned.length];
    if (found?.slot !== slot || found.transaction.signatures[0] !== hash) return null;
    concerned.push(found);
  }
  return concerned;
}

/** Transactions of a block that take less work by themselves than the whole block. Anybody can have more name us. */
const mostConcerned = 4;

/**
 * Tells whether a list names every account of its transactions, those of look-up tables included: each account has a
 * balance. False where none of them tells.
 */
export function showsAccounts(transactions: string): boolean {
  const told = listOf(transactions).flatMap((each) => listedAccounts().safeParse(each).data ?? []);
  return (
    told.length > 0 &&
    told.every(
      ({ meta, transaction }) => transaction.accountKeys.length === meta.preBalances.length,
    )
  );
}

const listedAccounts = () =>
  z.object({
    meta: z.object({ preBalances: z.array(z.unknown()).check(z.minLength(1)) }),
    transaction: z.object({ accountKeys: z.array(z.unknown()) }),
  });

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

/** Null also where the node refuses it, or misanswers, beside a block that it shows. */
async function askTransaction(rpc: JsonRpc, hash: string) {
  const options = { commitment, encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 };
  try {
    return await rpc.call({
      method: 'getTransaction',
      params: [hash, options],
      schema: foundTransaction(),
    });
  } catch (error) {
    if (error instanceof JsonRpcError || error instanceof ChainFaultError) return null;
    throw error;
  }
}
