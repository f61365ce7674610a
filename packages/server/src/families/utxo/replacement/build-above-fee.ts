import { minimumSatPerKvb, type UtxoBuildResult } from '@billfold/keyring';
import type { FeeRates, WaitingPackage } from '../../../chains/chain.ts';
import { feeOfDescendant } from '../fees/package-fee.ts';

/** Fee and size of the replaced transaction, with the fee rates of now. */
export interface ReplacedFee {
  readonly fee: bigint;
  readonly vsize: bigint;
  /** Unconfirmed ancestors that the replacement is to bring along; null to pay for itself alone. */
  readonly ancestors: WaitingPackage | null;
  readonly rates: FeeRates;
}

/**
 * Raises the fee rate until the transaction that `build` makes pays the replaced fee and its own
 * relay fee on top (BIP-125, rules 3 and 4), and for its ancestors what they lack.
 */
export function buildAboveFee(
  { fee, vsize, ancestors, rates }: ReplacedFee,
  build: (satPerKvb: bigint) => UtxoBuildResult,
): UtxoBuildResult {
  const better = (fee * 1_000n) / vsize + minimumSatPerKvb;
  let satPerKvb = better > rates.high ? better : rates.high;
  for (;;) {
    const built = build(satPerKvb);
    if (built.outcome !== 'built') return built;
    const size = BigInt(built.plan.vsize);
    const relayed = fee + (size * minimumSatPerKvb + 999n) / 1_000n;
    const together =
      ancestors === null ? 0n : feeOfDescendant(ancestors, { vsize: size, satPerKvb: rates.high });
    const missing = (relayed > together ? relayed : together) - built.plan.fee;
    if (missing <= 0n) return built;
    satPerKvb += (missing * 1_000n) / size + 1n;
  }
}
