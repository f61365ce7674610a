import type { CreateApiKey } from '@billfold/core/contract';

/** The request of a secret key in test mode. */
export const newKey = (changes: Partial<CreateApiKey> = {}): CreateApiKey => ({
  name: 'Shop',
  kind: 'SECRET',
  livemode: false,
  scopes: ['payments:read', 'payments:write'],
  allowedIps: [],
  allowedOrigins: [],
  expiresAt: null,
  ...changes,
});
