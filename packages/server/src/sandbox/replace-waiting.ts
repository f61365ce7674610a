import {
  type Decimal,
  getNetwork,
  parseAmount,
  ValidationError,
  validateAddress,
} from '@billfold/core';
import type { Replace } from '@billfold/core/contract';
import { nameWithArticle } from '@billfold/core/internal';
import type { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { transactionMined } from './transaction-mined.ts';

/**
 * Puts another payment of the faucet in the place of one that waits, as its sender could on a real
 * network; answers its hash.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED, ADDRESS_INVALID; 409 TRANSACTION_MINED,
 * NOT_REPLACEABLE, BROADCAST_REJECTED, FAUCET_EMPTY
 */
export async function replaceWaiting(
  ledger: SandboxLedger,
  network: ServedNetwork,
  { hash, to, feeRate }: Replace,
): Promise<string> {
  if (to !== null && !validateAddress(network, to, 'sandbox').valid) throw toInvalid(network);
  const order = { hash, address: to, feeRate: parseFeeRate(network, feeRate) };
  const result = await ledger.replace(order);
  switch (result.outcome) {
    case 'sent':
      return result.hash;
    case 'unknown':
      throw notFound('transaction');
    case 'mined':
      throw transactionMined();
    case 'foreign':
      throw notReplaceable('The faucet did not send this transaction: its key is not here.');
    case 'unsupported':
      throw notReplaceable(
        fill('On {network} nothing takes the place of what waits.', {
          network: getNetwork(network).name,
        }),
      );
    case 'refused':
      throw new ApiError(409, 'BROADCAST_REJECTED', {
        errors: [
          fill('Nothing was replaced. The network says: {reason}', { reason: result.reason }),
        ],
      });
    case 'empty':
      throw new ApiError(409, 'FAUCET_EMPTY', {
        errors: ['The inputs of this transaction do not cover that fee. Offer less.'],
      });
    case 'recipient_invalid':
    case 'dust':
      throw toInvalid(network);
    default:
      return result satisfies never;
  }
}

function toInvalid(network: ServedNetwork): ApiError {
  return fieldRefused('to', {
    code: 'ADDRESS_INVALID',
    message: fill('This is not {englishName} address that can be paid this much.', {
      englishName: nameWithArticle(network),
    }),
  });
}

/** Sat for a virtual byte, or gwei for gas; in the smallest unit that the network charges by. */
function parseFeeRate(network: ServedNetwork, text: Decimal): bigint {
  const decimals = getNetwork(network).model.family === 'evm' ? 9 : 3;
  try {
    return parseAmount(text, decimals);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw fieldRefused('feeRate', {
      message: fill('A fee rate of {network} has at most {count} decimals.', {
        network: getNetwork(network).name,
        count: decimals,
      }),
    });
  }
}

function notReplaceable(text: RefusalText): ApiError {
  return new ApiError(409, 'NOT_REPLACEABLE', { errors: [text] });
}
