import { paymentUriError } from './payment-uri-error.ts';
import { requestText } from './request-text.ts';

/**
 * A text to be sent along, exactly as it is asked for: a recipient who looks for it would not find a
 * changed one. null for none.
 * @throws {ValidationError} `payment_uri_invalid` for one that is too long or cannot be shown as it is
 */
export function requestMemo(
  text: string | null,
  { maximumBytes }: { readonly maximumBytes: number },
): string | null {
  if (text === null || text === '') return null;
  if (requestText(text) !== text)
    throw paymentUriError('The memo of this payment request has characters that cannot be shown.', {
      reason: 'request.memoCharacters',
    });
  if (new TextEncoder().encode(text).length > maximumBytes)
    throw paymentUriError('The memo of this payment request is too long.', {
      reason: 'request.memoLength',
    });
  return text;
}
