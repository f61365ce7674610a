import { isAboveZero } from '@billfold/core/internal';
import type { PaymentDetail, Price, Refund } from '@billfold/core/payments';
import { type BookedPayment, bookedValue } from '../booked-value.ts';
import { nameOfAsset } from '../name-of-asset.ts';
import { valueAtRate } from '../value-at-rate.ts';

/**
 * Returns the value of a refund when its payment was paid, as it is booked; null where its asset has no rate or more than
 * one, as where it came late and is not booked.
 */
export function valueOfRefund(
  payment: BookedPayment & Pick<PaymentDetail, 'values'>,
  refund: Pick<Refund, 'amount' | 'asset' | 'network'>,
): Price | null {
  const { method, transfers, values, price } = payment;
  const name = nameOfAsset(refund);
  const isChosen = method !== null && nameOfAsset(method) === name;
  const known = isChosen ? bookedValue(payment, refund.amount) : null;
  if (known !== null) return known;
  const booked = transfers.flatMap((transfer, at) => {
    const rate = values[at]?.rate ?? null;
    return rate === null || nameOfAsset(transfer) !== name ? [] : [rate];
  });
  const asked = isChosen ? [method.rate] : [];
  const [rate, ...others] = new Set(booked.length > 0 ? booked : asked);
  if (rate === undefined || others.length > 0) return null;
  const value = valueAtRate(refund.amount, rate, price.currency);
  return isAboveZero(value.amount) ? value : null;
}
