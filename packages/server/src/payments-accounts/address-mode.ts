import { getNetwork } from '@billfold/core';
import type { businessAssets } from '../db/schema.ts';

/**
 * How payments in an asset get an address: one of their own for ever (FRESH), one of their own until
 * they end (POOL), or the one of the account, told apart by a mark (SHARED).
 */
export type AddressMode = (typeof businessAssets.$inferSelect)['addressMode'];

/**
 * Returns the modes that an asset can be accepted with, the usual one first. A fresh Tron address
 * doubles what the payer pays for energy, and tokens on a fresh address need gas to be moved.
 */
export function addressModesOf({
  id,
  network,
}: {
  readonly id: string;
  readonly network: Parameters<typeof getNetwork>[0];
}): readonly [AddressMode, ...AddressMode[]] {
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
