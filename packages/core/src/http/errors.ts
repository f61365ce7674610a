import type { ErrorBody } from '../contract/error-body.ts';
import type { ErrorInfo } from '../errors/billfold-error.ts';
import {
  type AnyBillfoldError,
  ApiError,
  SigningError,
  TransactionError,
  TwoFactorRequiredError,
  UnauthorizedError,
  ValidationError,
} from '../errors/error-kinds.ts';
import { retryAfterMs } from './retry.ts';

/**
 * Converts a refusal to the typed error of its wire code (R-NOTE-03). Missing fields of an error
 * body come from the error catalogue; an answer without an error body keeps its status. The `cause` is null for a call
 * without a token.
 */
export function errorFromAnswer(
  response: Response,
  answer: unknown,
  nowMs: number,
  cause?: null,
): AnyBillfoldError {
  const { status, headers } = response;
  const body = errorBodyOf(answer);
  const requestId = body.requestId || headers.get('x-request-id');
  const info: ErrorInfo = {
    ...(body.message === '' ? {} : { title: body.message }),
    messages: body.errors,
    status,
    cause,
    ...(requestId ? { requestId } : {}),
    retryable: status === 429 || (body.code === '' ? status >= 500 : status === 503),
  };
  if (status === 401) return new UnauthorizedError('unauthorized', info);
  const known = knownError(body, info);
  if (known) return known;
  const waitMs = retryAfterMs(headers, nowMs);
  return new ApiError({
    ...info,
    fields: body.fields,
    ...(body.code === '' ? {} : { serverCode: body.code.toLowerCase() }),
    ...(waitMs === null ? {} : { retryAfterMs: waitMs }),
    ...(body.current === undefined ? {} : { current: body.current }),
  });
}

function knownError(body: ErrorBody, info: ErrorInfo): AnyBillfoldError | null {
  if (body.errors[0] === '2FA code is required to login') return new TwoFactorRequiredError(info);
  switch (body.code) {
    case 'TWO_FACTOR_REQUIRED':
      return new TwoFactorRequiredError(info);
    case 'ORIGIN_NOT_ALLOWED':
      return new UnauthorizedError('origin_not_allowed', info);
    case 'SCOPE_MISSING':
      return new UnauthorizedError('scope_missing', info);
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
      return null;
  }
}

/** An answer as an error body; what it lacks of one, or has of another kind, is empty. */
function errorBodyOf(answer: unknown): ErrorBody {
  const { message, errors, code, requestId, fields, current } = recordOf(answer);
  return {
    message: textOf(message),
    errors: textsOf(errors) ?? [],
    code: textOf(code),
    requestId: textOf(requestId),
    fields: textsByName(fields),
    ...(current === undefined ? {} : { current }),
  };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Null where anything else than text is among them. */
const textsOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null;

const textsByName = (value: unknown): ErrorBody['fields'] =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([name, each]) => {
      const texts = textsOf(each);
      return texts ? [[name, texts]] : [];
    }),
  );
