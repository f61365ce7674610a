import * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError } from './chain.ts';
import { createHttpJson, type HttpJsonOptions } from './http-json.ts';

/** A node that is asked by JSON-RPC over HTTP. */
export interface JsonRpc {
  /**
   * Calls a method and parses its result with `schema`.
   * @throws {JsonRpcError} the node refuses the call
   * @throws {ChainUnavailableError} the node is out of reach or overloaded
   * @throws {ChainFaultError} the result does not match the schema
   */
  call<T>(request: JsonRpcRequest<T>): Promise<T>;
}

export interface JsonRpcRequest<T> {
  readonly method: string;
  readonly params?: readonly unknown[];
  /** For what takes a node longer than other answers. */
  readonly timeoutMs?: number;
  readonly schema: z.ZodMiniType<T>;
}

/** The node understood the request and refuses it. */
export class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError';
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export function createJsonRpc(
  options: Pick<HttpJsonOptions, 'url' | 'timeoutMs' | 'clock'>,
): JsonRpc {
  const http = createHttpJson(options);
  const { host } = http;
  let lastId = 0;
  return {
    call: async ({ method, params = [], timeoutMs, schema }) => {
      lastId += 1;
      const { body } = await http.ask({
        body: { jsonrpc: '2.0', id: lastId, method, params },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      const answer = answerShape.safeParse(body);
      if (!answer.success) throw new ChainUnavailableError(`The node at ${host} gives no answer.`);
      const { error, result } = answer.data;
      if (error != null) throw new JsonRpcError(error.code, error.message);
      const read = schema.safeParse(result);
      if (!read.success) throw new ChainFaultError(`The node at ${host} misanswers ${method}.`);
      return read.data;
    },
  };
}

const answerShape = z.object({
  result: z.optional(z.unknown()),
  error: z.nullish(z.object({ code: z.number(), message: z.string() })),
});
