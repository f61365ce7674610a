import { ChainUnavailableError } from './chain.ts';
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
  /** For this answer, in place of the usual time. */
  readonly timeoutMs?: number;
}
export interface HttpJsonAnswer {
  readonly status: number;
  /** JSON value as parsed by `parseExactJson`. */
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
}

const defaultTimeoutMs = 15_000;

export function createHttpJson({
  url,
  keyHeader,
  timeoutMs: usualTimeoutMs = defaultTimeoutMs,
}: HttpJsonOptions): HttpJson {
  const { endpoint, credentials } = readUrl(url, keyHeader);
  const { host } = endpoint;
  const headers = { 'content-type': 'application/json', ...credentials };
  return {
    host,
    ask: async ({ path, query = [], body, timeoutMs = usualTimeoutMs }) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const { status, text } = await send(addressOf(endpoint, path, query), {
        ...posted,
        headers,
        signal,
      });
      try {
        return { status, body: parseExactJson(text) };
      } catch {
        throw new ChainUnavailableError(`The node at ${host} gives no answer.`);
      }
    },
  };
}

async function send(address: URL, request: RequestInit) {
  const { host } = address;
  try {
    const response = await fetch(address, request);
    const { status } = response;
    if (status === 401 || status === 403)
      throw new ChainUnavailableError(`The node at ${host} refuses our credentials.`);
    if (status === 429) throw new ChainUnavailableError(`The node at ${host} is asked too often.`);
    // Some answer what went wrong with an error status and a body like any other.
    return { status, text: await response.text() };
  } catch (error) {
    if (error instanceof ChainUnavailableError) throw error;
    // The cause is left out: it could quote the address with its password.
    throw new ChainUnavailableError(`The node at ${host} cannot be reached.`);
  }
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
