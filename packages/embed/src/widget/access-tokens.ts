import type { GetAccessToken, TokenRequest, TokenResponse } from '@billfold/core';
import { isSetupError, type ReportSetupError, SetupError } from '../setup-error.ts';
import { isPending, type PendingToken, type TokenSource } from '../token-source.ts';

/** Milliseconds within which a token has to come. */
export const tokenTimeoutMs = 15_000;

/**
 * Returns the token callback of the client. A failure, or no token within 15 seconds, is reported
 * with the name of the option.
 */
export function accessTokens(source: TokenSource, report: ReportSetupError): GetAccessToken {
  const { name } = source;
  async function read(answer: PendingToken): Promise<TokenResponse> {
    try {
      return await withTimeout(answer.then(readToken), name);
    } catch (cause) {
      const error = isSetupError(cause) ? cause : new SetupError(name, 'failed.', cause);
      report(error);
      throw error;
    }
  }
  async function readToken(answer: TokenResponse | Response): Promise<TokenResponse> {
    if (answer instanceof Response) return readResponse(answer, name);
    if (isToken(answer)) return answer;
    throw new SetupError(name, 'returned neither a token nor null.');
  }
  return (request: TokenRequest) => {
    const prefetched = request.reason === 'initial' ? source.takePrefetched() : undefined;
    const answer = prefetched ?? source.request(request);
    // A token that is returned at once stays that of the page, and is not cached.
    return !isPending(answer) && isToken(answer) ? answer : read(Promise.resolve(answer));
  };
}

/** Reads the answer of a token endpoint; null where no user is signed in. */
async function readResponse(response: Response, name: string): Promise<TokenResponse> {
  const { status, ok, url } = response;
  if (status === 401 || status === 403) return null;
  const { pathname } = new URL(url);
  if (!ok) throw new SetupError(name, `${pathname} answered ${status}.`);
  const answer: unknown = await response.json().catch(() => null);
  const token = parseToken(answer);
  if (token === null) throw new SetupError(name, `${pathname} answered no JSON with a token.`);
  return token;
}

/** Checks what the page returned: its script is often not compiled with our types. */
const isToken = (answer: unknown): boolean =>
  typeof answer === 'string' || answer === null || parseToken(answer) !== null;

function parseToken(answer: unknown): TokenResponse {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return null;
  const { token } = answer;
  if (typeof token !== 'string') return null;
  const expiresAt = 'expiresAt' in answer ? answer.expiresAt : undefined;
  return typeof expiresAt === 'string' || typeof expiresAt === 'number'
    ? { token, expiresAt }
    : { token };
}

/** Rejects when `answer` is late. */
async function withTimeout<T>(answer: Promise<T>, name: string): Promise<T> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(
      () =>
        reject(new SetupError(name, `gave no answer within ${tokenTimeoutMs / 1_000} seconds.`)),
      tokenTimeoutMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    window.clearTimeout(timer);
  }
}
