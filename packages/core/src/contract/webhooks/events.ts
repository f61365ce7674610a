import type { Sweep } from '../business/sweeps.ts';
import type { Payment } from '../payments/payment.ts';
import type { Refund } from '../payments/refunds.ts';

/**
 * Types of webhook events.
 * @example
 * const payments = webhookEventTypes.filter((type) => type.startsWith('payment.'));
 * payments.length; // 9
 */
export const webhookEventTypes = [
  'payment.created',
  'payment.detected',
  'payment.confirmed',
  'payment.completed',
  'payment.expired',
  'payment.cancelled',
  'payment.invalid',
  'payment.attention',
  'payment.refunded',
  'refund.updated',
  'settlement.completed',
  'webhook.ping',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/**
 * Reasons of a `payment.attention` event: what a person should look at.
 * @example
 * attentionReasons.includes('underpaid'); // true
 */
export const attentionReasons = [
  'underpaid',
  'overpaid',
  'late',
  'wrong_asset',
  'multiple',
  'reorged',
  'reopened',
  'unmatched',
  'other_network',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** A value as it is written in JSON: times are ISO 8601 text. */
export type Written<T> = T extends string | number | boolean | null
  ? T
  : T extends Date
    ? string
    : { readonly [K in keyof T]: Written<T[K]> };

/** Transfer to an address of the business that belongs to no payment. */
export interface UnmatchedFunds {
  readonly id: string;
  readonly object: 'unmatched_transfer';
  readonly payment: null;
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
  readonly address: string;
  readonly hash: string | null;
  readonly firstSeenAt: string;
}
/** Funds that were gathered into the settlement wallet. */
export type Settlement = Written<Sweep>;
/** Payload of a test delivery to a webhook endpoint. */
export interface Ping {
  readonly object: 'ping';
  readonly webhookId: string;
}

interface EventOf<Type extends WebhookEventType, T> {
  /** Event id, equal on every attempt: remember it to process each event once. */
  readonly id: string;
  readonly object: 'event';
  readonly type: Type;
  readonly apiVersion: string;
  readonly createdAt: string;
  readonly livemode: boolean;
  /** Rises per payment; a receiver ignores a lower one than it has seen. */
  readonly sequence: number;
  readonly data: {
    readonly object: T;
    /** Changed fields with their previous values; absent where nothing was before. */
    readonly previous?: Partial<T>;
  };
}
interface AttentionEvent<T> extends EventOf<'payment.attention', T> {
  readonly data: EventOf<'payment.attention', T>['data'] & {
    readonly reasons: readonly AttentionReason[];
  };
}
type Named<Family extends string> = Extract<WebhookEventType, `${Family}.${string}`>;

/**
 * Body of a webhook, a union discriminated by `type`. A `payment.attention` is about a payment, or about
 * funds that belong to none: `data.object.object` tells which.
 */
export type WebhookEvent =
  | EventOf<Exclude<Named<'payment'>, 'payment.attention'>, Written<Payment>>
  | AttentionEvent<Written<Payment>>
  | AttentionEvent<UnmatchedFunds>
  | EventOf<Named<'refund'>, Written<Refund>>
  | EventOf<Named<'settlement'>, Settlement>
  | EventOf<Named<'webhook'>, Ping>;
