import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { file, type WalletPath } from '../values.ts';
import { type ListTransactions, type Transaction, transaction } from './transactions.ts';

export interface UpdateNote {
  readonly transactionId: string;
  /** Empty takes the note away. */
  readonly note: string;
}
export const updateNote: Endpoint<WalletPath, unknown, UpdateNote, Transaction> = {
  method: 'PUT',
  path: '/api/wallets/{walletId}/transactions',
  response: transaction,
};

export interface ExportTransactions extends Omit<ListTransactions, 'Page' | 'PageSize'> {
  readonly format: 'csv';
}
export const exportTransactions: Endpoint<WalletPath, ExportTransactions, unknown, File> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/export',
  file: 'text/csv',
  response: file,
};

/** @see BIP-329 Wallet labels export format */
export const exportLabels: Endpoint<WalletPath, unknown, unknown, File> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/labels',
  file: 'application/jsonl',
  response: file,
};

export interface ImportLabels {
  /** One BIP-329 object per line. */
  readonly jsonl: string;
}
export interface ImportedLabels {
  readonly applied: number;
  /** Lines of a type, or about a thing, that this wallet does not have. */
  readonly ignored: number;
}
export const importLabels: Endpoint<WalletPath, unknown, ImportLabels, ImportedLabels> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/labels',
  response: (): Schema<ImportedLabels> => z.object({ applied: z.int(), ignored: z.int() }),
};
