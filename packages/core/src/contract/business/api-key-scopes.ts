/**
 * Scopes that an API key can have.
 * @example
 * const readOnly = apiKeyScopes.filter((scope) => scope.endsWith(':read'));
 * readOnly; // ['payments:read', 'customers:read', 'reports:read', 'rates:read']
 */
export const apiKeyScopes = [
  'payments:read',
  'payments:write',
  'refunds:write',
  'customers:read',
  'customers:write',
  'webhooks:write',
  'reports:read',
  'rates:read',
  'embed:write',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];
