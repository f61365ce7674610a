import { type CountedTransfer, countTransfers } from './count-transfers.ts';
import { creditTransfers, sumCredits } from './credit-transfers.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { isLate } from './is-late.ts';
import { isMarkedPaid } from './is-marked-paid.ts';
import { toPriceUnits } from './price-units.ts';

/** Sums of a payment, in price units. */
export interface Money {
  readonly price: bigint;
  /** Part of the price that coins are to pay: all of it unless a person says that it was paid elsewhere. */
  readonly owed: bigint;
  readonly tolerance: bigint;
  /** The least that counts as the price. */
  readonly threshold: bigint;
  /** Transfers that pay, oldest first, and the share of each in `credited`. */
  readonly counted: readonly CountedTransfer[];
  readonly shares: readonly bigint[];
  readonly credited: bigint;
  /** Part of `credited` that did not come late. */
  readonly creditedInTime: bigint;
  /** Refunds that have a block. */
  readonly refunded: bigint;
}

/** Adds up what a payment was paid and what went back. */
export function countMoney(facts: DecisionFacts): Money {
  const price = toPriceUnits(facts.payment.price);
  const tolerance = toPriceUnits(facts.payment.tolerance);
  const { payment } = facts;
  const owed = isMarkedPaid(payment) ? price - toPriceUnits(payment.paidElsewhere ?? '0') : price;
  const threshold = price - tolerance;
  const counted = countTransfers(facts, threshold);
  const shares = creditTransfers(counted);
  const inBlock = facts.refunds.filter(({ isInBlock }) => isInBlock);
  return {
    ...{ price, owed, tolerance, threshold, counted, shares },
    credited: sum(shares),
    creditedInTime: sumCredits(counted.filter((transfer) => !isLate(transfer, facts))),
    refunded: sum(inBlock.map(({ amount }) => toPriceUnits(amount))),
  };
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
