import type { PaymentDetail, Price, Refund, UnmatchedTransfer } from '@billfold/core/payments';
import { valueOfRefund } from './value-of-refund.ts';

/** Money that a refund sends back, as its dialog shows it: that of a payment, or an unmatched transfer. */
export interface RefundSource {
  readonly kind: 'payment' | 'transfer';
  readonly id: string;
  /** Null of a transfer, which has none. */
  readonly price: Price | null;
  /** Email of the customer; null where none is known. */
  readonly email: string | null;
  /** Customer of the payment; null where none is known. */
  readonly customerId: string | null;
  /** Text of a value: that of a payment is of its time, that of a transfer of today. */
  readonly valueText: 'refunds.amount.then' | 'refunds.amount.now';
  /** Addresses that paid. */
  readonly senders: readonly string[];
  /** Returns the value of an amount when the payment was paid; null where it is not known. */
  readonly valueOf: (amount: Pick<Refund, 'amount' | 'asset' | 'network'>) => Price | null;
}

/** Returns what a refund of a payment sends back. */
export function sourceOfPayment(payment: PaymentDetail): RefundSource {
  const { id, price, customer, transfers } = payment;
  return {
    ...{ kind: 'payment', id, price, email: customer?.email ?? null },
    ...{ customerId: customer?.id ?? null, valueText: 'refunds.amount.then' },
    senders: transfers.flatMap(({ from }) => from),
    valueOf: (refund) => valueOfRefund(payment, refund),
  };
}

/** Returns what a refund of an unmatched transfer sends back. */
export function sourceOfTransfer({ id, from }: UnmatchedTransfer): RefundSource {
  return {
    ...{ kind: 'transfer', id, price: null, email: null, customerId: null },
    valueText: 'refunds.amount.now',
    senders: from === null ? [] : [from],
    valueOf: () => null,
  };
}
