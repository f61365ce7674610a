import { createHash } from 'node:crypto';
import {
  type BaseUnits,
  type ChainName,
  getNetwork,
  losesFunds,
  type Network,
  parseAmount,
  ValidationError,
  validateAddress,
} from '@billfold/core';
import type { CreateTransaction } from '@billfold/core/contract';
import { ApiError } from '../../platform/api-error.ts';
import type { WalletSecret } from '../../vault/signer.ts';
import { readSecret } from '../wallets/wallet-secret.ts';
import { addressInvalid, belowMinimum } from './refused-transfer.ts';

/** Exactly one of the two is given. */
export function requireSecret(body: CreateTransaction): WalletSecret {
  const secret = readSecret(body);
  if (secret !== null) return secret;
  throw new ApiError(400, 'SECRET_REQUIRED', {
    errors: ['Give the password or the seed phrase.'],
  });
}

/** The amount in base units, at least the network's minimum. */
export function amountOf(text: string, network: Network): BaseUnits {
  const { decimals, minimumAmount, symbol } = getNetwork(network);
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
    throw new ApiError(400, 'VALIDATION_FAILED', {
      errors: error.messages,
      fields: { amount: error.messages },
    });
  }
}

/** Nothing is sent where it could not be spent again (chains.md §9). */
export function requirePayable(network: Network, address: string, chain: ChainName): void {
  const check = validateAddress(network, address, chain);
  if (!check.valid || losesFunds(check.flags)) throw addressInvalid(network);
}

/**
 * What the idempotency key stands for. The secrets are left out: a hash of a password would help
 * whoever steals the table.
 */
export function hashRequest(accountId: string, body: CreateTransaction): string {
  const { password: _, seedPhrase: __, twoFactorCode: ___, ...request } = body;
  const entries = Object.entries({ accountId, ...request }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}
