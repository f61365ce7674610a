/** Permission of a token that a partner's server hands to a widget. */
export type EmbedScope =
  | 'portfolio:read'
  | 'wallets:write'
  | 'accounts:read'
  | 'accounts:write'
  | 'transactions:read'
  | 'send'
  | 'receive'
  | 'reset-password';
