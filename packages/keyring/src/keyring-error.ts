import { BillfoldError, type ErrorInfo } from '@billfold/core';

export type KeyringErrorCode =
  /** The source of randomness gave something else than what it was asked for. */
  | 'entropy_invalid'
  /** An account or address index that BIP-32 has not. */
  | 'index_invalid'
  /** Not the extended public key of an account of this chain. */
  | 'account_key_invalid'
  /** An output is given twice, or no transaction can have it. */
  | 'utxo_invalid'
  /** A nonce, gas limit or fee offer that no transaction of the network can have. */
  | 'transfer_invalid'
  /** The plan belongs to other keys or another chain, or its sums do not agree. */
  | 'plan_mismatch'
  /** Bytes that are not one transaction in the wire format of its network. */
  | 'transaction_malformed'
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
