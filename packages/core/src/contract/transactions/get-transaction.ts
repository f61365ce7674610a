import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { uuid } from '../values.ts';
import type { TransactionPath } from './replacement.ts';
import { type Transaction, transaction, transactionFields } from './transactions.ts';

export const getTransaction: Endpoint<TransactionPath, unknown, unknown, Transaction> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/{transactionId}',
  response: transaction,
};

/** Transaction with the wallet that it belongs to. */
export interface OwnedTransaction extends Transaction {
  readonly walletId: string;
}
export interface TransactionIdPath {
  readonly transactionId: string;
}
export const findTransaction: Endpoint<TransactionIdPath, unknown, unknown, OwnedTransaction> = {
  method: 'GET',
  path: '/api/transactions/{transactionId}',
  response: (): Schema<OwnedTransaction> => z.object({ ...transactionFields(), walletId: uuid() }),
};
