import type { EmbedScope } from '../contract/embed/embed-scope.ts';

/** Limits of the token that a client calls with. */
export interface TokenScopes {
  /** Null for a token without limits, such as that of a signed-in user, and before the first answer. */
  readonly scopes: readonly EmbedScope[] | null;
}

/**
 * Reports whether a token has one of `wanted`.
 * @example
 * const canSend = hasScope(client.tokenScopes.get(), 'send');
 */
export function hasScope({ scopes }: TokenScopes, ...wanted: readonly EmbedScope[]): boolean {
  return scopes === null || wanted.some((scope) => scopes.includes(scope));
}
