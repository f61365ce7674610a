import {
  type BaseUnits,
  type Cents,
  type Decimal,
  getNetwork,
  type Network,
  toBaseUnits,
  toDecimal,
  toFiat,
} from '@billfold/core';
import { formatRate } from './rate-text.ts';
import type { KnownRate } from './rates.ts';

/** Worth of an amount of the native asset in cents, rounded half up; null without a price. */
export function fiatValue(
  units: BaseUnits,
  network: Network,
  known: KnownRate | null,
): Cents | null {
  return known === null ? null : toFiat(units, known.rate, getNetwork(network));
}

/** Cents as dollars with two decimals. */
export function formatCents(cents: bigint): Decimal {
  return toDecimal(toBaseUnits(cents), { decimals: 2 });
}

/** What a transaction keeps of the price at which it was first seen. */
export function valueColumns(units: BaseUnits, network: Network, known: KnownRate | null) {
  return {
    fiatMinor: fiatValue(units, network, known),
    rate: known === null ? null : formatRate(known.rate),
  };
}
