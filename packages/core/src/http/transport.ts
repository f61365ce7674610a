import { type EmbedScope, embedScopes } from '../contract/embed/embed-scope.ts';
import type { AnyRequest, Endpoint, RequestOf } from '../contract/schema.ts';
import { type AnyBillfoldError, UnauthorizedError } from '../errors/error-kinds.ts';
import { isBillfoldError } from '../errors/is-billfold-error.ts';
import type { Clock, Platform, Random } from '../platform/platform.ts';
import { addressCall, type Bases } from './address.ts';
import { createEmit, type Emit, type EmitOptions } from './client-events.ts';
import { errorFromAnswer } from './errors.ts';
import { createHttpClient, type HttpClientOptions, type Incoming } from './http-client.ts';
import { readAnswer, readJson } from './read-answer.ts';
import type { StreamListeners } from './stream-watch.ts';
import { createAccessTokens, type GetAccessToken } from './tokens.ts';
import { watchStream } from './watch-stream.ts';

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Idempotency key of a call that takes one; generated unless given. */
  readonly idempotencyKey?: string;
  /**
   * 1 sends the call once and rejects as soon as its answer is lost, for a caller that looks the outcome up
   * itself. Otherwise calls that are safe to repeat are repeated.
   */
  readonly attempts?: 1;
  /** Reviewed intent: the server signs it and nothing else. */
  readonly intent?: { readonly intentId: string; readonly digest: string };
  /** Handoff token, used instead of the session's token. */
  readonly accessToken?: string;
}
/** Options of the calls of a client. */
export interface TransportOptions extends Bases, HttpClientOptions, ListenerOptions {
  readonly platform: Platform;
  readonly getAccessToken: GetAccessToken;
  /** Returns the language in which refusals are answered, such as `pt-BR`; English without it. */
  readonly getLocale?: (() => string) | undefined;
  /** Called once for each lost session: its token was refused, and there is no other. */
  readonly onUnauthorized: (error: UnauthorizedError) => void;
  /** Called with the scopes of the token when an answer names others than the one before it; null for no limits. */
  readonly onScopes?: ((scopes: readonly EmbedScope[] | null) => void) | undefined;
}
/** Listeners of the client, and the signal that aborts all calls, later ones included. */
type ListenerOptions = Pick<EmitOptions, 'listeners' | 'signal'>;
/** Sends the calls of a client to the services. */
export interface Transport {
  /** Notifies the listeners of an event. */
  readonly emit: Emit;
  call<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (request: RequestOf<P, Q, B>, options?: CallOptions) => Promise<R>;
  /** Watches an endpoint with `stream` until the returned function is called. */
  watch<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (request: RequestOf<P, Q, B>, listeners: StreamListeners<R>) => () => void;
  /** The address of a call that a browser goes to by itself. */
  url<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): (request: RequestOf<P, Q, B>) => Promise<string>;
}

/** Signing derives a key on purpose slowly, and may wait in a queue. */
const timeoutMs = { usual: 20_000, secret: 60_000 };

export function createTransport(options: TransportOptions): Transport {
  const emit = createEmit(options);
  const send = createSending(options, emit);
  return {
    emit,
    watch: (endpoint) => (request: AnyRequest, listeners) =>
      watchStream({
        ...listeners,
        platform: options.platform,
        loadCall: async () => endpoint,
        addressOf: (path) => addressCall(options, path, request),
        loadHeaders: (signal) => loadWatchHeaders(options, endpoint, signal),
      }),
    url: (endpoint) => async (request: AnyRequest) => addressCall(options, endpoint.path, request),
    call:
      (endpoint) =>
      async (request, call = {}) => {
        try {
          const answer = await send(endpoint, request, call);
          if (!answer.response.ok) throw refusalOf(answer, options.platform.clock);
          return readAnswer(endpoint, answer);
        } catch (error) {
          if (isBillfoldError(error)) emit('error', error);
          throw error;
        }
      },
  };
}

/** Returns the token of a stream, which lasts: where it is refused, a call asks for another one. */
async function loadWatchHeaders<P, Q, B, R>(
  { getAccessToken }: TransportOptions,
  endpoint: Endpoint<P, Q, B, R>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  if (endpoint.public === true) return {};
  const answer = await getAccessToken({ reason: 'initial', signal });
  if (answer === null) return {};
  const token = typeof answer === 'string' ? answer : answer.token;
  return { authorization: `Bearer ${token}` };
}

