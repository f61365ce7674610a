import type { SendSecret } from '@billfold/core/flows';
import type { SignSecret } from '@billfold/core/payments';

/** Consent that a signature comes with, and no secret. */
export type SignConsent = Pick<SignSecret, 'twoFactorCode' | 'acceptFee'>;

/** Secret that was typed, with the calls that it signs. */
export interface TypedSecret<T> {
  /** Body of the call with the secret, for a server that signs. */
  readonly body: SignSecret;
  readonly secret: SendSecret;
  readonly signal: AbortSignal;
  /**
   * Makes the call that hands in a secret, or a signed refund, whose own status tells that it was sent: a lost answer to it may have
   * been a yes, and to no other call.
   */
  readonly handIn: (call: () => Promise<T>) => Promise<T>;
  /**
   * Makes the call that hands in what this device has signed. Where its answer is lost, the same call may tell what became of it: the
   * server answers with the transfer while it has the same bytes.
   */
  readonly handInSigned: (call: (consent: SignConsent) => Promise<T>) => Promise<T>;
}
