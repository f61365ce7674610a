import type { TokenRequest, TokenResponse } from '@billfold/core';
import type { EmbedOptions } from '@billfold/core/script-tag';
import { SetupError } from './setup-error.ts';

/** Requests a token: from the callback of the page, or with a response of its token endpoint. */
export type RequestToken = (request: TokenRequest) => TokenResponse | PendingToken;
export type PendingToken = Promise<TokenResponse | Response>;

/** Token source of a widget, which starts before its code has loaded. */
export interface TokenSource {
  /** Name of the option, as the page writes it. */
  readonly name: string;
  readonly request: RequestToken;
  /** Requests the first token, in parallel with the code. */
  prefetch(): void;
  /** Returns the prefetched token once; undefined without one. */
  takePrefetched(): PendingToken | undefined;
}

export interface TokenSourceOptions extends Pick<EmbedOptions, 'getAccessToken' | 'tokenEndpoint'> {
  readonly document: Document;
  /** Name of the token endpoint, as the page writes it. */
  readonly endpointName: string;
}

/**
 * Creates the token source that the options name.
 * @throws {SetupError} without one, or with an endpoint on another origin
 */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { getAccessToken, endpointName } = options;
  const ask = getAccessToken ?? endpointRequest(options);
  const request: RequestToken = (asked) => {
    try {
      return ask(asked);
    } catch (error) {
      // A callback that throws before its first await fails as a later one does: the dialog says so.
      return Promise.reject(error);
    }
  };
  let prefetched: PendingToken | undefined;
  return {
    name: getAccessToken ? 'getAccessToken' : endpointName,
    request,
    prefetch: () => {
      const answer = request({ reason: 'initial', signal: new AbortController().signal });
      // A token that the page returns at once may change at any time: each call requests it.
      if (!isPending(answer)) return;
      prefetched = answer;
      // The call that takes the token fails with it.
      answer.catch(() => undefined);
    },
    takePrefetched: () => {
      const taken = prefetched;
      prefetched = undefined;
      return taken;
    },
  };
}

/** Recognizes promises of other realms and of libraries too. */
export function isPending(answer: TokenResponse | PendingToken): answer is PendingToken {
  return typeof answer === 'object' && answer !== null && 'then' in answer;
}

function endpointRequest({ tokenEndpoint, document, endpointName }: TokenSourceOptions) {
  if (tokenEndpoint === undefined)
    throw new SetupError('tokenEndpoint', 'is missing, and so is getAccessToken.');
  const { baseURI } = document;
  // A server of another origin would choose the user whose wallet is shown.
  const isOwn =
    URL.canParse(tokenEndpoint, baseURI) &&
    new URL(tokenEndpoint, baseURI).origin === new URL(baseURI).origin;
  if (!isOwn) throw new SetupError(endpointName, 'is not on the origin of the page.');
  return ({ reason, signal }: TokenRequest): Promise<Response> =>
    fetch(new URL(tokenEndpoint, baseURI), {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
      signal,
    });
}
