import type { GetAccessToken, TokenResponse } from '@billfold/core';

/**
 * Asks the page's own server for a token, with the page's own cookies.
 * @throws {TypeError} for a path on another origin: whoever answers there would act as the person
 */
export function postForToken(path: string, document: Document): GetAccessToken {
  const url = new URL(path, document.baseURI);
  if (url.origin !== new URL(document.baseURI).origin)
    throw new TypeError('The token endpoint of Billfold must be on the origin of the page.');
  return async ({ reason, signal }) => {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
      signal,
    });
    // Nobody is signed in there: the widget shows that, as it does for a token that is refused.
    if (response.status === 401 || response.status === 403) return null;
    if (!response.ok) throw new TypeError(`The token endpoint answered ${response.status}.`);
    return readToken(await response.json());
  };
}

function readToken(answer: unknown): TokenResponse {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return null;
  const { token } = answer;
  if (typeof token !== 'string') return null;
  const expiresAt = 'expiresAt' in answer ? answer.expiresAt : undefined;
  return typeof expiresAt === 'string' || typeof expiresAt === 'number'
    ? { token, expiresAt }
    : { token };
}
