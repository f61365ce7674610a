import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, toDecimal, trimDecimal } from '../money/decimal.ts';
import { paymentUriError } from './payment-uri-error.ts';
import { parseRequestedAmount } from './requested-amount.ts';

/** Decimals and upper limit of an amount in a payment request; the limit is in base units. */
export interface AmountBounds {
  readonly decimals: number;
  readonly maximum: bigint;
}

/**
 * An amount in main units with all its decimals, null for none.
 * @throws {ValidationError} `payment_uri_invalid`
 */
export function readBoundedAmount(text: string | null, bounds: AmountBounds): Decimal | null {
  if (text === null) return null;
  return boundUnits(parseRequestedAmount(text, bounds.decimals), bounds);
}

/** Base units as main units. @throws {ValidationError} `payment_uri_invalid` beyond the bounds */
export function boundUnits(units: bigint, { decimals, maximum }: AmountBounds): Decimal {
  if (units > maximum)
    throw paymentUriError('This payment request asks for more than there is.', {
      reason: 'request.tooMuch',
    });
  return toDecimal(toBaseUnits(units), { decimals });
}

/** An amount in main units without trailing zeros, null for none. */
export function writeBoundedAmount(amount: Decimal | null, bounds: AmountBounds): string | null {
  const exact = readBoundedAmount(amount, bounds);
  return exact && trimDecimal(exact);
}
