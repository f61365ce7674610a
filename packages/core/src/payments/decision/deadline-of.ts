import { assetOfQuote } from './asset-of-quote.ts';
import type { DecisionFacts, PaymentFact } from './decision-facts.ts';

/** Returns the end of the selection before a method is chosen, and of the payer's window after. */
export function deadlineOf({
  quoteId,
  expiresAt,
  selectUntil,
}: Pick<PaymentFact, 'quoteId' | 'expiresAt' | 'selectUntil'>): Date {
  return quoteId === null ? selectUntil : (expiresAt ?? selectUntil);
}

/** Returns true once every network of the payment was read past its deadline. */
export function isReadPast({ quotes, heads }: DecisionFacts, deadline: Date): boolean {
  return quotes.every((quote) => {
    const { network } = assetOfQuote(quote);
    const head = heads.find((each) => each.network === network);
    return head !== undefined && head.syncedAt >= deadline;
  });
}
