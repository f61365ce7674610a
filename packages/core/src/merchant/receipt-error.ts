import { BillfoldError } from '../errors/billfold-error.ts';

/** Reason why a receipt was not verified. */
export type ReceiptErrorCode =
  /** No transfer that counts has a proof. */
  | 'proof_missing'
  /** The bytes of a proof are no transaction, no header or no hashes. */
  | 'proof_malformed'
  /** The transaction has another hash than the receipt names. */
  | 'transaction_mismatch'
  /** The named output pays another address or amount, or a second transfer names it too. */
  | 'output_mismatch'
  /** The header of the block does not cover the transaction. */
  | 'branch_mismatch'
  /** The branch leads to the header, but could have been made for a block without the transaction. */
  | 'branch_ambiguous'
  /** The hash of the header misses its target, or the target is easier than the network allows. */
  | 'work_missing';

/**
 * Error of a receipt whose proofs do not hold.
 * @example
 * const merchant = createMerchantClient({ apiKey, baseUrl: 'https://wallet.example' });
 * const receipt = await merchant.payments.getReceipt('pay_aaaaaaaaaaaaaaaaaaaaaaaaaa');
 * try {
 *   verifyReceipt(receipt);
 * } catch (error) {
 *   if (error instanceof ReceiptError) console.warn('Receipt refused', error.code);
 * }
 */
export class ReceiptError extends BillfoldError {
  readonly code: ReceiptErrorCode;
  constructor(code: ReceiptErrorCode, message: string) {
    super({ messages: [message] });
    this.code = code;
  }
}
