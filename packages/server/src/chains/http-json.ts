import type { Clock } from '@billfold/core';
import { retryAfterMs } from '@billfold/core/internal';
import { ChainUnavailableError } from './chain.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { parseExactJson } from './parse-exact-json.ts';

/** A node that answers in JSON over HTTP. */
export interface HttpJson {
  /** For messages: without user and password. */
  readonly host: string;
  /**
   * @throws {ChainUnavailableError} it does not answer in JSON, refuses our credentials, or is asked
   * too often
   */
  ask(request: HttpJsonRequest): Promise<HttpJsonAnswer>;
}

export interface HttpJsonRequest {
  /** Below the address of the node, from `/` on; left out for that address itself. */
  readonly path?: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** Body of a POST request; left out for a GET request. */
  readonly body?: unknown;
  /** For what takes a node longer than other answers, in place of the usual time. */
  readonly timeoutMs?: number;
  /** For this answer, in place of 16 MiB. */
  readonly maxBytes?: number;
  /** Reads this answer while it comes, and returns its text without what it took out of it. */
  readonly read?: (chunks: AsyncIterable<Uint8Array>) => Promise<string>;
  /** Parses this answer, of which only a part may be worth the work, in place of `parseExactJson`. */
  readonly parse?: (text: string) => unknown;
}
export interface HttpJsonAnswer {
  readonly status: number;
  /** Value as it was parsed. */
  readonly body: unknown;
}

export interface HttpJsonOptions {
  /**
   * May carry a user and a password, which are shown nowhere. They are sent as HTTP basic
   * authentication, or the user as `keyHeader`.
   */
  readonly url: string;
  /** The header in which the node wants an API key. */
  readonly keyHeader?: string;
  readonly timeoutMs?: number;
  readonly clock: Clock;
}

const defaultTimeoutMs = 15_000;
const defaultMaxBytes = 16 * 1_024 * 1_024;

export function createHttpJson({
  url,
  keyHeader,
  timeoutMs: usualTimeoutMs = defaultTimeoutMs,
  clock,
}: HttpJsonOptions): HttpJson {
  const { endpoint, credentials } = readUrl(url, keyHeader);
  const { host } = endpoint;
  const headers = { 'content-type': 'application/json', ...credentials };
  const breaker = createCircuitBreaker(clock);
  return {
    host,
    ask: async ({ path, query = [], body, parse = parseExactJson, ...limits }) => {
      const { timeoutMs = usualTimeoutMs, maxBytes = defaultMaxBytes, read = readText } = limits;
      if (!breaker.admits())
        throw new ChainUnavailableError(`The node at ${host} is left alone for a while.`);
      const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const signal = AbortSignal.timeout(timeoutMs);
      // A redirect is an error: credentials and bytes go to the configured host alone.
      const request = { ...posted, headers, signal, redirect: 'error' } as const;
      const { status, text } = await send(addressOf(endpoint, path, query), request, {
        ...{ maxBytes, read },
        ...{ breaker, clock },
      });
      try {
        return { status, body: parse(text) };
      } catch {
        throw new ChainUnavailableError(`The node at ${host} gives no answer.`);
      }
    },
  };
}

interface SendOptions extends Required<Pick<HttpJsonRequest, 'maxBytes' | 'read'>> {
  readonly breaker: CircuitBreaker;
  readonly clock: Clock;
}

async function send(address: URL, request: RequestInit, options: SendOptions) {
  const { maxBytes, read, breaker, clock } = options;
  const { host } = address;
  try {
    const response = await fetch(address, request);
    const { status } = response;
    if (status === 429) {
      breaker.pause(retryAfterMs(response.headers, clock.now()));
      throw new ChainUnavailableError(`The node at ${host} is asked too often.`);
    }
    if (status === 401 || status === 403)
      throw new ChainUnavailableError(`The node at ${host} refuses our credentials.`);
    // Some nodes tell what went wrong in a body with an error status.
    const text = await read(bounded(response.body ?? [], maxBytes));
    breaker.succeed();
    return { status, text };
  } catch (error) {
    if (error instanceof ChainUnavailableError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') breaker.fail();
    // The cause is left out: it could quote the address with its password.
    throw new ChainUnavailableError(`The node at ${host} cannot be reached.`);
  }
}

/** @throws {RangeError} there are more bytes */
async function* bounded(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`more than ${maxBytes} bytes`);
    yield chunk;
  }
}

/** Decodes an answer as a whole, which takes half the work of decoding it piece by piece. */
async function readText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new TextDecoder().decode(Buffer.concat(all));
}

function addressOf(
  endpoint: URL,
  path: string | undefined,
  query: readonly (readonly [string, string])[],
): URL {
  const address = new URL(endpoint);
  if (path !== undefined) address.pathname = endpoint.pathname.replace(/\/$/, '') + path;
  for (const [name, value] of query) address.searchParams.append(name, value);
  return address;
}

function readUrl(text: string, keyHeader: string | undefined) {
  const endpoint = new URL(text);
  const user = decodeURIComponent(endpoint.username);
  const password = decodeURIComponent(endpoint.password);
  endpoint.username = '';
  endpoint.password = '';
  return { endpoint, credentials: credentialsOf({ user, password, keyHeader }) };
}

function credentialsOf({
  user,
  password,
  keyHeader,
}: {
  readonly user: string;
  readonly password: string;
  readonly keyHeader: string | undefined;
}): Readonly<Record<string, string>> {
  if (user === '') return {};
  if (keyHeader !== undefined) return { [keyHeader]: user };
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}
