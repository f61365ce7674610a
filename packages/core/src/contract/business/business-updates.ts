import * as z from 'zod/mini';
import { type Network, networkCodes } from '../../networks/network-codes.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';

/** Notification that data of a business changed, in either mode: its receiver loads that data again. */
export type BusinessUpdate =
  /** A payment. */
  | { readonly type: 'payment'; readonly paymentId: string }
  /** A sweep. */
  | { readonly type: 'sweep'; readonly sweepId: string }
  /** A payout. */
  | { readonly type: 'payout'; readonly payoutId: string }
  /** Transfers that belong to no payment. */
  | { readonly type: 'unmatched' }
  /** Deliveries of webhooks. */
  | { readonly type: 'deliveries' }
  /** Notifications of the business in the app. */
  | { readonly type: 'notifications' }
  /** Confirmations on a network. */
  | { readonly type: 'blocks'; readonly network: Network }
  /** The session is over, or the member has another role or none; nothing comes after it. */
  | { readonly type: 'access-changed' };

/** Server-sent events, each the JSON of a `BusinessUpdate`; an empty comment every 15 seconds. */
export const watchBusiness: Endpoint<BusinessPath, unknown, unknown, BusinessUpdate> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/stream',
  permission: 'view-payments',
  stream: true,
  response: (): Schema<BusinessUpdate> =>
    z.union([
      z.object({ type: z.literal('payment'), paymentId: z.string() }),
      z.object({ type: z.literal('sweep'), sweepId: z.string() }),
      z.object({ type: z.literal('payout'), payoutId: z.string() }),
      z.object({ type: z.literal('unmatched') }),
      z.object({ type: z.literal('deliveries') }),
      z.object({ type: z.literal('notifications') }),
      z.object({ type: z.literal('blocks'), network: z.enum(networkCodes) }),
      z.object({ type: z.literal('access-changed') }),
    ]),
};
