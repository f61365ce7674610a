import type { AssetDigits } from './asset-digits.ts';
import { type BaseUnits, toBaseUnits } from './base-units.ts';
import { roundDownToDigits } from './round.ts';

/** Amounts that limit one send, in base units of the sent asset. */
export interface SpendableParts {
  /** Balance after the reserves of the chain and before the fee. */
  readonly maximumAmount: BaseUnits;
  /** The whole fee charged in this asset: gas price times limit where there is gas. */
  readonly fee: BaseUnits;
  /** Charged apart from the fee; zero on most networks. */
  readonly networkFee: BaseUnits;
}

/**
 * Returns the most that can be sent now (R-SEND-10), never negative. Rounds down to the asset's
 * digits.
 * @example
 * const parts = { maximumAmount: toBaseUnits(50_000n), fee: toBaseUnits(1_000n), networkFee: toBaseUnits(0n) };
 * maxSpendable(parts, getNetwork('BTC')); // 49000n
 */
export function maxSpendable(parts: SpendableParts, asset: AssetDigits): BaseUnits {
  const rest = parts.maximumAmount - parts.fee - parts.networkFee;
  return roundDownToDigits(toBaseUnits(rest > 0n ? rest : 0n), asset);
}
