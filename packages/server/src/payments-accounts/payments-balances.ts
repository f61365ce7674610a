import { type BaseUnits, findAccountAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { PaymentsBalance } from '@billfold/core/contract';
import type { AssetBalances, Balance } from '../accounts/balances.ts';

/** Adds up the funds of several accounts, by asset. */
export function sumFunds(all: readonly AssetBalances[]): AssetBalances {
  const sums = new Map<string, Balance>();
  for (const funds of all)
    for (const [assetId, { spendable, pending }] of funds) {
      const sum = sums.get(assetId);
      sums.set(assetId, {
        spendable: add(sum?.spendable, spendable),
        pending: add(sum?.pending, pending),
      });
    }
  return sums;
}

function add(sum: BaseUnits | undefined, more: BaseUnits): BaseUnits {
  return toBaseUnits((sum ?? 0n) + more);
}

/** Returns funds as the API shows them, in main units. */
export function toPaymentsBalances(funds: AssetBalances): readonly PaymentsBalance[] {
  return [...funds].flatMap(([assetId, { spendable, pending }]) => {
    const asset = findAccountAsset(assetId);
    if (asset === undefined) return [];
    const inMainUnits = (units: BaseUnits) => toDecimal(units, { decimals: asset.decimals });
    return [{ asset: assetId, spendable: inMainUnits(spendable), pending: inMainUnits(pending) }];
  });
}
