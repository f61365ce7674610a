import { type AccountAsset, getNetwork } from '@billfold/core';
import { addressModesOf } from '@billfold/core/internal';
import { requireOpen } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

/**
 * Requires an asset that payment addresses hold by themselves.
 * @throws {ApiError} 409 COLLECT_NOT_NEEDED; 404 NETWORK_NOT_SERVED
 */
export function requireCollectable(
  context: Pick<ServiceContext, 'openNetworks'>,
  asset: AccountAsset,
): ServedNetwork {
  const network = requireOpen(context, asset.network);
  if (isCollectable(asset)) return network;
  const { name } = getNetwork(network);
  throw new ApiError(409, 'COLLECT_NOT_NEEDED', {
    message: 'Nothing to collect',
    errors: [
      fill(
        'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.',
        { network: name, symbol: asset.symbol },
      ),
    ],
  });
}

/**
 * Returns whether payments in an asset arrive at addresses that hold their funds by themselves. An account with many
 * addresses spends from all of them, and a shared address is that of the account.
 */
export function isCollectable(asset: AccountAsset): boolean {
  const { addressLimit } = getNetwork(asset.network);
  return addressLimit !== null && addressModesOf(asset).some((mode) => mode !== 'SHARED');
}
