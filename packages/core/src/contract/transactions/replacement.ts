import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal, type WalletPath } from '../values.ts';

import { type SentTransaction, sentTransaction } from './transactions.ts';

/**
 * Kind of replacement (fee bump): `SPEED_UP` pays the recipient with a higher fee, `CANCEL` returns
 * the funds to the account.
 */
export type ReplacementKind = 'SPEED_UP' | 'CANCEL';

export interface TransactionPath extends WalletPath {
  readonly transactionId: string;
}
export interface ReplacementQuery {
  readonly kind: ReplacementKind;
}
export interface Replacement {
  readonly kind: ReplacementKind;
  /** Fee of the replacement, or its upper limit. The earlier fee is not paid then. */
  readonly fee: Decimal;
  readonly previousFee: Decimal;
  /** Amount for the recipient: less than before where nothing else could pay the fee. */
  readonly value: Decimal;
  readonly expiresAt: Date;
}
export interface ReplaceTransaction {
  readonly kind: ReplacementKind;
  /** Reviewed fee: 409 FEE_CHANGED when the network demands more by now. */
  readonly fee: Decimal;
  readonly seedPhrase: string | null;
  readonly password: string | null;
  readonly twoFactorCode: string | null;
}
export const kind = (): Schema<ReplacementKind> => z.enum(['SPEED_UP', 'CANCEL']);

export const getReplacement: Endpoint<TransactionPath, ReplacementQuery, unknown, Replacement> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/{transactionId}/replacement',
  response: (): Schema<Replacement> =>
    z.object({
      kind: kind(),
      fee: decimal(),
      previousFee: decimal(),
      value: decimal(),
      expiresAt: date(),
    }),
};

export const replaceTransaction: Endpoint<
  TransactionPath,
  unknown,
  ReplaceTransaction,
  SentTransaction
> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/{transactionId}/replacement',
  status: 201,
  secret: true,
  idempotent: true,
  requiresKey: true,
  response: sentTransaction,
};
