import { type AccountAsset, type Decimal, getNetwork, parseAmount } from '@billfold/core';
import { feeChanged } from '@billfold/core/internal';
import type { Sweep, SweepIntents, SweepPartIntent } from '@billfold/core/payments';

/** Review of what is left of a sweep, with its signer. */
export interface RestReview extends SweepIntents {
  /** Sweep that is signed: the page may have loaded another one since. */
  readonly signed: Sweep;
  /** Asset that is moved, by the sweep itself: its digits and its network count, whatever the review names. */
  readonly moved: AccountAsset;
  /** True where the server signs. */
  readonly isHosted: boolean;
}

/** Facts that the dialog shows of the rest of a sweep; units of the native asset unless said otherwise. */
export interface RestFacts {
  /** Addresses that send. */
  readonly addresses: number;
  /** Received by the settlement account, in units of the asset; null where the server signs, which states none. */
  readonly amount: bigint | null;
  /** The most that it costs. */
  readonly fee: bigint;
  /** Sent ahead for fees. */
  readonly gas: bigint;
  /** Addresses that wait for another signature. */
  readonly waiting: number;
}

/**
 * Computes what one signature is about: the parts that this device signs now, each at its own fee whatever total the review
 * states, or all that is left where the server signs.
 */
export function factsOfRest({ moved, isHosted, parts, rest, waiting }: RestReview): RestFacts {
  const native = getNetwork(moved.network);
  const sumOf = (amounts: readonly Decimal[], { decimals }: Pick<AccountAsset, 'decimals'>) =>
    amounts.reduce((sum, amount) => sum + parseAmount(amount, decimals), 0n);
  if (isHosted) {
    const { addresses, fee, gasToBring } = rest;
    const all = { fee: sumOf([fee], native), gas: sumOf([gasToBring], native) };
    return { addresses, amount: null, ...all, waiting: 0 };
  }
  const amountsOf = (asked: SweepPartIntent['step']): readonly Decimal[] =>
    parts.flatMap(({ step, amount }) => (step === asked ? [amount] : []));
  const moves = amountsOf('MOVE');
  return {
    addresses: moves.length,
    amount: sumOf(moves, moved),
    fee: sumOf(
      parts.map(({ fee }) => fee),
      native,
    ),
    gas: sumOf(amountsOf('GAS'), native),
    waiting,
  };
}

/** Requires as many addresses as were shown, and no more of their costs. @throws {BillfoldError} `fee_changed` */
export function requireShownRest(shown: RestReview, now: RestReview): void {
  const [before, after] = [factsOfRest(shown), factsOfRest(now)];
  const isShown =
    after.addresses === before.addresses && after.fee <= before.fee && after.gas <= before.gas;
  if (!isShown) throw feeChanged();
}
