import { getNetwork, type Network } from '@billfold/core';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { isServed, type ServedNetwork } from './served-networks.ts';

/** A network of a request, if it can be used here. @throws {ApiError} 404 NETWORK_NOT_SERVED */
export function requireOpen(
  { openNetworks }: { readonly openNetworks: readonly ServedNetwork[] },
  network: Network,
): ServedNetwork {
  const served = requireServed(network);
  return openNetworks.includes(served) ? served : refuse(network);
}

/** A network of a request, if it has keys and a ledger. @throws {ApiError} 404 NETWORK_NOT_SERVED */
export function requireServed(network: Network): ServedNetwork {
  return isServed(network) ? network : refuse(network);
}

function refuse(network: Network): never {
  throw new ApiError(404, 'NETWORK_NOT_SERVED', {
    errors: [
      fill('{network} is not available on this server.', { network: getNetwork(network).name }),
    ],
  });
}
