import type { ConfirmationPolicy } from '@billfold/core/contract';
import { usualWindowMinutes } from '@billfold/core/internal';
import { readPolicy } from '../businesses/read-policy.ts';
import type { AcceptedAsset, PaymentRules } from './payment-rules.ts';

/** Rules that a payment has of its own; null follows the asset and then the business. */
export interface OwnTerms {
  readonly policy: string | null;
  readonly windowMinutes: number | null;
}

/** Rules of one payment in one asset. */
export interface PaymentTerms {
  readonly policy: ConfirmationPolicy;
  readonly windowMinutes: number;
  readonly adjustBps: number;
}

/** Returns the rules of a payment in an asset: its own, those of the asset, those of the business. */
export function termsOf(
  own: OwnTerms,
  { row, asset }: Pick<AcceptedAsset, 'row' | 'asset'>,
  { settings }: Pick<PaymentRules, 'settings'>,
): PaymentTerms {
  return {
    policy: readPolicy(own.policy ?? row.policy) ?? settings.confirmationPolicy,
    windowMinutes:
      own.windowMinutes ?? row.windowMinutes ?? settings.windowMinutes ?? usualWindowMinutes(asset),
    adjustBps: row.adjustBps ?? settings.adjustBps,
  };
}

/**
 * Returns how many basis points below the price are enough: those of the payment, else the fewest of
 * the assets that it may be paid in.
 */
export function toleranceOf(
  own: number | null,
  assets: readonly Pick<AcceptedAsset, 'row'>[],
  { settings }: Pick<PaymentRules, 'settings'>,
): number {
  if (own !== null) return own;
  return Math.min(...assets.map(({ row }) => row.toleranceBps ?? settings.toleranceBps));
}
