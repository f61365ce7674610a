import { creditUnits } from './credit-units.ts';
import type { QuoteFact } from './decision-facts.ts';

interface PaidUnits {
  readonly quote: QuoteFact;
  readonly units: bigint;
}

/**
 * Returns the share of each transfer in what they pay together, in price units and in their order.
 * The units of a quote are added up before they are valued, so that a due paid in parts is paid.
 */
export function creditTransfers(
  transfers: readonly PaidUnits[],
  credit = creditUnits,
): readonly bigint[] {
  const unitsByQuote = new Map<string, bigint>();
  return transfers.map(({ quote, units }) => {
    const before = unitsByQuote.get(quote.id) ?? 0n;
    unitsByQuote.set(quote.id, before + units);
    return credit(quote, before + units) - (before === 0n ? 0n : credit(quote, before));
  });
}

/** Adds up what transfers pay, in price units. */
export function sumCredits(transfers: readonly PaidUnits[], credit = creditUnits): bigint {
  return creditTransfers(transfers, credit).reduce((sum, share) => sum + share, 0n);
}
