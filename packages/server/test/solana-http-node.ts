import * as z from 'zod/mini';
import { JsonRpcError } from '../src/chains/json-rpc.ts';
import { type Loopback, listenOnLoopback } from './loopback.ts';
import { type SolanaNode, startSolanaNode } from './solana-node.ts';

export interface SolanaHttpNode extends Pick<SolanaNode, 'cluster' | 'mine' | 'fund'> {
  readonly url: string;
  /** Replaces how the node answers `sendTransaction`; null is as usual. */
  answerSend(answer: ((options: SendOptions) => SendAnswer) | null): void;
  /** Takes every call first: `answer` returns the answer of the node, or another one. Null is as usual. */
  intercept(interceptor: NodeInterceptor | null): void;
  close: Loopback['close'];
}

/** Call of a node: its method, its parameters, and how the node answers it. */
export interface NodeCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly answer: () => Promise<unknown>;
}
export type NodeInterceptor = (call: NodeCall) => Promise<unknown>;

export interface SendOptions {
  readonly skipPreflight: boolean;
}
/** `lost`: the node names the hash and forgets the bytes. */
export type SendAnswer = 'as usual' | 'lost' | { readonly refusal: string };

const asked = z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()) });
const sendParams = z.tuple([z.string(), z.object({ skipPreflight: z.boolean() })]);

/** A Solana node over HTTP, on Solana's own runtime, that can lag and lie about what it was sent. */
export async function startSolanaHttpNode(): Promise<SolanaHttpNode> {
  const node = await startSolanaNode();
  let answerSend: ((options: SendOptions) => SendAnswer) | null = null;
  let interceptor: NodeInterceptor | null = null;

  async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
    if (interceptor === null) return answerAsNode(method, params);
    return interceptor({ method, params, answer: () => answerAsNode(method, params) });
  }

  async function answerAsNode(method: string, params: readonly unknown[]): Promise<unknown> {
    if (method === 'sendTransaction' && answerSend !== null) {
      const [, options] = z.parse(sendParams, params);
      const told = answerSend(options);
      if (typeof told === 'object') throw new JsonRpcError(-32_002, told.refusal);
      const named = await node.rpc.call({ method, params, schema: z.string() });
      if (told === 'lost') node.cluster.forgetWaiting();
      return named;
    }
    return node.rpc.call({ method, params, schema: z.unknown() });
  }

  const loopback = await listenOnLoopback(() => async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { id, method, params } = z.parse(asked, JSON.parse(Buffer.concat(chunks).toString()));
    try {
      const result = await answer(method, params);
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    } catch (error) {
      if (!(error instanceof JsonRpcError)) throw error;
      const { code, message } = error;
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }));
    }
  });
  return {
    url: loopback.origin,
    cluster: node.cluster,
    mine: node.mine,
    fund: node.fund,
    answerSend: (next) => {
      answerSend = next;
    },
    intercept: (next) => {
      interceptor = next;
    },
    close: loopback.close,
  };
}
