import type { AnyBillfoldError } from './error-kinds.ts';
import { isBillfoldError } from './is-billfold-error.ts';
import { NetworkError } from './network-error.ts';

/** Returns `error`, or a `network` error around one that came from below the client. */
export function toBillfoldError(error: unknown): AnyBillfoldError {
  return isBillfoldError(error) ? error : new NetworkError('network', { cause: error });
}
