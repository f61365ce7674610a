import { sumCredits } from './credit-transfers.ts';
import type { DecisionFacts, QuoteFact, TransferFact } from './decision-facts.ts';
import { depthOf } from './depth-of.ts';

/** A transfer that pays, with its quote and the number of blocks that confirm it. */
export interface CountedTransfer extends TransferFact {
  readonly quote: QuoteFact;
  readonly depth: number;
}

/**
 * Lists the transfers that pay, oldest first: those in the asset of a quote that have not ended. Dust
 * counts only where the price is not reached without it, so that it disturbs no payment.
 */
export function countTransfers(
  { quotes, transfers, heads }: DecisionFacts,
  threshold: bigint,
): readonly CountedTransfer[] {
  const live = transfers.flatMap((transfer) => {
    const quote = quotes.find(({ id }) => id === transfer.quoteId);
    if (quote === undefined || transfer.endedAs !== null) return [];
    return [{ ...transfer, quote, depth: depthOf(transfer, quote, heads) }];
  });
  const ordered = live.sort(byAge);
  const solid = ordered.filter(({ isDust }) => !isDust);
  if (solid.length === ordered.length || sumCredits(solid) >= threshold) return solid;
  return sumCredits(ordered) >= threshold ? ordered : solid;
}

function byAge(one: TransferFact, other: TransferFact): number {
  return one.firstSeenAt.getTime() - other.firstSeenAt.getTime() || (one.id < other.id ? -1 : 1);
}
