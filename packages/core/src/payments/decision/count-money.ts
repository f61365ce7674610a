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
    ...{ price, owed: owedOf(payment, { credited, booked }), tolerance, threshold },
    ...{ counted, shares, credited, booked, step: stepOf(payment.decimals) },
    creditedInTime: sumCredits(counted.filter((transfer) => !isLate(transfer, facts))),
    refunded: sum(inBlock.map(({ amount }) => toPriceUnits(amount))),
  };
}

function owedOf(
  payment: DecisionFacts['payment'],
  { credited, booked }: Pick<Money, 'credited' | 'booked'>,
): bigint {
  const price = toPriceUnits(payment.price);
  if (!isMarkedPaid(payment)) return price;
  const owed = price - toPriceUnits(payment.paidElsewhere ?? '0');
  // The part that was paid elsewhere is in whole cents: what came is neither too much nor too little by a part of one.
  return owed === booked ? credited : owed;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
