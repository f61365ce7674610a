import { ValidationError, type ValidationInfo } from '../errors/error-kinds.ts';

/** `message` is English; a `reason` says the same in the reader's language. */
export function paymentUriError(
  message: string,
  info?: Pick<ValidationInfo, 'reason' | 'values' | 'cause'>,
): ValidationError {
  return new ValidationError('payment_uri_invalid', { ...info, messages: [message] });
}
