import type { PayoutPlan } from '@billfold/core/payments';

/** Counts those whom a plan pays: several lines may pay one of them. */
export function countRecipients({ lines }: Pick<PayoutPlan, 'lines'>): number {
  return new Set(lines.map(({ address, memo }) => `${address} ${memo ?? ''}`)).size;
}
