import * as z from 'zod/mini';
import { JsonRpcError } from '../src/chains/json-rpc.ts';
import type { NodeCall, NodeInterceptor, SolanaHttpNode } from './solana-http-node.ts';

/** A small generator of numbers from 0 to 1 that repeats for a seed (mulberry32). Not for secrets. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Answers as a pool of nodes of which each call reaches another one: some lag, some refuse what they do not
 * know, some forget what they were sent. None is ahead of the chain.
 */
export function createLyingPool(
  { cluster }: Pick<SolanaHttpNode, 'cluster'>,
  random: () => number,
): { readonly intercept: NodeInterceptor; readonly lies: () => number } {
  let lies = 0;
  const isLying = (share: number): boolean => {
    const lying = random() < share;
    lies += lying ? 1 : 0;
    return lying;
  };

  async function sendTransaction({ params, answer }: NodeCall): Promise<unknown> {
    const [, { skipPreflight }] = z.parse(sendParams, params);
    if (!skipPreflight && isLying(0.4)) throw refusal('Blockhash not found');
    const named = await answer();
    if (isLying(0.3)) cluster.forgetWaiting();
    // The bytes are out, and the node that is asked says that it does not know them.
    if (isLying(0.2)) throw refusal('Blockhash not found');
    return named;
  }

  return {
    lies: () => lies,
    intercept: async (call) => {
      switch (call.method) {
        case 'sendTransaction':
          return sendTransaction(call);
        case 'getSignatureStatuses': {
          const { value } = z.parse(statuses, await call.answer());
          return { value: isLying(0.4) ? value.map(() => null) : value };
        }
        default:
          return call.answer();
      }
    },
  };
}

const sendParams = z.tuple([z.string(), z.object({ skipPreflight: z.boolean() })]);
const statuses = z.object({ value: z.array(z.unknown()) });

const refusal = (reason: string): JsonRpcError =>
  new JsonRpcError(-32_002, `Transaction simulation failed: ${reason}`);
