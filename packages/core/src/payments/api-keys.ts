import { unwrap } from '../client/unwrap.ts';
import {
  type CreateApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rollApiKey,
} from '../contract/business/api-keys.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.apiKeys`. */
export type ApiKeys = ReturnType<typeof createApiKeys>;

/** Creates the calls about the API keys of a business. */
export function createApiKeys({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the API keys of a business.
     * @example
     * const apiKeys = await client.apiKeys.list(businessId);
     */
    list: (businessId: number, options?: CallOptions) =>
      unwrap(call(listApiKeys)({ params: { businessId } }, options)),
    /**
     * Creates an API key; the answer alone has its secret.
     * @example
     * await client.apiKeys.create(businessId, key);
     */
    create: (businessId: number, key: CreateApiKey, options?: CallOptions) =>
      unwrap(call(createApiKey)({ params: { businessId }, body: key }, options)),
    /**
     * Replaces the secret of an API key.
     * @example
     * await client.apiKeys.roll(businessId, keyId);
     */
    roll: (businessId: number, keyId: string, options?: CallOptions) =>
      unwrap(call(rollApiKey)({ params: { businessId, id: keyId } }, options)),
    /**
     * Revokes an API key.
     * @example
     * await client.apiKeys.revoke(businessId, keyId);
     */
    revoke: (businessId: number, keyId: string, options?: CallOptions) =>
      call(revokeApiKey)({ params: { businessId, id: keyId } }, options),
  };
}
