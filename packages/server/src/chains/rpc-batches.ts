import type { Clock } from '@billfold/core';
import { ChainFaultError, ChainUnavailableError } from './chain.ts';
import { type JsonRpc, JsonRpcError, type JsonRpcRequest } from './json-rpc.ts';

/** Call of a batch, which takes the usual time of a node and is parsed with the others. */
export type BatchedRequest<T> = Pick<JsonRpcRequest<T>, 'method' | 'params' | 'schema'>;

/** Answer to one call of a batch. */
export type BatchedAnswer<T> =
  | { readonly kind: 'result'; readonly result: T }
  | { readonly kind: 'refused'; readonly error: JsonRpcError }
  | { readonly kind: 'missing' };

/** A node that is asked several calls in one request (JSON-RPC 2.0, section 6). */
export interface BatchRpc extends JsonRpc {
  /**
   * Calls several methods in few requests. Returns the results in the order of `requests`, with the error of the
   * node in place of what it refuses. A call that is refused in a batch, or left out of its answer, is made again
   * by itself. A node that knows no batches gets single calls, and a batch again after ten minutes.
   * @throws {ChainUnavailableError} the node is out of reach or overloaded
   * @throws {ChainFaultError} a result does not match its schema
   */
  callAll<T>(requests: readonly BatchedRequest<T>[]): Promise<readonly (T | JsonRpcError)[]>;
  /** Returns whether the node gets single calls, because it refused a batch less than ten minutes ago. */
  refusesBatches(): boolean;
}

export interface BatchOptions {
  readonly clock: Clock;
  readonly call: JsonRpc['call'];
  /** Sends one batch. Returns an answer for each request, in their order. */
  readonly send: <T>(
    requests: readonly BatchedRequest<T>[],
  ) => Promise<readonly BatchedAnswer<T>[]>;
}

/** Fewer than the limits of the usual programs and services, and enough for all balances of an address. */
export const mostInBatch = 20;
const singlyForMs = 600_000;

export function createBatches({
  clock,
  call,
  send,
}: BatchOptions): Pick<BatchRpc, 'callAll' | 'refusesBatches'> {
  let singlyUntil = 0;
  const refusesBatches = () => clock.now() < singlyUntil;

  async function callOnce<T>(request: BatchedRequest<T>): Promise<T | JsonRpcError> {
    try {
      return await call(request);
    } catch (error) {
      if (error instanceof JsonRpcError) return error;
      throw error;
    }
  }

  async function sendBatch<T>(requests: readonly BatchedRequest<T>[]) {
    try {
      return await send(requests);
    } catch (error) {
      // A node that is away does not answer the single calls that follow either.
      if (error instanceof ChainFaultError || !(error instanceof ChainUnavailableError))
        throw error;
      return [];
    }
  }

  /** Calls by itself what a batch left open. A refusal that is repeated is believed of the others. */
  async function complete<T>(
    requests: readonly BatchedRequest<T>[],
    answers: readonly BatchedAnswer<T>[],
  ): Promise<readonly (T | JsonRpcError)[]> {
    const results: (T | JsonRpcError)[] = [];
    let isRefusalRepeated = false;
    for (const [at, request] of requests.entries()) {
      const answer = answers[at];
      if (answer?.kind === 'result') results.push(answer.result);
      else if (answer?.kind === 'refused' && isRefusalRepeated) results.push(answer.error);
      else {
        const result = await callOnce(request);
        isRefusalRepeated ||= result instanceof JsonRpcError;
        results.push(result);
      }
    }
    return results;
  }

  async function callSome<T>(requests: readonly BatchedRequest<T>[]) {
    if (requests.length === 1 || refusesBatches()) return complete(requests, []);
    const answers = await sendBatch(requests);
    const results = await complete(requests, answers);
    const isAnswered = answers.some(({ kind }) => kind === 'result');
    if (!isAnswered && results.some((result) => !(result instanceof JsonRpcError)))
      singlyUntil = clock.now() + singlyForMs;
    return results;
  }

  return {
    refusesBatches,
    callAll: async <T>(requests: readonly BatchedRequest<T>[]) => {
      const results: (T | JsonRpcError)[] = [];
      for (let from = 0; from < requests.length; from += mostInBatch)
        results.push(...(await callSome(requests.slice(from, from + mostInBatch))));
      return results;
    },
  };
}
