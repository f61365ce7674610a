import { type Decimal, toDecimal } from '@billfold/core';
import { isAboveZero } from '@billfold/core/internal';
import type { CollectableFunds } from '@billfold/core/payments';

/** Funds of a business in one asset. */
export interface AssetBalance {
  /** Such as `USDT@TRX`. */
  readonly asset: string;
  /** In the settlement account. */
  readonly held: Decimal;
  /** At payment addresses; null where nothing is. */
  readonly waiting: Decimal | null;
}

/** Lists the assets of which a business has something, those of the settlement accounts first. */
export function listBalances(
  held: ReadonlyMap<string, Decimal>,
  collectable: readonly Pick<CollectableFunds, 'asset' | 'amount'>[],
): readonly AssetBalance[] {
  const waiting = new Map(collectable.map(({ asset, amount }) => [asset, amount]));
  return [...new Set([...held.keys(), ...waiting.keys()])]
    .map((asset) => ({
      asset,
      held: held.get(asset) ?? toDecimal('0'),
      waiting: waiting.get(asset) ?? null,
    }))
    .filter(
      ({ held: own, waiting: due }) => isAboveZero(own) || (due !== null && isAboveZero(due)),
    );
}
