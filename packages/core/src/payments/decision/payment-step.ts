import type { AssetDigits } from '../../money/asset-digits.ts';

/** Number of amounts that differ in the last four shown decimals; the one with zeros is no tag. */
export const amountTags = 10_000n;

/** Returns the smallest difference between two dues of an asset, in base units: its last shown decimal. */
export function paymentStep({ decimals, digits }: AssetDigits): bigint {
  return 10n ** BigInt(Math.max(0, decimals - digits));
}
