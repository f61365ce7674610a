import type { PaidState, PaymentStatus } from '../../contract/payments/payment.ts';
import { getNetwork } from '../../networks/registry.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import type { PaymentState } from './decision.ts';
import type { DecisionFacts } from './decision-facts.ts';

type Window = Pick<PaymentState, 'expiresAt' | 'isExtended'>;

/** Extends the window once, for a payer who sent too little: 15 minutes, 30 where blocks are slow. */
export function extendWindow(
  { payment, quotes, now }: DecisionFacts,
  { status, paidState }: { readonly status: PaymentStatus; readonly paidState: PaidState },
): Window {
  const { expiresAt, isExtended } = payment;
  const isDue = status === 'PENDING' && paidState === 'UNDERPAID';
  if (!isDue || isExtended || expiresAt === null || now >= expiresAt)
    return { expiresAt, isExtended };
  const isSlow = quotes.some(
    (quote) => getNetwork(assetOfQuote(quote).network).minutesPerConfirmation >= 1,
  );
  const end = new Date(now.getTime() + (isSlow ? 30 : 15) * 60_000);
  return { expiresAt: end > expiresAt ? end : expiresAt, isExtended: true };
}
