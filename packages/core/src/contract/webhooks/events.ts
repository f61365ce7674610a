import type { Customer } from '../payments/customers.ts';
import type { Payment } from '../payments/payment.ts';
import type { Refund } from '../payments/refunds.ts';

/**
 * Types of webhook events.
 * @example
 * const payments = webhookEventTypes.filter((type) => type.startsWith('payment.'));
 * payments.length; // 15
 */
export const webhookEventTypes = [
  'payment.created',
  'payment.pending',
  'payment.detected',
  'payment.underpaid',
  'payment.overpaid',
  'payment.confirmed',
  'payment.completed',
  'payment.expired',
  'payment.late',
  'payment.cancelled',
  'payment.invalid',
  'payment.reorged',
  'payment.reopened',
  'payment.partially_refunded',
  'payment.refunded',
  'refund.created',
  'refund.address_provided',
  'refund.signed',
  'refund.broadcast',
  'refund.confirmed',
  'refund.failed',
  'refund.cancelled',
  'customer.created',
  'customer.updated',
  'settlement.completed',
  'webhook.ping',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** A value as it is written in JSON: times are ISO 8601 text. */
export type Written<T> = T extends string | number | boolean | null
  ? T
  : T extends Date
    ? string
    : { readonly [K in keyof T]: Written<T[K]> };

/** Funds that were gathered into the settlement wallet. */
export interface Settlement {
  readonly id: string;
  readonly object: 'settlement';
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
  readonly fee: string;
  readonly hashes: readonly string[];
  readonly completedAt: string;
}
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
type Named<Family extends string> = Extract<WebhookEventType, `${Family}.${string}`>;

/** Body of a webhook, a union discriminated by `type`. */
export type WebhookEvent =
  | EventOf<Named<'payment'>, Written<Payment>>
  | EventOf<Named<'refund'>, Written<Refund>>
  | EventOf<Named<'customer'>, Written<Customer>>
  | EventOf<Named<'settlement'>, Settlement>
  | EventOf<Named<'webhook'>, Ping>;
