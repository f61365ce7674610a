import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal, type WalletPath } from '../values.ts';

import { type Transaction, transaction } from './transactions.ts';

/** The same payment with a higher fee, or the funds back to the account instead. */
export type ReplacementKind = 'SPEED_UP' | 'CANCEL';

export interface TransactionPath extends WalletPath {
  readonly transactionId: string;
}
export interface ReplacementQuery {
  readonly kind: ReplacementKind;
}
export interface Replacement {
  readonly kind: ReplacementKind;
  /** Of the replacement, or the most it may pay; the earlier fee is not paid then. */
  readonly fee: Decimal;
  readonly previousFee: Decimal;
  /** What the recipient gets: less than before where there was nothing else to pay the fee from. */
  readonly value: Decimal;
  readonly expiresAt: Date;
}
export interface ReplaceTransaction {
  readonly kind: ReplacementKind;
  /** As it was reviewed: 409 FEE_CHANGED when the network wants more by now. */
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
  Transaction
> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/{transactionId}/replacement',
  status: 201,
  secret: true,
  idempotent: true,
  response: transaction,
};
