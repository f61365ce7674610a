import * as z from 'zod/mini';
import {
  balanceReader,
  encodeWanted,
  readWords,
  type WantedUnits,
} from '../../../chains/balance-reader.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';

/** Balance to ask for: of the native asset where `contract` is null. */
export interface WantedBalance {
  readonly address: string;
  readonly contract: string | null;
}

/**
 * Loads balances after a block by one `eth_call`, in the order of `wanted`. Its code runs as if it created a
 * contract, whose code would be the balances, so nothing needs to be on the chain. Null where the node does not run
 * it, or where a token fails: ask for each balance by itself then.
 */
export async function loadBalancesInOneCall(
  rpc: JsonRpc,
  wanted: readonly WantedBalance[],
  block: object,
): Promise<readonly bigint[] | null> {
  const balances: bigint[] = [];
  for (let from = 0; from < wanted.length; from += mostInCall) {
    const some = await loadSome(rpc, wanted.slice(from, from + mostInCall), block);
    if (some === null) return null;
    balances.push(...some);
  }
  return balances;
}

/** Fewer than the 768 words that the code of a contract may have (EIP-170). */
const mostInCall = 500;

async function loadSome(rpc: JsonRpc, wanted: readonly WantedBalance[], block: object) {
  const data = `0x${balanceReader()}${encodeWanted(wanted.map(toWanted))}`;
  try {
    const words = await rpc.call({
      method: 'eth_call',
      params: [{ data }, block],
      schema: z.string(),
    });
    return words.startsWith('0x') ? readWords(words.slice(2), wanted.length) : null;
  } catch (error) {
    if (error instanceof JsonRpcError) return null;
    throw error;
  }
}

const toWanted = ({ address, contract }: WantedBalance): WantedUnits => ({
  holder: address.slice(2).toLowerCase(),
  contract: contract?.slice(2).toLowerCase() ?? null,
});
