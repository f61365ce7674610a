import { assetOfQuote } from './asset-of-quote.ts';
import type { DecisionFacts } from './decision-facts.ts';

/** Returns the end of the selection before a method is chosen, and of the payer's window after. */
export function deadlineOf({ payment, quotes }: Pick<DecisionFacts, 'payment' | 'quotes'>): Date {
  return quotes.length === 0 ? payment.selectUntil : (payment.expiresAt ?? payment.selectUntil);
}

/** Returns true once every network of the payment was read past its deadline. */
export function isReadPast({ quotes, heads }: DecisionFacts, deadline: Date): boolean {
  return quotes.every((quote) => {
    const { network } = assetOfQuote(quote);
    const head = heads.find((each) => each.network === network);
    return head !== undefined && head.syncedAt >= deadline;
  });
}
