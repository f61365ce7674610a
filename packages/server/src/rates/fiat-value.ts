import {
  type AccountAsset,
  type BaseUnits,
  type Cents,
  type Decimal,
  toBaseUnits,
  toDecimal,
  toFiat,
} from '@billfold/core';
import { formatRate } from './rate-text.ts';
import type { KnownRate } from './rates.ts';

/** Worth of an amount of `asset` in cents, rounded half up; null without a price. */
export function fiatValue(
  units: BaseUnits,
  asset: Pick<AccountAsset, 'decimals'>,
  known: KnownRate | null,
): Cents | null {
  return known === null ? null : toFiat(units, known.rate, asset);
}

/** Cents as dollars with two decimals. */
export function formatCents(cents: bigint): Decimal {
  return toDecimal(toBaseUnits(cents), { decimals: 2 });
}

/** Builds the columns that keep a transaction's value at the price when it was first seen. */
export function valueColumns(
  units: BaseUnits,
  asset: Pick<AccountAsset, 'decimals'>,
  known: KnownRate | null,
) {
  return {
    fiatMinor: fiatValue(units, asset, known),
    rate: known === null ? null : formatRate(known.rate),
  };
}
