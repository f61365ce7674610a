import { getNetwork, type Network } from '@billfold/core';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import { ApiError } from '../platform/api-error.ts';

/** A network of a request, if this server has it. @throws {ApiError} 404 NETWORK_NOT_SERVED */
export function requireServed(network: Network): ServedNetwork {
  if (isServed(network)) return network;
  throw new ApiError(404, 'NETWORK_NOT_SERVED', {
    errors: [`${getNetwork(network).name} is not available on this server.`],
  });
}
