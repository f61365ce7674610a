import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import type { CheckoutPath } from './checkout.ts';
import { type Checkout, checkout } from './checkout-view.ts';

/** Update of a checkout page. */
export type CheckoutUpdate =
  /** State of the payment: at once, and after each change. */
  | { readonly type: 'checkout'; readonly checkout: Checkout }
  /** The payment will not change any more; nothing comes after it. */
  | { readonly type: 'ended' };

/**
 * Server-sent events, each the JSON of a `CheckoutUpdate`; an empty comment every 15 seconds. Each stream begins with the
 * present state, so that a reader who was away misses nothing, and one who reads slowly gets the newest state alone.
 */
export const watchCheckout: Endpoint<CheckoutPath, unknown, unknown, CheckoutUpdate> = {
  method: 'GET',
  path: '/v1/checkout/{id}/stream',
  public: true,
  stream: true,
  response: (): Schema<CheckoutUpdate> =>
    z.union([
      z.object({ type: z.literal('checkout'), checkout: checkout() }),
      z.object({ type: z.literal('ended') }),
    ]),
};
