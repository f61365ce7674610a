import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { type Loopback, listenOnLoopback } from './loopback.ts';

/** Call of a node over HTTP: its path, its parameters, and how the node answers it. */
export interface HttpCall {
  readonly path: string;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly answer: () => Promise<unknown>;
}
export type HttpInterceptor = (call: HttpCall) => Promise<unknown>;

/** Answer that goes out as it is; any other goes out as JSON. */
export class RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, text: string, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.text = text;
    this.headers = headers;
  }
}

export interface HttpNode {
  readonly url: string;
  /** The headers of the last request. */
  readonly lastHeaders: () => IncomingHttpHeaders;
  /** Takes every call first: `answer` returns the answer of the node, or another one. Null is as usual. */
  intercept(interceptor: HttpInterceptor | null): void;
  close: Loopback['close'];
}

const posted = z.record(z.string(), z.unknown());

/** A node that answers calls by their paths, with the parameters of the query or of the body. */
export async function startHttpNode(
  answer: (path: string, asked: HttpCall['asked']) => Promise<unknown>,
): Promise<HttpNode> {
  let headers: IncomingHttpHeaders = {};
  let interceptor: HttpInterceptor | null = null;
  const loopback = await listenOnLoopback((origin) => async (request, response) => {
    headers = request.headers;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { pathname: path, searchParams } = new URL(request.url ?? '/', origin);
    const body = Buffer.concat(chunks).toString();
    const asked = body === '' ? toAsked(searchParams) : z.parse(posted, JSON.parse(body));
    const call = { path, asked, answer: () => answer(path, asked) };
    const told = await (interceptor === null ? call.answer() : interceptor(call));
    const { status, text, headers: more } = toRaw(told);
    response.writeHead(status, more).end(text);
  });
  return {
    url: loopback.origin,
    lastHeaders: () => headers,
    intercept: (next) => {
      interceptor = next;
    },
    close: loopback.close,
  };
}

/** Returns the parameters of a query by name; those that are named several times are a list. */
export function toAsked(query: Iterable<readonly [string, string]>): HttpCall['asked'] {
  const asked = new Map<string, string | string[]>();
  for (const [name, value] of query) {
    const before = asked.get(name);
    asked.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(asked);
}

/** Writes an answer as it goes out. */
export function toRaw(answer: unknown): RawAnswer {
  return answer instanceof RawAnswer ? answer : new RawAnswer(200, JSON.stringify(answer));
}
