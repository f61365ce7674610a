import * as z from 'zod/mini';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import type { StepUpProof } from '../user/step-up.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type ApiKeyScope, apiKeyScopes } from './api-key-scopes.ts';
import type { ApiKeyKind } from './api-key-text.ts';

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly kind: ApiKeyKind;
  readonly livemode: boolean;
  /** Key with its middle left out, by which people know it: `bf_test_sk_4fGh...x7Qa`. */
  readonly masked: string;
  /** Empty for a publishable key. */
  readonly scopes: readonly ApiKeyScope[];
  /** Addresses and networks (CIDR) that may use a secret key; all where there are none. */
  readonly allowedIps: readonly string[];
  /** Origins of the pages that may use a publishable key. */
  readonly allowedOrigins: readonly string[];
  /** Name or email of the member who created it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Exact to a minute. */
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Id of the key that took its place; it works until `expiresAt`. */
  readonly replacedBy: string | null;
}
/** API key with its secret, which only the answers to its creation and to a roll contain. */
export interface ApiKeyWithSecret extends ApiKey {
  readonly secret: string;
}
export interface CreateApiKey extends StepUpProof {
  readonly name: string;
  readonly kind: ApiKeyKind;
  readonly livemode: boolean;
  readonly scopes: readonly ApiKeyScope[];
  readonly allowedIps: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Null never expires. */
  readonly expiresAt: Date | null;
}
export interface UpdateApiKey {
  readonly name?: string;
  readonly scopes?: readonly ApiKeyScope[];
  readonly allowedIps?: readonly string[];
  readonly allowedOrigins?: readonly string[];
}

/**
 * Hours for which a replaced secret still works alongside the new one.
 * @example
 * const longest = overlapHours.at(-1); // 72
 */
export const overlapHours = [0, 1, 24, 72] as const;
export type OverlapHours = (typeof overlapHours)[number];

export interface RollApiKey extends StepUpProof {
  readonly overlapHours: OverlapHours;
  /** Expiry of the new key; that of the old one unless given. */
  readonly expiresAt?: Date | null;
}

const keyFields = () => ({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['SECRET', 'PUBLISHABLE']),
  livemode: z.boolean(),
  masked: z.string(),
  scopes: z.readonly(z.array(z.enum(apiKeyScopes))),
  allowedIps: z.readonly(z.array(z.string())),
  allowedOrigins: z.readonly(z.array(z.string())),
  createdBy: z.string(),
  createdAt: date(),
  lastUsedAt: z.nullable(date()),
  expiresAt: z.nullable(date()),
  replacedBy: z.nullable(z.string()),
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
  idempotent: true,
  response: () => data(apiKeyWithSecret()),
};

export const updateApiKey: Endpoint<BusinessItemPath, unknown, UpdateApiKey, Data<ApiKey>> = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}/api-keys/{id}',
  permission: 'manage-developer',
  response: () => data(apiKey()),
};

export const rollApiKey: Endpoint<BusinessItemPath, unknown, RollApiKey, Data<ApiKeyWithSecret>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/api-keys/{id}/roll',
  permission: 'manage-developer',
  secret: true,
  idempotent: true,
  response: () => data(apiKeyWithSecret()),
};

export const revokeApiKey: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/api-keys/{id}',
  permission: 'manage-developer',
  status: 204,
  response: nothing,
};
