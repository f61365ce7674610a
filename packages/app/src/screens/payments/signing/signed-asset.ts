import type { AccountAsset } from '@billfold/core';
import { anotherPayment, findNamedAsset } from '@billfold/core/internal';
import type { Transfer } from '@billfold/core/payments';
import { nameOfAsset } from '../name-of-asset.ts';

/**
 * Returns the asset that a signature moves. A name that the page shows and does not know could stand for anything.
 * @throws {BillfoldError} `signer_unavailable` for a name that is no asset of its network
 */
export function requireSignedAsset(named: Pick<Transfer, 'asset' | 'network'>): AccountAsset {
  const asset = findNamedAsset(nameOfAsset(named));
  if (asset?.network !== named.network) throw anotherPayment();
  return asset;
}

/** Returns the id of a token; null for the native asset of a network. */
export function tokenIdOf({ id, network }: Pick<AccountAsset, 'id' | 'network'>): string | null {
  return id === network ? null : id;
}
