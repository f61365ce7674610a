import * as z from 'zod/mini';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type DataPage, dataPage, date, type PageQuery } from '../values.ts';

/** Call that a key of the business made, kept for 30 days. */
export interface ApiRequest {
  readonly id: string;
  readonly at: Date;
  readonly livemode: boolean;
  readonly keyId: string;
  readonly keyName: string;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  readonly idempotencyKey: string | null;
  readonly ip: string | null;
  /** Body of at most 8 kB, its secrets hidden; null where there was none. */
  readonly request: string | null;
  readonly response: string | null;
}

/**
 * Outcomes by which the request log is filtered: 2xx, 4xx and 5xx.
 * @example
 * const options = requestOutcomes.map((outcome) => <option key={outcome}>{outcome}</option>);
 */
export const requestOutcomes = ['SUCCEEDED', 'REFUSED', 'FAILED'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export interface ListApiRequests extends PageQuery {
  readonly livemode?: boolean;
  readonly keyId?: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly outcome?: RequestOutcome;
  /** Part of a path, such as `/payments`. */
  readonly path?: string;
  readonly from?: Date;
  /** Exclusive; a plain date includes all of that day. */
  readonly to?: Date;
}

export const listApiRequests: Endpoint<
  BusinessPath,
  ListApiRequests,
  unknown,
  DataPage<ApiRequest>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/requests',
  permission: 'manage-developer',
  response: (): Schema<DataPage<ApiRequest>> =>
    dataPage(
      z.object({
        id: z.string(),
        at: date(),
        livemode: z.boolean(),
        keyId: z.string(),
        keyName: z.string(),
        method: z.string(),
        path: z.string(),
        status: z.int(),
        durationMs: z.int(),
        idempotencyKey: z.nullable(z.string()),
        ip: z.nullable(z.string()),
        request: z.nullable(z.string()),
        response: z.nullable(z.string()),
      }),
    ),
};
