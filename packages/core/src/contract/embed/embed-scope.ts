/**
 * Permissions that a token of a partner can have. Each lets a page load the wallets and accounts, without which no
 * component draws anything.
 * @example
 * const readOnly = embedScopes.filter((scope) => scope.endsWith(':read'));
 * readOnly; // ['portfolio:read', 'accounts:read', 'transactions:read']
 */
export const embedScopes = [
  'portfolio:read',
  'wallets:write',
  'accounts:read',
  'accounts:write',
  'transactions:read',
  'send',
  'receive',
  'reset-password',
] as const;
/** Permission of a token that a partner's server hands to a widget. */
export type EmbedScope = (typeof embedScopes)[number];
