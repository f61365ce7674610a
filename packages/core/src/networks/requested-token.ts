import type { FindToken, RequestedToken } from './payment-request.ts';
import { paymentUriError } from './payment-uri-error.ts';

/**
 * Finds the token that a payment request names by its contract.
 * @throws {ValidationError} `payment_uri_invalid` for an unknown one: its amounts could not be
 * parsed, and anyone can give a contract any name
 */
export function requireToken(contract: string, findToken: FindToken): RequestedToken {
  const token = findToken(contract);
  if (token === undefined)
    throw paymentUriError('This payment request is for a token that is not known here.', {
      reason: 'request.unknownToken',
    });
  return token;
}
