import type { Clock } from '@billfold/core';
import type { GetAccessToken, TokenRequest, TokenResponse } from '../options.ts';

export interface TokenCache {
  /** The token in memory, else a new one; several callers at once share one question. */
  get(request: Pick<TokenRequest, 'signal'>): Promise<string | null>;
  /** The token was refused: the next call asks for another. */
  refuse(): void;
}

/** A token near its end is replaced before it is used. */
const marginMs = 30_000;

/** Keeps the host's token in memory for as long as it says that it is good. */
export function createTokenCache(ask: GetAccessToken, clock: Clock): TokenCache {
  let held: { readonly token: string; readonly endsAt: number } | null = null;
  let asking: Promise<string | null> | null = null;
  let reason: TokenRequest['reason'] = 'initial';

  async function renew(signal: AbortSignal): Promise<string | null> {
    const answer = await ask({ reason, signal });
    held = read(answer);
    reason = 'expiring';
    return held?.token ?? null;
  }

  return {
    get: async ({ signal }) => {
      if (held !== null && held.endsAt - marginMs > clock.now()) return held.token;
      asking ??= renew(signal).finally(() => {
        asking = null;
      });
      return asking;
    },
    refuse: () => {
      held = null;
      reason = 'unauthorized';
    },
  };
}

function read(answer: TokenResponse): { readonly token: string; readonly endsAt: number } | null {
  if (answer === null) return null;
  if (typeof answer === 'string') return { token: answer, endsAt: Number.POSITIVE_INFINITY };
  const { token, expiresAt } = answer;
  // A time that cannot be read is no reason to trust the token for longer than this call.
  const endsAt = expiresAt === undefined ? Number.POSITIVE_INFINITY : new Date(expiresAt).getTime();
  return { token, endsAt: Number.isNaN(endsAt) ? 0 : endsAt };
}
