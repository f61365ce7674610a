import { bookCredits, stepOf } from './book-credits.ts';
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
  /** Transfers that pay, oldest first, and the share of each in `booked`. */
  readonly counted: readonly CountedTransfer[];
  readonly shares: readonly bigint[];
  /** Value of the transfers, by which the payment is decided. */
  readonly credited: bigint;
  /** `credited` in whole cents: as it is shown, added up and sent back. */
  readonly booked: bigint;
  /** Smallest amount of the currency that is booked. */
  readonly step: bigint;
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
  const threshold = price - tolerance;
  const counted = countTransfers(facts, threshold);
  const exact = creditTransfers(counted);
  const shares = bookCredits(exact, payment.decimals);
  const [credited, booked] = [sum(exact), sum(shares)];
  const inBlock = facts.refunds.filter(({ isInBlock }) => isInBlock);
  return {
    ...{ price, owed: owedOf(payment, exact, shares), tolerance, threshold },
    ...{ counted, shares, credited, booked, step: stepOf(payment.decimals) },
    creditedInTime: sumCredits(counted.filter((transfer) => !isLate(transfer, facts))),
    refunded: sum(inBlock.map(({ amount }) => toPriceUnits(amount))),
  };
}

/**
 * Finds the part of the price that transfers are to pay. The part that was paid elsewhere is in whole cents: transfers
 * that were booked as the rest are all of it, so that what came is neither too much nor too little by a part of a cent.
 */
function owedOf(
  payment: DecisionFacts['payment'],
  exact: readonly bigint[],
  shares: readonly bigint[],
): bigint {
  const price = toPriceUnits(payment.price);
  if (!isMarkedPaid(payment)) return price;
  const owed = price - toPriceUnits(payment.paidElsewhere ?? '0');
  let [credited, booked] = [0n, 0n];
  for (const [at, share] of shares.entries()) {
    credited += exact[at] ?? 0n;
    booked += share;
    if (booked === owed) return credited;
  }
  return owed;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
