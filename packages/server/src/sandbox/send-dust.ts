import { getNetwork, validateAddress } from '@billfold/core';
import { getSandboxScenarios, nameWithArticle } from '@billfold/core/internal';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { type Impostor, type ImpostorOptions, openImpostor } from './open-impostor.ts';
import { scenarioUnavailable } from './scenario-unavailable.ts';

/** @throws {ApiError} 409 SCENARIO_UNAVAILABLE */
export async function requireImpostor(options: ImpostorOptions): Promise<Impostor> {
  const { network } = options;
  if (!getSandboxScenarios(network).poisonedAddress)
    throw scenarioUnavailable(`On ${getNetwork(network).name} nobody can imitate an address here.`);
  return openImpostor(options);
}

/**
 * Sends dust from the impostor, and answers its hash.
 * @throws {ApiError} 400 ADDRESS_INVALID; 409 SCENARIO_UNAVAILABLE, FAUCET_EMPTY, BROADCAST_REJECTED
 */
export async function sendDust(options: ImpostorOptions, address: string): Promise<string> {
  const { network, chain } = options;
  const impostor = await requireImpostor(options);
  if (!validateAddress(network, address, chain).valid) throw addressInvalid(network);
  const result = await impostor.sendDust(address);
  switch (result.outcome) {
    case 'sent':
      return result.hash;
    case 'recipient_invalid':
    case 'dust':
      throw addressInvalid(network);
    case 'empty':
      throw new ApiError(409, 'FAUCET_EMPTY', { errors: ['The faucet has no coins left.'] });
    case 'refused':
      throw new ApiError(409, 'BROADCAST_REJECTED', {
        errors: [`The network says: ${result.reason}. Try again.`],
      });
    default:
      return result satisfies never;
  }
}

function addressInvalid(network: ServedNetwork): ApiError {
  return fieldRefused('address', {
    code: 'ADDRESS_INVALID',
    message: `This is not ${nameWithArticle(network)} address that can be paid.`,
  });
}
