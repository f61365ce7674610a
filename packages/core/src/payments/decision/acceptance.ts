import type { Money } from './count-money.ts';
import { valueOfUnits } from './credit-units.ts';
import type { DecisionFacts, PaymentFact } from './decision-facts.ts';
import { isEnded } from './is-ended.ts';
import { isLate } from './is-late.ts';
import { isMarkedPaid } from './is-marked-paid.ts';
import { isVoid } from './is-void.ts';
import { minimum, toPriceUnits } from './price-units.ts';

/** Sum that stands for the price, in price units, and when it was accepted. */
export interface Acceptance {
  readonly at: Date;
  readonly amount: bigint;
  /** True in the decision that follows the person's mark. */
  readonly isByHand: boolean;
}

/**
 * Returns the acceptance that holds; null without one. A person's is of all money that has come, and of
 * nothing while none has. A payment that is marked as paid needs no money at all.
 */
export function findAcceptance(payment: PaymentFact, money: Money): Acceptance | null {
  const { acceptedAt: at, acceptedAmount } = payment;
  if (at === null || isVoid(payment)) return null;
  if (isMarkedPaid(payment)) return { at, amount: 0n, isByHand: true };
  if (isNewlyAccepted(payment)) return acceptAll(at, money, { isByHand: true });
  if (acceptedAmount === null) return null;
  return { at, amount: toPriceUnits(acceptedAmount), isByHand: false };
}

/** A person's mark has no amount yet. Times do not tell it: a clock may have gone back. */
function isNewlyAccepted({ status, acceptedAt, acceptedAmount }: PaymentFact): boolean {
  const canBeAccepted = isEnded(status) || status === 'PENDING';
  return canBeAccepted && acceptedAt !== null && acceptedAmount === null;
}

/**
 * Accepts an expired payment by the late policy: some money came late, all of it is worth the price at the rates at which it
 * came, none of it went back, and its order has no other payment.
 */
export function acceptLate(facts: DecisionFacts, money: Money): Acceptance | null {
  const { latePolicy, isOrderTaken } = facts.payment;
  if (latePolicy === 'MANUAL' || isOrderTaken || money.refunded > 0n) return null;
  if (!money.counted.some((transfer) => isLate(transfer, facts))) return null;
  const value = money.counted.reduce(
    (sum, { units, priceRate, quote }) =>
      priceRate === null ? sum : sum + valueOfUnits(units, priceRate, quote),
    0n,
  );
  return value < money.threshold ? null : acceptAll(facts.now, money, { isByHand: false });
}

function acceptAll(
  at: Date,
  { credited, threshold }: Money,
  { isByHand }: Pick<Acceptance, 'isByHand'>,
): Acceptance | null {
  if (credited === 0n) return null;
  return { at, amount: minimum(credited, threshold), isByHand };
}
