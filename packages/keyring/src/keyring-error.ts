import { BillfoldError, type ErrorInfo } from '@billfold/core';

export type KeyringErrorCode =
  /** The random source returned something else than the requested bytes. */
  | 'entropy_invalid'
  /** Account or address index outside the range of BIP-32. */
  | 'index_invalid'
  /** Not the extended public key of an account of this chain. */
  | 'account_key_invalid'
  /** Output that is given twice, or that no transaction can have. */
  | 'utxo_invalid'
  /** A nonce, gas limit or fee offer that no transaction of the network can have. */
  | 'transfer_invalid'
  /** The plan belongs to other keys or another chain, or its sums do not agree. */
  | 'plan_mismatch'
  /** Bytes that are not one transaction in the wire format of its network. */
  | 'transaction_malformed'
  /** Bytes that encode no element of the group in which passwords are evaluated. */
  | 'element_invalid'
  /** Sealed record that this password does not open, or that was changed. */
  | 'vault_locked'
  /** Sealed record that only the server opens. */
  | 'vault_unsupported'
  /** The signed bytes failed the verification that follows each signature. */
  | 'signature_refused';

/**
 * Error of a caller or of damaged data, never of what a user typed. Contains no key material.
 * @example
 * try {
 *   signTransfer(seed, plan);
 * } catch (error) {
 *   if (error instanceof KeyringError) console.error(error.code);
 * }
 */
export class KeyringError extends BillfoldError {
  readonly code: KeyringErrorCode;
  constructor(code: KeyringErrorCode, message: string, info: Pick<ErrorInfo, 'cause'> = {}) {
    super({ ...info, messages: [message] });
    this.code = code;
  }
}
