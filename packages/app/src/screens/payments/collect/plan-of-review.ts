import {
  type AccountAsset,
  type Decimal,
  formatAmount,
  nativeAsset,
  parseAmount,
} from '@billfold/core';
import type { SweepIntents, SweepPlan } from '@billfold/core/payments';

/** Plan of the addresses that are signed, and of those that are left out. */
export interface ReviewedPlan {
  readonly plan: SweepPlan;
  readonly skipped: SweepIntents['skipped'];
  /** Addresses that are signed after these. */
  readonly later: number;
}

/** Returns a plan of which a review leaves nothing out. */
export const wholePlan = (plan: SweepPlan): ReviewedPlan => ({ plan, skipped: [], later: 0 });

/**
 * Returns the plan of those addresses alone whose move, or gas, a review signs: with their sums, which are what the owner agrees
 * to. The reasons of the others are those that the server states.
 */
export function planOfReview(
  plan: SweepPlan,
  asset: AccountAsset,
  { parts, skipped }: Pick<SweepIntents, 'parts' | 'skipped'>,
): ReviewedPlan {
  const purses = plan.purses.filter(({ accountId, address }) =>
    parts.some((part) =>
      part.step === 'GAS' ? part.recipient === address : part.accountId === accountId,
    ),
  );
  if (purses.length === plan.purses.length) return wholePlan(plan);
  const left = new Set(plan.purses.filter((purse) => !purses.includes(purse)).map(idOf));
  const named = skipped.filter(({ accountId }) => left.has(accountId));
  const native = nativeAsset(plan.network);
  const sumOf = (
    pick: (purse: SweepPlan['purses'][number]) => Decimal,
    { decimals }: AccountAsset,
  ): Decimal =>
    formatAmount(
      purses.reduce((sum, purse) => sum + parseAmount(pick(purse), decimals), 0n),
      decimals,
    );
  return {
    plan: {
      ...{ ...plan, purses, addresses: purses.length, value: null, feeValue: null },
      amount: sumOf(({ amount }) => amount, asset),
      fee: sumOf(({ fee }) => fee, native),
      gasToBring: sumOf(({ gasToBring }) => gasToBring, native),
    },
    skipped: named,
    later: left.size - new Set(named.map(idOf)).size,
  };
}

const idOf = ({ accountId }: { readonly accountId: string }): string => accountId;
