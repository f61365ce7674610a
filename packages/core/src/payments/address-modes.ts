import type { AccountAsset } from '../assets/account-asset.ts';
import type { AddressMode } from '../contract/business/accepted-assets.ts';
import { getNetwork } from '../networks/registry.ts';

/**
 * Returns the modes that an asset can be accepted with, the usual one first. A fresh Tron address
 * doubles what the payer pays for energy, and tokens on a fresh address need gas to be moved.
 */
export function addressModesOf({
  id,
  network,
}: Pick<AccountAsset, 'id' | 'network'>): readonly [AddressMode, ...AddressMode[]] {
  const { model } = getNetwork(network);
  switch (model.family) {
    case 'utxo':
      return ['FRESH'];
    case 'evm':
      return id === network ? ['FRESH'] : ['FRESH', 'SHARED'];
    case 'tron':
      return ['POOL'];
    case 'solana':
    case 'ton':
      return ['SHARED'];
    default:
      return model satisfies never;
  }
}
