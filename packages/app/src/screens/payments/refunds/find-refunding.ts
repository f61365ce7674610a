import type { Decimal } from '@billfold/core';
import { addAmounts, compareAmounts } from '@billfold/core/internal';
import type { Payment, Refund, RefundStatus } from '@billfold/core/payments';
import { nameOfAsset } from '../name-of-asset.ts';

/** Money of a payment that is to go back, or on its way. */
export interface Refunding {
  /** True also where all of it is of a coin that pays nothing. */
  readonly isOngoing: boolean;
  /** Sums of the coins that pay, that of the chosen method first. */
  readonly sums: readonly RefundingSum[];
  /** Refund that alone waits for a signature; null where none or several do. */
  readonly toSign: Refund | null;
  /** Names of the coins that go back or went back. */
  readonly coins: readonly string[];
}

/** Amount of one coin that is to go back, with the fee that the business keeps of it. */
export interface RefundingSum {
  readonly amount: Decimal;
  readonly asset: string;
  readonly isOfMethod: boolean;
}

const ongoing: readonly RefundStatus[] = ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST'];

type Refunded = Pick<Payment, 'method' | 'transfers'>;

/** Adds up the refunds of a payment that are not yet in a block, coin by coin. */
export function findRefunding(payment: Refunded, refunds: readonly Refund[]): Refunding {
  const { method, transfers } = payment;
  const open = refunds.filter(({ status }) => ongoing.includes(status));
  const chosen = method === null ? [] : [nameOfAsset(method)];
  const counted = transfers.filter((each) => each.counted).map(nameOfAsset);
  const sums = [...new Set([...chosen, ...counted])].flatMap((name) => {
    const own = open.filter((each) => nameOfAsset(each) === name);
    const [first] = own;
    if (first === undefined) return [];
    const amount = addAmounts(own.flatMap((each) => [each.amount, each.kept]));
    return [{ amount, asset: first.asset, isOfMethod: chosen.includes(name) }];
  });
  const kept = refunds.filter(({ status }) => status !== 'CANCELLED' && status !== 'EXPIRED');
  const [toSign = null, ...others] = refunds.filter(isSignable);
  return {
    ...{ isOngoing: open.length > 0, sums, coins: kept.map(nameOfAsset) },
    toSign: others.length === 0 ? toSign : null,
  };
}

/** Reports whether a refund is sent once it is signed. */
export const isSignable = ({ status }: Pick<Refund, 'status'>): boolean =>
  status === 'AWAITING_SIGNATURE' || status === 'FAILED';

/** Reports whether all that came above the price went back or is on its way. */
export function isExcessReturning(
  { paidState, refunded, overBy }: Pick<Payment, 'paidState' | 'refunded' | 'overBy'>,
  { sums }: Refunding,
): boolean {
  if (paidState !== 'OVERPAID') return false;
  return compareAmounts(addUp(refunded, sums), overBy).sign >= 0;
}

/** Reports whether all that came is on its way back, counting what went back before. */
export function isAllRefunding(
  { refunded, seen }: Pick<Payment, 'refunded' | 'seen'>,
  { sums }: Refunding,
): boolean {
  if (sums.length === 0 || sums.some(({ isOfMethod }) => !isOfMethod)) return false;
  return compareAmounts(addUp(refunded, sums), seen).sign >= 0;
}

/**
 * Reports whether more is going back than came above the price, counting what went back before. What goes back in
 * another coin than that of the method always counts as part of the price.
 */
export function isPriceRefunding(
  { refunded, overBy }: Pick<Payment, 'refunded' | 'overBy'>,
  { sums }: Refunding,
): boolean {
  if (sums.length === 0) return false;
  if (sums.some(({ isOfMethod }) => !isOfMethod)) return true;
  return compareAmounts(addUp(refunded, sums), overBy).sign > 0;
}

/** Adds what went back before to what is going back. */
const addUp = (refunded: Decimal, sums: Refunding['sums']): Decimal =>
  addAmounts([refunded, ...sums.map(({ amount }) => amount)]);
