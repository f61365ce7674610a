import { BillfoldError, type ErrorInfo } from './billfold-error.ts';
import type { NetworkError } from './network-error.ts';
import type { ValidationReason, ValidationValues } from './validation-reason.ts';

// Apart, so that a module that needs this class alone loads no other.
export { NetworkError, type NetworkErrorCode } from './network-error.ts';

/** Reason why a call was not allowed. */
export type UnauthorizedErrorCode =
  | 'unauthorized'
  | 'token_provider_failed'
  | 'origin_not_allowed'
  | 'scope_missing';
/** Kind of input that was refused. */
export type ValidationErrorCode =
  | 'recipient_blank'
  | 'recipient_invalid'
  | 'wrong_network'
  | 'amount_invalid'
  | 'amount_below_minimum'
  | 'amount_above_maximum'
  | 'too_many_decimals'
  | 'memo_too_long'
  | 'password_weak'
  | 'passwords_differ'
  | 'seed_phrase_length'
  | 'seed_phrase_invalid'
  | 'payment_uri_invalid'
  | 'invalid_config';
/** Reason why nothing was signed. */
export type SigningErrorCode = 'wrong_encryption_key' | 'wrong_seed_phrase' | 'signer_unavailable';
/** Outcome of a send that did not succeed. After `outcome_unknown` it may still have been sent. */
export type TransactionErrorCode =
  | 'insufficient_funds'
  | 'fee_changed'
  | 'rejected_by_network'
  | 'outcome_unknown';

/**
 * The session is missing, over, or not allowed to do this.
 * @example
 * if (error instanceof UnauthorizedError) console.warn('signed out', error.code);
 */
export class UnauthorizedError extends BillfoldError {
  readonly code: UnauthorizedErrorCode;
  constructor(code: UnauthorizedErrorCode, info?: ErrorInfo) {
    super(info);
    this.code = code;
  }
}

/**
 * Sign-in needs a second factor. Raises no notification (R-NOTE-04).
 * @example
 * if (error instanceof TwoFactorRequiredError) console.warn('a two-factor code is needed');
 */
export class TwoFactorRequiredError extends BillfoldError {
  readonly code = 'two_factor_required';
}

/**
 * A value typed, pasted, scanned or configured is not acceptable; `field` names the input, if there is one.
 * @example
 * if (error instanceof ValidationError) console.warn(error.field, error.messages);
 */
export class ValidationError extends BillfoldError {
  readonly code: ValidationErrorCode;
  readonly field: string | undefined;
  /**
   * Reason behind `messages`, for a translation of it; undefined where a service sent the message.
   */
  readonly reason: ValidationReason | undefined;
  readonly values: ValidationValues | undefined;
  constructor(code: ValidationErrorCode, info?: ValidationInfo) {
    super(info);
    this.code = code;
    this.field = info?.field;
    this.reason = info?.reason;
    this.values = info?.values;
  }
}

/** Facts of a `ValidationError`. */
export interface ValidationInfo extends ErrorInfo {
  readonly field?: string;
  readonly reason?: ValidationReason;
  readonly values?: ValidationValues;
}

/**
 * The secret does not open this wallet, or nothing can sign now.
 * @example
 * if (error instanceof SigningError) console.warn('not signed', error.code);
 */
export class SigningError extends BillfoldError {
  readonly code: SigningErrorCode;
  constructor(code: SigningErrorCode, info?: ErrorInfo) {
    super(info);
    this.code = code;
  }
}

/**
 * The transaction was refused, or it is unknown whether it was sent; never sent twice.
 * @example
 * if (error instanceof TransactionError && error.code === 'outcome_unknown')
 *   console.warn('look for', error.transactionHash);
 */
export class TransactionError extends BillfoldError {
  readonly code: TransactionErrorCode;
  readonly transactionHash: string | undefined;
  constructor(
    code: TransactionErrorCode,
    info?: ErrorInfo & { readonly transactionHash?: string },
  ) {
    super(info);
    this.code = code;
    this.transactionHash = info?.transactionHash;
  }
}

/**
 * Any other refusal by a service; `serverCode` is its wire code, lower case.
 * @example
 * if (error instanceof ApiError && error.serverCode === 'not_found') console.warn('gone');
 */
export class ApiError extends BillfoldError {
  readonly code = 'api';
  readonly serverCode: string | undefined;
  /** Messages per field of the body, as the service named them. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** How long the service wants to be left alone. */
  readonly retryAfterMs: number | undefined;
  /** With `stale_version`: what was to be changed, as it is now, in the words of the wire. */
  readonly current: unknown;
  constructor(
    info?: ErrorInfo & {
      readonly serverCode?: string;
      readonly fields?: Readonly<Record<string, readonly string[]>>;
      readonly retryAfterMs?: number;
      readonly current?: unknown;
    },
  ) {
    super(info);
    this.serverCode = info?.serverCode;
    this.fields = info?.fields ?? {};
    this.retryAfterMs = info?.retryAfterMs;
    this.current = info?.current;
  }
}

/** Every error that calls and flows throw. */
export type AnyBillfoldError =
  | NetworkError
  | UnauthorizedError
  | TwoFactorRequiredError
  | ValidationError
  | SigningError
  | TransactionError
  | ApiError;
/** Code of any error of calls and flows. */
export type ErrorCode = AnyBillfoldError['code'];

/** The member whose `code` can be `C`; `Extract` is not enough where `code` is itself a union. */
export type ErrorOf<C extends ErrorCode, E = AnyBillfoldError> = E extends {
  readonly code: infer K;
}
  ? [C & K] extends [never]
    ? never
    : E & { readonly code: C & K }
  : never;
