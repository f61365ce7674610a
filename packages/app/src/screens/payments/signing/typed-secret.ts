import type { SendSecret } from '@billfold/core/flows';
import type { SignSecret } from '@billfold/core/payments';

/** Secret that was typed, with the call that it signs. */
export interface TypedSecret {
  /** Body of the call with the secret, for a server that signs. */
  readonly body: SignSecret;
  readonly secret: SendSecret;
  readonly signal: AbortSignal;
}
