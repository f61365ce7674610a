import { paymentUriError } from './payment-uri-error.ts';
import type { UriParts } from './uri-parts.ts';

/**
 * Refuses a payment URI with other parameters than `known`: it could ask for more than a plain
 * transfer.
 * @throws {ValidationError} `payment_uri_invalid`
 */
export function requireKnownParameters({ parameters }: UriParts, known: readonly string[]): void {
  if ([...parameters.keys()].some((key) => !known.includes(key)))
    throw paymentUriError('This payment request needs something that is not supported here.', {
      reason: 'request.unsupported',
    });
}
