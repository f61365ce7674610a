import { findNamedAsset } from '@billfold/core/internal';
import type { Transfer } from '@billfold/core/payments';

/** Returns the name under which an asset on its network is found, such as `USDT@TRX`. */
export function nameOfAsset({ asset, network }: Pick<Transfer, 'asset' | 'network'>): string {
  const full = `${asset}@${network}`;
  return findNamedAsset(full) === undefined ? asset : full;
}
