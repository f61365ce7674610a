import { BillfoldError, type ErrorInfo } from './billfold-error.ts';

/** Reason why a call did not complete. */
export type NetworkErrorCode = 'network' | 'timeout' | 'aborted' | 'offline' | 'response_invalid';

/**
 * The call did not complete: no connection, too slow, cancelled, or an answer that breaks the contract.
 * @example
 * if (error instanceof NetworkError && error.code === 'offline') console.warn('no connection');
 */
export class NetworkError extends BillfoldError {
  readonly code: NetworkErrorCode;
  constructor(code: NetworkErrorCode, info?: ErrorInfo) {
    super(info);
    this.code = code;
  }
}
