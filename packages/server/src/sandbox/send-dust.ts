import { getNetwork, validateAddress } from '@billfold/core';
import { getSandboxScenarios } from '@billfold/core/internal';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { unpayableAddress } from '../platform/unpayable-address.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { type Impostor, type ImpostorOptions, openImpostor } from './open-impostor.ts';
import { scenarioUnavailable } from './scenario-unavailable.ts';

/** @throws {ApiError} 409 SCENARIO_UNAVAILABLE */
export async function requireImpostor(options: ImpostorOptions): Promise<Impostor> {
  const { network } = options;
  if (!getSandboxScenarios(network).poisonedAddress)
    throw scenarioUnavailable(
      fill('On {network} nobody can imitate an address here.', {
        network: getNetwork(network).name,
      }),
    );
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
        errors: [fill('The network says: {reason}. Try again.', { reason: result.reason })],
      });
    default:
      return result satisfies never;
  }
}

function addressInvalid(network: ServedNetwork): ApiError {
  return fieldRefused('address', {
    code: 'ADDRESS_INVALID',
    message: unpayableAddress(network),
  });
}
