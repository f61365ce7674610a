import { hasScope } from '../client/token-scopes.ts';
import type { EmbedScope } from '../contract/embed/embed-scope.ts';
import type { BillfoldClient } from '../create-client.ts';
import { UnauthorizedError } from '../errors/error-kinds.ts';

/**
 * Requires a scope of the token, before anything is typed that could then not be sent.
 * @throws {UnauthorizedError} `scope_missing`
 */
export function requireScope({ tokenScopes }: BillfoldClient, scope: EmbedScope): void {
  if (hasScope(tokenScopes.get(), scope)) return;
  throw new UnauthorizedError('scope_missing', {
    messages: [
      `The token of this page lacks the scope ${scope}. Name it where your server creates the token.`,
    ],
  });
}
