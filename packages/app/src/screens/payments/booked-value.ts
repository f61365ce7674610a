import type { Decimal } from '@billfold/core';
import { compareAmounts, findExcess, isAboveZero } from '@billfold/core/internal';
import type { Payment, Price } from '@billfold/core/payments';
import { nameOfAsset } from './name-of-asset.ts';

export type BookedPayment = Pick<
  Payment,
  'method' | 'transfers' | 'seen' | 'overBy' | 'credited' | 'price' | 'paidElsewhere'
>;

/**
 * Returns the value with which an amount in the chosen asset is booked, where it is all that came or all that came above
 * the price; null of another amount. The rate gives a value that differs by a cent: what is due is rounded up.
 */
export function bookedValue(payment: BookedPayment, amount: Decimal): Price | null {
  const { seen, overBy, credited, price } = payment;
  if (!isAboveZero(amount)) return null;
  if (compareAmounts(amount, overBy).sign === 0) return findExcess(payment);
  const isAll = compareAmounts(amount, seen).sign === 0 && isPaidAsChosen(payment);
  return isAll ? { amount: credited, currency: price.currency } : null;
}

/** Reports whether all that counts came in the asset that the customer chose last. */
export function isPaidAsChosen({
  method,
  transfers,
}: Pick<Payment, 'method' | 'transfers'>): boolean {
  return transfers.every(
    (each) => !each.counted || (method !== null && nameOfAsset(each) === nameOfAsset(method)),
  );
}
