import type { PaymentConfirmations } from '../../contract/payments/payment.ts';
import type { CountedTransfer } from './count-transfers.ts';
import { creditTransfers } from './credit-transfers.ts';

/** Steps that a transfer climbs as blocks confirm it. */
export type Depth = 'SEEN' | 'REQUIRED' | 'FINAL';

export interface Confirmed extends PaymentConfirmations {
  readonly depth: Depth;
}

/**
 * Finds the shallowest transfer of the deepest set that reaches `target`: the payment is confirmed as
 * far as it is. Undefined where all transfers together do not reach it.
 */
export function findConfirmed(
  transfers: readonly CountedTransfer[],
  target: bigint,
): Confirmed | undefined {
  const climbed = transfers
    .map((transfer) => ({ ...transfer, ...confirmedBy(transfer) }))
    .sort((one, other) => rank[other.reached] - rank[one.reached] || other.depth - one.depth);
  let sum = 0n;
  for (const [place, share] of creditTransfers(climbed).entries()) {
    sum += share;
    const last = climbed[place];
    if (sum >= target && last !== undefined) {
      const { depth: current, required, final, reached: depth } = last;
      return { current, required, final, depth };
    }
  }
  return undefined;
}

const rank = { SEEN: 0, REQUIRED: 1, FINAL: 2 } as const;

/** Returns how far a transfer is confirmed. */
export function confirmedBy({ quote, depth }: CountedTransfer): {
  readonly required: number;
  readonly final: number;
  readonly reached: Depth;
} {
  const { requiredConfirmations: required } = quote;
  const final = Math.max(quote.finalConfirmations, required);
  return { required, final, reached: reachedBy(depth, { required, final }) };
}

function reachedBy(
  depth: number,
  { required, final }: { readonly required: number; readonly final: number },
): Depth {
  if (depth >= final) return 'FINAL';
  return depth >= required ? 'REQUIRED' : 'SEEN';
}
