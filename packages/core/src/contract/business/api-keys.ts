import * as z from 'zod/mini';
import {
  type BusinessItemPath,
  type BusinessPath,
  businessItemPath,
  businessPath,
  freeText,
} from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, label, nothing } from '../values.ts';

export const apiKeyScopes = [
  'payments:read',
  'payments:write',
  'refunds:write',
  'customers:read',
  'customers:write',
  'webhooks:write',
  'reports:read',
  'rates:read',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

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
/** With the key itself, in the two answers that ever show it. */
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

export const listApiKeys = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/api-keys',
  summary: 'The API keys of a business, without their secrets.',
  params: businessPath,
  response: (): Schema<Data<readonly ApiKey[]>> => data(z.readonly(z.array(apiKey()))),
} satisfies Endpoint<BusinessPath, unknown, unknown, Data<readonly ApiKey[]>>;

export const createApiKey = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/api-keys',
  summary: 'Make an API key, which is shown this once.',
  status: 201,
  secret: true,
  params: businessPath,
  body: (): Schema<CreateApiKey> =>
    z.strictObject({
      name: label(60),
      kind: z.enum(['SECRET', 'PUBLISHABLE']),
      livemode: z.boolean(),
      scopes: z.readonly(z.array(z.enum(apiKeyScopes))),
      allowedIps: z.readonly(z.array(freeText(64)).check(z.maxLength(50))),
      expiresAt: z.nullable(z.iso.datetime()),
    }),
  response: () => data(apiKeyWithSecret()),
} satisfies Endpoint<BusinessPath, unknown, CreateApiKey, Data<ApiKeyWithSecret>>;

export const rollApiKey = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/api-keys/{id}/roll',
  summary: 'Replace an API key; the old one ends now.',
  secret: true,
  params: businessItemPath('key'),
  response: () => data(apiKeyWithSecret()),
} satisfies Endpoint<BusinessItemPath, unknown, unknown, Data<ApiKeyWithSecret>>;

export const revokeApiKey = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/api-keys/{id}',
  summary: 'End an API key.',
  status: 204,
  params: businessItemPath('key'),
  response: nothing,
} satisfies Endpoint<BusinessItemPath, unknown, unknown, null>;
