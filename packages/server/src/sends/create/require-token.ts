import { findToken, getNetwork, type TokenDefinition } from '@billfold/core';
import type { ServedNetwork } from '../../chains/served-networks.ts';
import { getFamily } from '../../families/families.ts';
import { ApiError } from '../../platform/api-error.ts';
import { fill } from '../../refusal-texts/refusal-text.ts';

/**
 * Returns the token of a request, if accounts of `network` can send it.
 * @throws {ApiError} 404 TOKEN_NOT_FOUND; 400 TOKEN_NOT_SUPPORTED
 */
export function requireToken(network: ServedNetwork, id: string): TokenDefinition {
  const token = findToken(network, id);
  if (token === undefined)
    throw new ApiError(404, 'TOKEN_NOT_FOUND', {
      errors: [fill('There is no such token on {network}.', { network: getNetwork(network).name })],
    });
  if (!getFamily(network).spending.sendsTokens)
    throw new ApiError(400, 'TOKEN_NOT_SUPPORTED', {
      errors: [
        fill('This server cannot send tokens on {network}.', { network: getNetwork(network).name }),
      ],
    });
  return token;
}
