import * as z from 'zod/mini';
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
  const data = `0x${balanceReader}${wanted.map(encode).join('')}`;
  try {
    const words = await rpc.call({
      method: 'eth_call',
      params: [{ data }, block],
      schema: z.string(),
    });
    return readWords(words, wanted.length);
  } catch (error) {
    if (error instanceof JsonRpcError) return null;
    throw error;
  }
}

/** Contract and holder, 20 bytes each; no contract is the native asset. */
const encode = ({ address, contract }: WantedBalance): string =>
  [contract ?? `0x${'00'.repeat(20)}`, address].map((each) => each.slice(2).toLowerCase()).join('');

function readWords(answer: string, count: number): readonly bigint[] | null {
  if (!/^0x[\da-f]*$/i.test(answer) || answer.length !== 2 + 64 * count) return null;
  return Array.from({ length: count }, (_, at) =>
    BigInt(`0x${answer.slice(2 + 64 * at, 66 + 64 * at)}`),
  );
}

/**
 * Code that reads the pairs behind it and returns a word for each. It keeps the place of the next pair and of the
 * next word on the stack, in this order. A token that fails, or answers less than a word but something, undoes the
 * call; a contract that is not there answers nothing, and counts as zero.
 */
export const balanceReader = [
  '60676080', // place = length of this code, word = 0x80
  '5b813811601257608080910390f3', // behind the last pair: return what is written
  '5b60288260403960545160601c60405160601c', // holder and contract at place
  '8060305750318152605b56', // without a contract: write the balance of the holder
  '5b6370a0823160e01b60005290600452', // balanceOf(holder), see EIP-20
  '60208260246000845afa3d601f103d151716605957600080fd', // write its answer, or undo the call
  '5b505b6020019060280190600456', // to the next word and the next pair
].join('');
