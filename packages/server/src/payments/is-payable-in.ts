import { isOffered } from '@billfold/core';
import type { PaymentRow } from './payment-parts.ts';

/** Payment that may be paid in an asset. */
export interface AskedPayment {
  /** Assets that the payment names; null leaves them to the business. */
  readonly assetIds: PaymentRow['assetIds'];
  /** Asset of its current quote; null without one. */
  readonly currentId: string | null;
}

/**
 * Reports whether a payment may be paid in an asset that its business accepts. One that is no longer offered pays only
 * what was asked for in it: a payment that names it, or that has its quote in it.
 */
export function isPayableIn(assetId: string, { assetIds, currentId }: AskedPayment): boolean {
  if (assetIds !== null) return assetIds.includes(assetId);
  return isOffered(assetId) || assetId === currentId;
}
