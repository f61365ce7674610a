import { findNamedAsset, listAssetNames } from '@billfold/core/internal';
import type { Payment } from '@billfold/core/payments';
import type { FilterOption } from '@billfold/react/internal';

/** Lists the assets that can be sent to the address of a payment, that of the payment first. */
export function simulatedAssets(method: Payment['method']): readonly FilterOption[] {
  if (method === null) return [];
  const options = listAssetNames().flatMap((id) => {
    const asset = findNamedAsset(id);
    return asset?.network === method.network ? [{ id, text: asset.symbol }] : [];
  });
  return [
    ...options.filter(({ text }) => text === method.asset),
    ...options.filter(({ text }) => text !== method.asset),
  ];
}
