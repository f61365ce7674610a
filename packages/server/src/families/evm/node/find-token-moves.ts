import * as z from 'zod/mini';
import { ChainFaultError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { movedToken } from './node-answers.ts';
import { type OnChain, transferTopic } from './token-transfers.ts';

/** Place that a search looks at: a block by its hash (EIP-234), or a range of heights, both ends included. */
export type SearchedPlace =
  | { readonly blockHash: string }
  | { readonly fromBlock: number; readonly toBlock: number };

/** Transfer of a token that we know, between any two addresses. */
export interface TokenMove {
  readonly blockHash: string;
  readonly transactionHash: string;
  /** Addresses of sender and recipient, in lower case. */
  readonly sides: readonly string[];
}

/**
 * Finds all transfers of the tokens that we know: one call for any number of addresses. Null where the node refuses
 * the search.
 */
export async function findTokenMoves(
  rpc: JsonRpc,
  on: OnChain,
  place: SearchedPlace,
): Promise<readonly TokenMove[] | null> {
  if (on.tokens.size === 0) return [];
  const filter = { ...toFilter(place), address: [...on.tokens.keys()], topics: [transferTopic] };
  const found = await rpc
    .call({ method: 'eth_getLogs', params: [filter], schema: z.array(movedToken()) })
    .catch(unlessRefused);
  return (
    found?.map(({ blockHash, transactionHash, topics, removed }) => {
      if (removed === true)
        throw new ChainFaultError(`The node of ${on.network} shows a log that was taken back.`);
      const sides = topics.slice(1, 3).map((word) => `0x${word.slice(-40).toLowerCase()}`);
      return { blockHash, transactionHash, sides };
    }) ?? null
  );
}

function toFilter(place: SearchedPlace): Readonly<Record<string, string>> {
  if ('blockHash' in place) return { blockHash: place.blockHash };
  const { fromBlock, toBlock } = place;
  return { fromBlock: `0x${fromBlock.toString(16)}`, toBlock: `0x${toBlock.toString(16)}` };
}

function unlessRefused(error: unknown): null {
  if (error instanceof JsonRpcError) return null;
  throw error;
}
