import type { BaseUnits } from '../money/base-units.ts';
import { parseAmount } from '../money/decimal.ts';
import { paymentUriError } from './payment-uri-error.ts';

/** A requested amount in main units as base units. @throws {ValidationError} `payment_uri_invalid` */
export function parseRequestedAmount(text: string, decimals: number): BaseUnits {
  try {
    return parseAmount(text, decimals);
  } catch (cause) {
    throw paymentUriError('The amount of this payment request is not valid.', {
      reason: 'request.amount',
      cause,
    });
  }
}