/** Sends one call, under the token of the session where it needs one. */
function createSending(options: TransportOptions, emit: Emit) {
  const http = createHttpClient(options);
  const underSession = createSessionCalls(options, emit);
  return async <P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    request: AnyRequest,
    call: CallOptions,
  ): Promise<Answered> => {
    const { method, path, secret } = endpoint;
    const signal = firstOf(call.signal, options.signal);
    const isRepeatable = call.attempts !== 1 && (method === 'GET' || endpoint.idempotent === true);
    const headers = {
      ...headersOf(call, endpoint, options.platform.random),
      // The browser would name its own languages, and a screen may show another one.
      'accept-language': options.getLocale?.() ?? 'en',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const url = addressCall(options, path, request);
    const limit = secret ? timeoutMs.secret : timeoutMs.usual;
    const send = (token: string | null): Promise<Incoming> => {
      const init: RequestInit = {
        method,
        headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      };
      return http({ url, init, method, path, isRepeatable, timeoutMs: limit }, signal);
    };
    const ownToken = endpoint.public ? null : call.accessToken;
    return ownToken === undefined
      ? await underSession(send, { isRepeatable, signal })
      : await send(ownToken);
  };
}

/** Aborted as soon as one of them is. */
function firstOf(one?: AbortSignal, other?: AbortSignal): AbortSignal {
  if (one && other) return AbortSignal.any([one, other]);
  return one ?? other ?? new AbortController().signal;
}

interface Answered extends Incoming {
  /** Cause of a refusal: null where the call had no token, since no user is signed in. */
  readonly cause?: null;
}

interface SessionCall {
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal;
}

/** Sends under the token of the session; where that is refused, renews it and sends once more. */
function createSessionCalls(
  { getAccessToken, onUnauthorized, onScopes, platform }: TransportOptions,
  emit: Emit,
) {
  const tokens = createAccessTokens(getAccessToken, platform.clock);
  let isSignedIn: boolean | null = null;
  let named: string | null = null;

  function tell(signedIn: boolean): void {
    if (signedIn !== isSignedIn)
      emit('session-changed', { signedIn, wasSignedIn: isSignedIn === true });
    isSignedIn = signedIn;
  }
  function readScopes({ ok, headers }: Response): void {
    // A refusal may come before the token is read.
    if (!ok || headers.get('billfold-scopes') === named) return;
    named = headers.get('billfold-scopes');
    const names = named?.split(' ');
    onScopes?.(names ? embedScopes.filter((scope) => names.includes(scope)) : null);
  }
  /** The refusal of `token`; null where it was taken. */
  async function isOver(token: string | null, answer: Incoming): Promise<UnauthorizedError | null> {
    if (answer.response.status !== 401) {
      tell(token !== null);
      readScopes(answer.response);
      return null;
    }
    const error = refusalOf(answer, platform.clock);
    return error instanceof UnauthorizedError ? error : null;
  }
  function lose(isNews: boolean, error: UnauthorizedError): void {
    tell(false);
    if (isNews) onUnauthorized(error);
  }
  return async (
    send: (token: string | null) => Promise<Incoming>,
    { isRepeatable, signal }: SessionCall,
  ): Promise<Answered> => {
    const token = await tokens.get(signal);
    const answer = await send(token);
    const error = await isOver(token, answer);
    if (error === null) return answer;
    const after = await tokens.replace(token, signal);
    if (after.session === 'lost') lose(after.isNews, error);
    if (after.session !== 'renewed' || !isRepeatable)
      return token === null ? { ...answer, cause: null } : answer;
    const again = await send(after.token);
    const lasting = await isOver(after.token, again);
    if (lasting === null) return again;
    lose(tokens.giveUp(after.token).isNews, lasting);
    return again;
  };
}

function refusalOf({ response, body, cause }: Answered, clock: Clock): AnyBillfoldError {
  return errorFromAnswer(response, readJson(body), clock.now(), cause);
}

function headersOf<P, Q, B, R>(
  { idempotencyKey, intent }: CallOptions,
  endpoint: Endpoint<P, Q, B, R>,
  random: Random,
): Record<string, string> {
  const key = idempotencyKey ?? (endpoint.idempotent ? newKey(random) : undefined);
  return {
    accept: endpoint.file ?? 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(intent ? { 'billfold-intent': `${intent.intentId}; digest=${intent.digest}` } : {}),
  };
}

/** 128 random bits in hex. */
function newKey(random: Random): string {
  return Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
