import type {
  PaymentLine,
  Price,
  ReceiptMerchant,
  ReceiptTransfer,
  TransferProof,
} from '@billfold/core/contract';

/** Contents of a receipt as they were when it was issued. */
export interface ReceiptContents {
  /** Prefix of the business and the number. */
  readonly number: string;
  readonly merchant: ReceiptMerchant;
  readonly orderId: string | null;
  readonly description: string | null;
  readonly lines: readonly PaymentLine[];
  readonly price: Price;
  /** In the currency of the price. */
  readonly credited: Price['amount'];
  readonly transfers: readonly StoredReceiptTransfer[];
  readonly footer: string | null;
}

export interface StoredReceiptTransfer
  extends Omit<ReceiptTransfer, 'counted' | 'proof' | 'receivedAt'> {
  /** Row of the transfer. */
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** Proofs of transfers by their rows. */
export type StoredProofs = Readonly<Record<string, StoredProof>>;

export interface StoredProof extends TransferProof {
  /** A reorganisation moves the transfer to another block, of which this is no proof. */
  readonly blockHash: string;
}
