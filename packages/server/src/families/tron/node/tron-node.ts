import * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { createHttpJson, type HttpJsonOptions } from '../../../chains/http-json.ts';

/** A node that is asked by java-tron's HTTP API, as TronGrid has it too. */
export interface TronNode {
  /**
   * @throws {ChainUnavailableError} it does not answer, or not now
   * @throws {ChainFaultError} its answer is none that the method has
   */
  ask<T>(request: TronRequest<T>): Promise<T>;
}
export interface TronRequest<T> {
  /** Below `/wallet/`. */
  readonly method: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodMiniType<T>;
}

/** The user in the address of the node is the API key that TronGrid wants. */
export function createTronNode(
  options: Pick<HttpJsonOptions, 'url' | 'timeoutMs' | 'clock'>,
): TronNode {
  const http = createHttpJson({ ...options, keyHeader: 'TRON-PRO-API-KEY' });
  return {
    ask: async ({ method, body = {}, schema }) => {
      const { status, body: answer } = await http.ask({ path: `/wallet/${method}`, body });
      if (status !== 200 || refusal.safeParse(answer).success)
        throw new ChainUnavailableError(`The node at ${http.host} does not answer ${method} now.`);
      const read = schema.safeParse(answer);
      if (!read.success)
        throw new ChainFaultError(`The node at ${http.host} misanswers ${method}.`);
      return read.data;
    },
  };
}

/** Error of java-tron, which comes with status 200. */
const refusal = z.object({ Error: z.string() });
