import type { BaseUnits } from '@billfold/core';
import type { ServedFamily } from '../chains/served-networks.ts';
import type { PlanOf } from './family-types.ts';
import type { PlannedSpend } from './spending.ts';

/** Families whose accounts have a balance of their own, in place of unspent outputs. */
type AccountFamily = Exclude<ServedFamily, 'utxo'>;

export interface Sent {
  readonly sent: BaseUnits;
  /** Null on networks without nonces. */
  readonly nonce: bigint | null;
  /** Height of the last block that can have it; null where its lifetime is not counted in blocks. */
  readonly lastHeight?: number;
}

/** Returns the planned spend of a plan that pays from one address. */
export function toPlannedSpend<F extends AccountFamily>(
  plan: PlanOf<F>,
  { sent, nonce, lastHeight }: Sent,
): PlannedSpend<F> {
  const { from, to, fee }: PlanOf<AccountFamily> = plan;
  return {
    ...{ plan, fee, sent, nonce, fromAddress: from, toAddress: to },
    isToSelf: to === from,
    lastHeight: lastHeight ?? null,
  };
}
