import { type BaseUnits, findAccountAsset, toDecimal } from '@billfold/core';
import type { PaymentsBalance } from '@billfold/core/contract';
import type { AssetBalances } from '../accounts/balances.ts';

/** Returns funds as the API shows them, in main units. */
export function toPaymentsBalances(funds: AssetBalances): readonly PaymentsBalance[] {
  return [...funds].flatMap(([assetId, { spendable, pending }]) => {
    const asset = findAccountAsset(assetId);
    if (asset === undefined) return [];
    const inMainUnits = (units: BaseUnits) => toDecimal(units, { decimals: asset.decimals });
    return [{ asset: assetId, spendable: inMainUnits(spendable), pending: inMainUnits(pending) }];
  });
}
