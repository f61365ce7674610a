import type { CheckoutAction } from '@billfold/core/contract';
import { deadlineOf } from '@billfold/core/internal';
import { isCancellable } from '../payments/change-payment.ts';
import { isChoosable } from '../payments/choose-method.ts';
import type { PaymentParts, PaymentRow } from '../payments/payment-parts.ts';
import { receiptStateOf } from '../receipts/load-receipt.ts';
import { lacksAnswers } from './lacks-details.ts';
import type { Storefront } from './storefront.ts';

export interface CheckoutMoment {
  readonly storefront: Pick<Storefront, 'isOpen' | 'payments' | 'checkout'>;
  /** Null where no receipt was issued. */
  readonly receiptNumber: string | null;
  readonly now: Date;
}

/** Lists the calls that a payer may make about a payment now. */
export function checkoutActions(
  { row, customer, transfers }: Pick<PaymentParts, 'row' | 'customer' | 'transfers'>,
  { storefront, receiptNumber, now }: CheckoutMoment,
): readonly CheckoutAction[] {
  const isPast = isPastWindow(row, now);
  const isVoid = isEmptyVoid(row, transfers.length);
  const canChoose = storefront.isOpen && isChoosable(row);
  const asksNothing = !collectsAnything(storefront.checkout);
  const isNamed = customer !== null && customer.email !== null;
  const isKnown = isNamed && !lacksAnswers(row, storefront.checkout);
  return [
    ...(canChoose && !isPast ? ['SELECT' as const] : []),
    ...(canChoose && isPast && storefront.payments.allowsRefresh ? ['REFRESH' as const] : []),
    ...(isCancellable(row) ? ['CANCEL' as const] : []),
    ...(isVoid || isKnown || asksNothing ? [] : ['SET_CUSTOMER' as const]),
    ...(receiptNumber !== null && receiptStateOf(row) === 'VALID' ? ['SEND_RECEIPT' as const] : []),
  ];
}

/**
 * Reports whether a payment is void and nothing arrived for it, so that no email is about to go to its payer. Whose
 * money arrived waits for a decision.
 */
export function isEmptyVoid({ status }: Pick<PaymentRow, 'status'>, transfers: number): boolean {
  return (status === 'CANCELLED' || status === 'INVALID') && transfers === 0;
}

/** Reports whether the time to choose or to pay is over, also before the payment has expired. */
export function isPastWindow(row: PaymentRow, now: Date): boolean {
  return row.status === 'EXPIRED' || now >= deadlineOf(row);
}

function collectsAnything({ collectEmail, collectName, fields }: Storefront['checkout']): boolean {
  return collectEmail !== 'NO' || collectName || fields.length > 0;
}
