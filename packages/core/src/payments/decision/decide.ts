import type { PaymentConfirmations } from '../../contract/payments/payment.ts';
import { type Acceptance, acceptLate, findAcceptance } from './acceptance.ts';
import { amountsOfMethod } from './amounts-of-method.ts';
import { countMoney, type Money } from './count-money.ts';
import { sumCredits } from './credit-transfers.ts';
import { creditUnrounded } from './credit-units.ts';
import type { Decision } from './decision.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { extendWindow } from './extend-window.ts';
import { findConfirmed } from './find-confirmed.ts';
import { findFlags } from './find-flags.ts';
import { findPaidState } from './find-paid-state.ts';
import { findRefundState } from './find-refund-state.ts';
import { findStatus } from './find-status.ts';
import { findTimes } from './find-times.ts';
import { isMarkedPaid } from './is-marked-paid.ts';
import { isVoid } from './is-void.ts';
import { maximum, writePriceUnits } from './price-units.ts';

/**
 * Decides a payment by its facts: the transfers with their depth, the quotes, the times, the marks of
 * people, and the state that the last decision left. Deciding again on the new state changes nothing.
 */
export function decide(facts: DecisionFacts): Decision {
  const money = countMoney(facts);
  const { status, acceptance } = findOutcome(facts, money);
  const paidState = findPaidState(money, { status, acceptance });
  return {
    status,
    paidState,
    refundState: findRefundState(money, status),
    flags: findFlags(facts, money, { status, acceptance }),
    ...extendWindow(facts, { status, paidState }),
    // The time of an acceptance that was declared void stays: by it, money after a cancellation is late.
    acceptedAt: acceptance?.at ?? (isVoid(facts.payment) ? facts.payment.acceptedAt : null),
    acceptedAmount: acceptance === null ? null : writePriceUnits(acceptance.amount),
    ...findTimes(facts, status),
    credited: writePriceUnits(money.booked),
    remaining: writePriceUnits(maximum(money.price - money.credited, 0n)),
    remainingUnrounded: writePriceUnits(
      maximum(money.price - sumCredits(money.counted, creditUnrounded), 0n),
    ),
    refunded: writePriceUnits(money.refunded),
    credits: creditsOf(facts, money),
    method: amountsOfMethod(facts, money),
    confirmations: confirmationsOf(facts, money, acceptance?.amount ?? money.threshold),
  };
}

function findOutcome(facts: DecisionFacts, money: Money) {
  const given = findAcceptance(facts.payment, money);
  const status = findStatus(facts, money, given);
  if (status !== 'EXPIRED' || given !== null) return { status, acceptance: given };
  const acceptance: Acceptance | null = acceptLate(facts, money);
  return acceptance === null
    ? { status, acceptance }
    : { status: findStatus(facts, money, acceptance), acceptance };
}

function creditsOf({ transfers }: DecisionFacts, { counted, shares }: Money): Decision['credits'] {
  const shareOf = (id: string) => shares[counted.findIndex((each) => each.id === id)] ?? 0n;
  return new Map(transfers.map(({ id }) => [id, writePriceUnits(shareOf(id))]));
}

function confirmationsOf(
  { payment, quotes }: DecisionFacts,
  { counted }: Money,
  target: bigint,
): PaymentConfirmations | null {
  // Nothing is waited for.
  if (isMarkedPaid(payment)) return null;
  const confirmed = findConfirmed(counted, target);
  if (confirmed !== undefined) {
    const { current, required, final } = confirmed;
    return { current, required, final };
  }
  const quote = quotes.find(({ id }) => id === payment.quoteId);
  if (quote === undefined) return null;
  const { requiredConfirmations: required, finalConfirmations: final } = quote;
  return { current: 0, required, final };
}
