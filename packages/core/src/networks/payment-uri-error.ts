import { ValidationError } from '../errors/error-kinds.ts';

export function paymentUriError(message: string, cause?: unknown): ValidationError {
  return new ValidationError('payment_uri_invalid', { messages: [message], cause });
}
