import type { PlannedPayoutLine } from '@billfold/core/payments';

interface PaidLines {
  readonly lines: readonly Pick<PlannedPayoutLine, 'address' | 'memo'>[];
}

/** Counts the recipients of a plan: several lines may pay one of them. */
export function countRecipients({ lines }: PaidLines): number {
  return new Set(lines.map(({ address, memo }) => `${address} ${memo ?? ''}`)).size;
}
