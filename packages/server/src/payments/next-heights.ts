import type { Settled } from './load-decidable.ts';
import type { PaymentHeight } from './payment-heights.ts';

/**
 * Returns the next height of each network at which a transfer of a payment has the confirmations that it
 * needs; none of a payment that needs no more.
 */
export function nextHeights({ parts, facts, decision }: Settled): readonly PaymentHeight[] {
  if (decision.status !== 'CONFIRMING' && decision.status !== 'CONFIRMED') return [];
  const heights = new Map<string, number>();
  for (const { network, blockHeight, quoteId, endedAs } of parts.transfers) {
    const quote = parts.quotes.find(({ id }) => id === quoteId);
    const head = facts.heads.find((each) => each.network === network);
    if (blockHeight === null || quote === undefined || endedAs !== null) continue;
    for (const needed of [quote.requiredConfirmations, quote.finalConfirmations]) {
      const height = blockHeight + needed - 1;
      if (head !== undefined && height <= head.height) continue;
      heights.set(network, Math.min(height, heights.get(network) ?? height));
    }
  }
  return [...heights].map(([network, height]) => ({ paymentId: parts.row.id, network, height }));
}
