import { type AssetDigits, type Decimal, toBaseUnits, toDecimal } from '@billfold/core';

/** Formats an amount of an asset with at least the decimals that payments in it have. */
export function formatUnits(units: bigint, { decimals, digits }: AssetDigits): Decimal {
  const step = 10n ** BigInt(decimals - digits);
  if (units % step === 0n) return toDecimal(toBaseUnits(units / step), { decimals: digits });
  return toDecimal(toBaseUnits(units), { decimals });
}
