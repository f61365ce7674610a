import { createHash } from 'node:crypto';
import {
  type AccountAsset,
  type BaseUnits,
  type ChainName,
  losesFunds,
  type Network,
  parseAmount,
  ValidationError,
  validateAddress,
} from '@billfold/core';
import type {
  AccelerateTransaction,
  CreateTokenTransaction,
  CreateTransaction,
  ReplaceTransaction,
} from '@billfold/core/contract';
import { addressInvalid, belowMinimum } from '../../families/refused-transfer.ts';
import { ApiError } from '../../platform/api-error.ts';
import { fill } from '../../refusal-texts/refusal-text.ts';

/** The amount in base units, at least the asset's minimum. */
export function amountOf(text: string, asset: AccountAsset): BaseUnits {
  const { decimals, minimumAmount, symbol } = asset;
  const amount = parseUnits(text, decimals);
  if (amount < parseAmount(minimumAmount, decimals))
    throw belowMinimum(`${minimumAmount} ${symbol}`);
  return amount;
}

export function parseUnits(text: string, decimals: number): BaseUnits {
  try {
    return parseAmount(text, decimals);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fault =
      error.code === 'too_many_decimals'
        ? fill('This asset has at most {count} decimals.', { count: decimals })
        : 'This is not an amount.';
    throw new ApiError(400, 'VALIDATION_FAILED', { errors: [fault], fields: { amount: [fault] } });
  }
}

/**
 * Requires an address that can be paid without losing the funds.
 * @throws {ApiError} 400 ADDRESS_INVALID
 */
export function requirePayable(network: Network, address: string, chain: ChainName): void {
  const check = validateAddress(network, address, chain);
  if (!check.valid || losesFunds(check.flags)) throw addressInvalid(network);
}

/**
 * Hashes a request for its idempotency key. The secrets are left out: a stolen table must not
 * contain a hash of a password. The signed bytes are left out too: signed again, the order is the same.
 */
export function hashRequest(
  accountId: string,
  body: CreateTransaction | CreateTokenTransaction | ReplaceTransaction | AccelerateTransaction,
): string {
  const { password: _, seedPhrase: __, twoFactorCode: ___, ...signed } = body;
  const { rawTransaction: ____, ...request } = { rawTransaction: undefined, ...signed };
  const entries = Object.entries({ accountId, ...request }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}
