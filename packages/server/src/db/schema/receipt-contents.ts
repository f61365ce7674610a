import type { PaymentLine, Price, ReceiptMerchant, ReceiptTransfer } from '@billfold/core/contract';

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

export interface StoredReceiptTransfer extends Omit<ReceiptTransfer, 'counted' | 'receivedAt'> {
  /** Row of the transfer. */
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}
