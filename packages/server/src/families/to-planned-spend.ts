import type { BaseUnits } from '@billfold/core';
import type { PlannedSpend } from './spending.ts';

/** What every plan of an account network says of itself. */
type AccountPlan = PlannedSpend['plan'] & {
  readonly from: string;
  readonly to: string;
  readonly fee: BaseUnits;
};

export interface Sent {
  readonly sent: BaseUnits;
  /** Null on networks without nonces. */
  readonly nonce: bigint | null;
}

/** A plan of an account network with what the books need to know of it. */
export function toPlannedSpend(plan: AccountPlan, { sent, nonce }: Sent): PlannedSpend {
  const { from, to, fee } = plan;
  return { plan, fee, sent, fromAddress: from, toAddress: to, isToSelf: to === from, nonce };
}
