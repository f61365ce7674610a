import * as z from 'zod/mini';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type ApiKeyScope, apiKeyScopes } from './api-key-scopes.ts';

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly kind: 'SECRET' | 'PUBLISHABLE';
  readonly livemode: boolean;
  /** Its beginning, by which people know it. */
  readonly prefix: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly allowedIps: readonly string[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}
/** API key with its secret, which only two answers ever contain. */
export interface ApiKeyWithSecret extends ApiKey {
  readonly secret: string;
}
export interface CreateApiKey {
  readonly name: string;
  readonly kind: 'SECRET' | 'PUBLISHABLE';
  readonly livemode: boolean;
  readonly scopes: readonly ApiKeyScope[];
  readonly allowedIps: readonly string[];
  readonly expiresAt: string | null;
}

const keyFields = () => ({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['SECRET', 'PUBLISHABLE']),
  livemode: z.boolean(),
  prefix: z.string(),
  scopes: z.readonly(z.array(z.enum(apiKeyScopes))),
  allowedIps: z.readonly(z.array(z.string())),
  createdBy: z.string(),
  createdAt: date(),
  lastUsedAt: z.nullable(date()),
  expiresAt: z.nullable(date()),
});
const apiKey = (): Schema<ApiKey> => z.object(keyFields());
const apiKeyWithSecret = (): Schema<ApiKeyWithSecret> =>
  z.object({ ...keyFields(), secret: z.string() });

export const listApiKeys: Endpoint<BusinessPath, unknown, unknown, Data<readonly ApiKey[]>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/api-keys',
  permission: 'manage-developer',
  response: (): Schema<Data<readonly ApiKey[]>> => data(z.readonly(z.array(apiKey()))),
};

export const createApiKey: Endpoint<BusinessPath, unknown, CreateApiKey, Data<ApiKeyWithSecret>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/api-keys',
  permission: 'manage-developer',
  status: 201,
  secret: true,
  response: () => data(apiKeyWithSecret()),
};

export const rollApiKey: Endpoint<BusinessItemPath, unknown, unknown, Data<ApiKeyWithSecret>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/api-keys/{id}/roll',
  permission: 'manage-developer',
  secret: true,
  response: () => data(apiKeyWithSecret()),
};

export const revokeApiKey: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/api-keys/{id}',
  permission: 'manage-developer',
  status: 204,
  response: nothing,
};
