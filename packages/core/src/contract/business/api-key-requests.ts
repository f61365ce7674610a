import * as z from 'zod/mini';
import { businessItemPath, publicId } from '../payments/requests.ts';
import { businessPath, freeText } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { endOfPeriod, flag, moment, origin, pageFields } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { stepUpFields } from '../user/requests.ts';
import { label } from '../values.ts';
import { apiKeyScopes } from './api-key-scopes.ts';
import type { CreateApiKey, RollApiKey, UpdateApiKey } from './api-keys.ts';
import * as apiKeysCalls from './api-keys.ts';
import type { ListApiRequests } from './api-requests.ts';
import * as apiRequestsCalls from './api-requests.ts';
import { requestOutcomes } from './api-requests.ts';

const name = () => label(60);

const scopes = () => z.readonly(z.array(z.enum(apiKeyScopes)).check(z.maxLength(20)));

const networkRule = 'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32';
const network = () => z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: networkRule });
const allowedIps = () => z.readonly(z.array(network()).check(z.maxLength(50)));

const allowedOrigins = () => z.readonly(z.array(origin()).check(z.maxLength(50)));

const expiryRule = 'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires';
const expiry = () => z.union([moment(), z.null()], { error: expiryRule });

const hours = () => z.union([z.literal(0), z.literal(1), z.literal(24), z.literal(72)]);

/** Requests about the API keys of a business and the calls that they made. */
export const apiKeyRequests = [
  describeRequest(apiKeysCalls.listApiKeys, {
    summary: 'The API keys of a business but for revoked ones, without their secrets.',
    params: businessPath,
  }),
  describeRequest(apiKeysCalls.createApiKey, {
    summary: 'Create an API key, which is shown this once; needs a step-up.',
    params: businessPath,
    body: (): Schema<CreateApiKey> =>
      z.strictObject({
        name: name(),
        kind: z.enum(['SECRET', 'PUBLISHABLE']),
        livemode: z.boolean(),
        scopes: scopes(),
        allowedIps: allowedIps(),
        allowedOrigins: allowedOrigins(),
        expiresAt: expiry(),
        ...stepUpFields(),
      }),
  }),
  describeRequest(apiKeysCalls.updateApiKey, {
    summary: 'Change what is given of an API key.',
    params: businessItemPath('key'),
    body: (): Schema<UpdateApiKey> =>
      z.strictObject({
        name: z.exactOptional(name()),
        scopes: z.exactOptional(scopes()),
        allowedIps: z.exactOptional(allowedIps()),
        allowedOrigins: z.exactOptional(allowedOrigins()),
      }),
  }),
  describeRequest(apiKeysCalls.rollApiKey, {
    summary: 'Replace an API key; the old one works for the overlap. Needs a step-up.',
    params: businessItemPath('key'),
    body: (): Schema<RollApiKey> =>
      z.strictObject({
        overlapHours: hours(),
        expiresAt: z.exactOptional(expiry()),
        ...stepUpFields(),
      }),
  }),
  describeRequest(apiKeysCalls.revokeApiKey, {
    summary: 'End an API key now.',
    params: businessItemPath('key'),
  }),
  describeRequest(apiRequestsCalls.listApiRequests, {
    summary: 'The calls of the last 30 days that API keys made, newest first.',
    params: businessPath,
    query: (): Schema<ListApiRequests> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        livemode: z.exactOptional(flag()),
        keyId: z.exactOptional(publicId('key')),
        method: z.exactOptional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
        outcome: z.exactOptional(z.enum(requestOutcomes)),
        path: z.exactOptional(freeText(200)),
        from: z.exactOptional(moment()),
        to: z.exactOptional(endOfPeriod()),
      }),
  }),
];
