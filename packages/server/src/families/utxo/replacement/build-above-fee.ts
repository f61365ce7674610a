import { minimumSatPerKvb, type UtxoBuildResult } from '@billfold/keyring';
import type { FeeRates } from '../../../chains/chain.ts';

/** Fee and size of the replaced transaction, with the fee rates of now. */
export interface ReplacedFee {
  readonly fee: bigint;
  readonly vsize: bigint;
  readonly rates: FeeRates;
}

/**
 * Raises the fee rate until the transaction that `build` makes pays the replaced fee and its own
 * relay fee on top (BIP-125, rules 3 and 4).
 */
export function buildAboveFee(
  { fee, vsize, rates }: ReplacedFee,
  build: (satPerKvb: bigint) => UtxoBuildResult,
): UtxoBuildResult {
  const better = (fee * 1_000n) / vsize + minimumSatPerKvb;
  let satPerKvb = better > rates.high ? better : rates.high;
  for (;;) {
    const built = build(satPerKvb);
    if (built.outcome !== 'built') return built;
    const size = BigInt(built.plan.vsize);
    const least = fee + (size * minimumSatPerKvb + 999n) / 1_000n;
    const missing = least - built.plan.fee;
    if (missing <= 0n) return built;
    satPerKvb += (missing * 1_000n) / size + 1n;
  }
}
