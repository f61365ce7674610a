import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { take } from '../rate-limit/rate-limit.ts';

/** Uses of a call in an hour, for one payment and for one address. */
const perHour = {
  select: { payment: 60, address: 600 },
  customer: { payment: 20, address: 200 },
  language: { payment: 60, address: 600 },
  'claim-hash': { payment: 20, address: 60 },
  transactions: { payment: 20, address: 60 },
  receipt: { payment: 3, address: 20 },
  'refund-link': { payment: 3, address: 20 },
} as const;

export type LimitedAction = keyof typeof perHour;

export interface LimitedUse {
  readonly action: LimitedAction;
  readonly paymentId: string;
  readonly ip: string;
}

/**
 * Counts a use of a call that anyone with the link can make, for a payment that exists.
 * @throws {ApiError} 429 RATE_LIMITED
 */
export async function limitCheckout(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { action, paymentId, ip }: LimitedUse,
): Promise<void> {
  const { payment, address } = perHour[action];
  const window = { windowMs: 3_600_000, now: nowOf(platform) };
  await take(db, `checkout:${action}:${hashAddress(ip)}`, { limit: address, ...window });
  await take(db, `checkout:${action}:${paymentId}`, { limit: payment, ...window });
}

/** Counts a receipt that is mailed again, by the payer or by a member. @throws {ApiError} 429 RATE_LIMITED */
export async function limitReceiptMails(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  paymentId: string,
): Promise<void> {
  const window = { windowMs: 3_600_000, now: nowOf(platform) };
  await take(db, `checkout:receipt:${paymentId}`, { limit: perHour.receipt.payment, ...window });
}

/** Payments that one address may create by links in an hour. */
const linkPaymentsPerHour = 60;

/** Counts a payment that an address creates by a link. @throws {ApiError} 429 RATE_LIMITED */
export async function limitLinkPayments(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { ip }: { readonly ip: string },
): Promise<void> {
  const window = { windowMs: 3_600_000, now: nowOf(platform) };
  await take(db, `checkout:link:${hashAddress(ip)}`, { limit: linkPaymentsPerHour, ...window });
}
