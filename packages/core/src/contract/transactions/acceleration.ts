import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal } from '../values.ts';
import type { TransactionPath } from './replacement.ts';
import { type SentTransaction, sentTransaction } from './transactions.ts';

/**
 * Second transaction that spends an incoming one and pays for both, so that miners take the two together ("child pays for
 * parent"). Miners choose by the fees of a transaction together with its unconfirmed ancestors (ancestor fee rate).
 */
export interface Acceleration {
  /** Fee of the second transaction, on top of what the sender paid. */
  readonly fee: Decimal;
  /** Amount that arrives in the account after that fee. */
  readonly value: Decimal;
  readonly expiresAt: Date;
}
export interface AccelerateTransaction {
  /** Reviewed fee: 409 FEE_CHANGED when the network demands more by now. */
  readonly fee: Decimal;
  readonly seedPhrase: string | null;
  readonly password: string | null;
  readonly twoFactorCode: string | null;
}

export const getAcceleration: Endpoint<TransactionPath, unknown, unknown, Acceleration> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/{transactionId}/acceleration',
  response: (): Schema<Acceleration> =>
    z.object({ fee: decimal(), value: decimal(), expiresAt: date() }),
};

export const accelerateTransaction: Endpoint<
  TransactionPath,
  unknown,
  AccelerateTransaction,
  SentTransaction
> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/{transactionId}/acceleration',
  status: 201,
  secret: true,
  idempotent: true,
  requiresKey: true,
  response: sentTransaction,
};
