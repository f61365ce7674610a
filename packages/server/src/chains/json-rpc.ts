import type * as z from 'zod/mini';
import type { HttpJsonRequest } from './http-json.ts';

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

export interface JsonRpcRequest<T>
  extends Pick<HttpJsonRequest, 'timeoutMs' | 'maxBytes' | 'read' | 'parse'> {
  readonly method: string;
  readonly params?: readonly unknown[];
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
