import { type AccountAsset, getNetwork } from '@billfold/core';
import { addressModesOf } from '@billfold/core/internal';
import { requireOpen } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';

/**
 * Requires an asset that payment addresses hold by themselves.
 * @throws {ApiError} 409 COLLECT_NOT_NEEDED; 404 NETWORK_NOT_SERVED
 */
export function requireCollectable(
  context: Pick<ServiceContext, 'openNetworks'>,
  asset: AccountAsset,
): ServedNetwork {
  const network = requireOpen(context, asset.network);
  const { addressLimit, name } = getNetwork(network);
  // An account with many addresses spends from all of them; a shared address is that of the account.
  if (addressLimit !== null && addressModesOf(asset).some((mode) => mode !== 'SHARED'))
    return network;
  throw new ApiError(409, 'COLLECT_NOT_NEEDED', {
    message: 'Nothing to collect',
    errors: [
      `Payments on ${name} arrive in the settlement account itself. Send ${asset.symbol} from there.`,
    ],
  });
}
