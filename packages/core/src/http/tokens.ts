import { NetworkError, UnauthorizedError } from '../errors/error-kinds.ts';
import type { Clock } from '../platform/platform.ts';
import { createSingleFlight } from './single-flight.ts';

/** Request for an access token. */
export interface TokenRequest {
  /** Why a token is wanted now. `unauthorized`: the last one was refused, so do not answer it again. */
  readonly reason: 'initial' | 'expiring' | 'unauthorized';
  readonly signal: AbortSignal;
}
/**
 * Access token, with or without its expiry; null when no user is signed in. A token that comes
 * asynchronously is cached in memory. A token or null that is returned synchronously is not cached:
 * it is asked for before every call.
 */
export type TokenResponse =
  | string
  | {
      readonly token: string;
      /** End of the token: a date, milliseconds since 1970, or text in ISO 8601; it has none unless given. */
      readonly expiresAt?: Date | number | string | undefined;
    }
  | null;
/** Returns the access token of the user who is signed in on the page. */
export type GetAccessToken = (request: TokenRequest) => TokenResponse | Promise<TokenResponse>;

/** Result of handling a refused token (401). */
export type AfterRefusal =
  | { readonly session: 'renewed'; readonly token: string }
  /** Its owner has ended or replaced it meanwhile. */
  | { readonly session: 'changed' }
  | LostSession;
export interface LostSession {
  readonly session: 'lost';
  /** True for the first report of the loss. */
  readonly isNews: boolean;
}

export interface AccessTokens {
  /** @throws {BillfoldError} `token_provider_failed`, `aborted` */
  get(signal: AbortSignal): Promise<string | null>;
  /** Asks for another token, once for all who were refused the same one. */
  replace(refused: string | null, signal: AbortSignal): Promise<AfterRefusal>;
  /** A token is refused that was new: asking again would go round in circles. */
  giveUp(refused: string | null): LostSession;
}

interface HeldToken {
  readonly token: string;
  readonly endsAtMs: number;
}
interface Refusal {
  readonly token: string | null;
  /** The host had no other token. */
  readonly isFinal: boolean;
  /** `onUnauthorized` has been called for it. */
  readonly isTold: boolean;
}
interface Answer {
  readonly token: string | null;
  /** The host keeps it, and may change it at any time. */
  readonly isHosts: boolean;
}

/** A token near its end is replaced before it is used. */
const marginMs = 30_000;

/** The tokens of one client: what the host answered, for as long as it is good. */
export function createAccessTokens(ask: GetAccessToken, clock: Clock): AccessTokens {
  const flight = createSingleFlight<Answer>();
  let held: HeldToken | null = null;
  /** The last token that was refused, and what came of it. */
  let refusal: Refusal | null = null;
  let reason: TokenRequest['reason'] = 'initial';

  async function request(signal: AbortSignal): Promise<Answer> {
    const asked = ask({ reason, signal });
    if (typeof asked === 'string' || asked === null) return { token: asked, isHosts: true };
    const answer = read(await asked);
    const isRefused = refusal !== null && (answer === null || answer.token === refusal.token);
    if (isRefused && refusal !== null) refusal = { ...refusal, isFinal: true };
    if (answer !== null && !isRefused) reason = 'expiring';
    held = isRefused ? null : answer;
    return { token: answer?.token ?? null, isHosts: false };
  }
  async function renew(signal: AbortSignal): Promise<Answer> {
    try {
      return await flight.join(request, signal);
    } catch (cause) {
      if (signal.aborted) throw new NetworkError('aborted', { cause });
      throw new UnauthorizedError('token_provider_failed', { cause });
    }
  }
  function giveUp(token: string | null): LostSession {
    const isNews = refusal?.token !== token || !refusal.isTold;
    refusal = { token, isFinal: true, isTold: true };
    if (held?.token === token) held = null;
    return { session: 'lost', isNews };
  }
  const isLost = (token: string | null): boolean =>
    refusal !== null && refusal.token === token && refusal.isFinal;

  return {
    giveUp,
    get: async (signal) => {
      if (held !== null && held.endsAtMs - marginMs > clock.now()) return held.token;
      return (await renew(signal)).token;
    },
    replace: async (refused, signal) => {
      if (isLost(refused)) return giveUp(refused);
      // What is being asked for already may be the answer.
      if (flight.isRunning()) await renew(signal);
      if (held !== null && held.token !== refused) return { session: 'renewed', token: held.token };
      if (isLost(refused)) return giveUp(refused);
      held = null;
      refusal = { token: refused, isFinal: false, isTold: false };
      if (refused !== null) reason = 'unauthorized';
      const { token, isHosts } = await renew(signal);
      if (token === refused) return giveUp(refused);
      if (isHosts) return { session: 'changed' };
      return token === null ? giveUp(refused) : { session: 'renewed', token };
    },
  };
}

function read(answer: TokenResponse): HeldToken | null {
  if (answer === null) return null;
  if (typeof answer === 'string') return { token: answer, endsAtMs: Number.POSITIVE_INFINITY };
  const { token, expiresAt } = answer;
  const endsAtMs =
    expiresAt === undefined ? Number.POSITIVE_INFINITY : new Date(expiresAt).getTime();
  // A time that cannot be read is no reason to trust the token for longer than this call.
  return { token, endsAtMs: Number.isNaN(endsAtMs) ? 0 : endsAtMs };
}
