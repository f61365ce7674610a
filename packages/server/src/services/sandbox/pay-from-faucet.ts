import { getNetwork, type Network, toDecimal, validateAddress } from '@billfold/core';
import type { Faucet } from '@billfold/core/contract';
import type { SandboxLedger } from '../../chains/sandbox/sandbox-ledger.ts';
import { ApiError } from '../../platform/api-error.ts';
import { fieldRefused } from '../field-refused.ts';
import { parseUnits } from '../transactions/send-request.ts';

/**
 * Pays sandbox coins by a real transaction, and answers its hash.
 * @throws {ApiError} 400 VALIDATION_FAILED, ADDRESS_INVALID, AMOUNT_BELOW_MINIMUM; 409 FAUCET_EMPTY
 */
export async function payFromFaucet(
  ledger: SandboxLedger,
  network: Network,
  { address, asset, amount }: Faucet,
): Promise<string> {
  const { decimals, symbol } = getNetwork(network);
  if (asset !== network)
    throw fieldRefused('asset', { message: `The faucet of this network pays ${network} only.` });
  if (!validateAddress(network, address, 'sandbox').valid) throw addressInvalid(network);
  const result = await ledger.pay({ address, amount: parseUnits(amount, decimals) });
  switch (result.outcome) {
    case 'sent':
      return result.hash;
    case 'empty':
      throw new ApiError(409, 'FAUCET_EMPTY', {
        errors: ['The faucet does not hold this much. Ask for less.'],
      });
    case 'recipient_invalid':
      throw addressInvalid(network);
    case 'dust':
      throw fieldRefused('amount', {
        code: 'AMOUNT_BELOW_MINIMUM',
        message: `The network passes on ${toDecimal(result.minimum, { decimals })} ${symbol} or more.`,
      });
    default:
      return result satisfies never;
  }
}

function addressInvalid(network: Network): ApiError {
  return fieldRefused('address', {
    code: 'ADDRESS_INVALID',
    message: `This is not a ${getNetwork(network).name} address that can be paid.`,
  });
}
