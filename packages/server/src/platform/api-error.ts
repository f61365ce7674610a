import type { CallAllowance } from './call-allowance.ts';

export interface ApiErrorInfo {
  /** Title of the notification; the code in words unless given. */
  readonly message?: string;
  readonly errors?: readonly string[];
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number;
  /** How many calls are left, with RATE_LIMITED. */
  readonly allowance?: CallAllowance;
  /** Facts for the caller: with STALE_VERSION, the item as it is now. */
  readonly current?: object;
}

/** A refusal that the caller may read. Anything else that is thrown becomes a 500 without detail. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds: number | undefined;
  readonly allowance: CallAllowance | undefined;
  readonly current: object | undefined;

  constructor(status: number, code: string, info: ApiErrorInfo = {}) {
    super(info.message ?? titleOf(code));
    this.status = status;
    this.code = code;
    this.errors = info.errors ?? [];
    this.fields = info.fields ?? {};
    this.retryAfterSeconds = info.retryAfterSeconds;
    this.allowance = info.allowance;
    this.current = info.current;
  }
}

/** The words of a code: `INSUFFICIENT_FUNDS` is "Insufficient funds". */
function titleOf(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Creates the 404 of missing and foreign data, answered alike (S22 in docs/security.md). */
export function notFound(what: string): ApiError {
  return new ApiError(404, 'NOT_FOUND', { errors: [`This ${what} does not exist.`] });
}

/**
 * Creates a 401, only for missing, unknown or ended sessions: see "401 is reserved for tokens" in
 * docs/decisions/auth.md.
 */
export function unauthorized(): ApiError {
  return new ApiError(401, 'UNAUTHORIZED', { errors: ['Sign in to continue.'] });
}
