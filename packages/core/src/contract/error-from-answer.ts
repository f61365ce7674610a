import * as z from 'zod/mini';
import {
  type AnyBillfoldError,
  ApiError,
  SigningError,
  TransactionError,
  TwoFactorRequiredError,
  UnauthorizedError,
  ValidationError,
} from '../errors/error-kinds.ts';
import { type ErrorBody, errorBody } from './error-body.ts';

/** A refusal as the typed error of its wire code. An answer that is no error body still has its status. */
export function errorFromAnswer(response: Response, answer: unknown): AnyBillfoldError {
  const { status } = response;
  const parsed = z.safeParse(errorBody(), answer);
  if (!parsed.success)
    return status === 401
      ? new UnauthorizedError('unauthorized', { status })
      : new ApiError({ status, retryable: status >= 500 });
  return fromBody(parsed.data, status);
}

function fromBody(body: ErrorBody, status: number): AnyBillfoldError {
  const info = {
    title: body.message,
    messages: body.errors,
    status,
    requestId: body.requestId,
    retryable: status === 429 || status === 503,
  };
  if (status === 401) return new UnauthorizedError('unauthorized', info);
  switch (body.code) {
    case 'TWO_FACTOR_REQUIRED':
      return new TwoFactorRequiredError(info);
    case 'ORIGIN_NOT_ALLOWED':
      return new UnauthorizedError('origin_not_allowed', info);
    case 'WRONG_ENCRYPTION_KEY':
      return new SigningError('wrong_encryption_key', info);
    case 'SEED_MISMATCH':
      return new SigningError('wrong_seed_phrase', info);
    case 'INSUFFICIENT_FUNDS':
      return new TransactionError('insufficient_funds', info);
    case 'FEE_CHANGED':
      return new TransactionError('fee_changed', info);
    case 'BROADCAST_REJECTED':
      return new TransactionError('rejected_by_network', info);
    case 'AMOUNT_BELOW_MINIMUM':
      return new ValidationError('amount_below_minimum', { ...info, field: 'amount' });
    case 'ADDRESS_INVALID':
      return new ValidationError('recipient_invalid', { ...info, field: 'recipient' });
    default:
      return new ApiError({
        ...info,
        serverCode: body.code.toLowerCase(),
        fields: body.fields,
      });
  }
}
