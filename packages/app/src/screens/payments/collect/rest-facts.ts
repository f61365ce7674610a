import { type Decimal, getNetwork, parseAmount } from '@billfold/core';
import { feeChanged } from '@billfold/core/internal';
import type { SweepIntents } from '@billfold/core/payments';

/** Review of what is left of a sweep, with its signer. */
export interface RestReview extends SweepIntents {
  /** True where the server signs. */
  readonly isHosted: boolean;
}

/** Facts that the dialog shows of the rest of a sweep; units of the native asset. */
export interface RestFacts {
  /** Addresses that send. */
  readonly addresses: number;
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
export function factsOfRest({ isHosted, network, parts, rest, waiting }: RestReview): RestFacts {
  const { decimals } = getNetwork(network);
  const sumOf = (amounts: readonly Decimal[]): bigint =>
    amounts.reduce((sum, amount) => sum + parseAmount(amount, decimals), 0n);
  if (isHosted) {
    const { addresses, fee, gasToBring } = rest;
    return { addresses, fee: sumOf([fee]), gas: sumOf([gasToBring]), waiting: 0 };
  }
  return {
    addresses: parts.filter(({ step }) => step === 'MOVE').length,
    fee: sumOf(parts.map(({ fee }) => fee)),
    gas: sumOf(parts.flatMap(({ step, amount }) => (step === 'GAS' ? [amount] : []))),
    waiting,
  };
}

/** Requires a rest that takes no more than was shown of it. @throws {BillfoldError} `fee_changed` */
export function requireShownRest(shown: RestReview, now: RestReview): void {
  const [before, after] = [factsOfRest(shown), factsOfRest(now)];
  const isShown =
    after.addresses <= before.addresses && after.fee <= before.fee && after.gas <= before.gas;
  if (!isShown) throw feeChanged();
}
