import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  type CreateApiKey,
  createApiKey,
  listApiKeys,
  type RollApiKey,
  revokeApiKey,
  rollApiKey,
  type UpdateApiKey,
  updateApiKey,
} from '../contract/business/api-keys.ts';
import { type ListApiRequests, listApiRequests } from '../contract/business/api-requests.ts';
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
     * Changes the given fields of an API key.
     * @example
     * await client.apiKeys.update(businessId, keyId, { name: 'Shop' });
     */
    update: (businessId: number, keyId: string, change: UpdateApiKey, options?: CallOptions) =>
      unwrap(call(updateApiKey)({ params: { businessId, id: keyId }, body: change }, options)),
    /**
     * Replaces the secret of an API key; the old one works for the overlap.
     * @example
     * await client.apiKeys.roll(businessId, keyId, { overlapHours: 24 });
     */
    roll: (businessId: number, keyId: string, roll: RollApiKey, options?: CallOptions) =>
      unwrap(call(rollApiKey)({ params: { businessId, id: keyId }, body: roll }, options)),
    /**
     * Revokes an API key.
     * @example
     * await client.apiKeys.revoke(businessId, keyId);
     */
    revoke: (businessId: number, keyId: string, options?: CallOptions) =>
      call(revokeApiKey)({ params: { businessId, id: keyId } }, options),
    /**
     * Lists the calls that the API keys of a business made in the last 30 days, newest first.
     * @example
     * const { items } = await client.apiKeys.listRequests(businessId, { outcome: 'REFUSED' });
     */
    listRequests: (businessId: number, query: ListApiRequests = {}, options?: CallOptions) =>
      unwrapPage(call(listApiRequests)({ params: { businessId }, query }, options)),
  };
}
