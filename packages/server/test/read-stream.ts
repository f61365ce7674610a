import type { Endpoint } from '@billfold/core/contract';
import * as z from 'zod/mini';

export interface ReadStream<R> {
  readonly answer: Response;
  /** The next message; heartbeats are left out. */
  next(): Promise<R | 'end'>;
  cancel(): Promise<void>;
}

export interface StreamCaller {
  /** Origin at which the server listens. */
  readonly origin: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens the stream of an endpoint over HTTP, once the server has said that it is listening. */
export async function readStream<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  params: Readonly<Record<string, string | number>>,
  { origin, token, headers = {} }: StreamCaller,
): Promise<ReadStream<R>> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${params[name]}`);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}${path}`, { headers: { ...headers, ...authorization } });
  if (!answer.ok || answer.body === null) throw new Error(`no stream: ${await answer.text()}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader.read();
  let rest = first.value ?? '';
  if (!rest.startsWith(':\n\n')) throw new Error(`a stream begins with ${rest}`);
  return {
    answer,
    next: async () => {
      for (;;) {
        const [message, ...others] = rest.split('\n\n');
        if (others.length === 0) {
          const { value, done } = await reader.read();
          if (done) return 'end';
          rest += value;
          continue;
        }
        rest = others.join('\n\n');
        if (message?.startsWith('data: '))
          return z.parse(endpoint.response(), JSON.parse(message.slice(6)));
      }
    },
    cancel: () => reader.cancel(),
  };
}
