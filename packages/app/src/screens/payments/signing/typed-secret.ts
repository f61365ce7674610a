import type { SendSecret } from '@billfold/core/flows';
import type { SignSecret } from '@billfold/core/payments';

/** Secret that was typed, with the call that it signs. */
export interface TypedSecret {
  /** Body of the call with the secret, for a server that signs. */
  readonly body: SignSecret;
  readonly secret: SendSecret;
  readonly signal: AbortSignal;
  /** Makes the call that hands in the signature: a lost answer to it may have been a yes, and to no other call. */
  readonly handIn: <T>(call: () => Promise<T>) => Promise<T>;
}
