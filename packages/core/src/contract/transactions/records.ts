import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { file, uuid, type WalletPath, walletPath } from '../values.ts';
import {
  type ListTransactions,
  type Transaction,
  transaction,
  transactionFilters,
} from './transactions.ts';

export interface UpdateNote {
  readonly transactionId: string;
  /** Empty takes the note away. */
  readonly note: string;
}
export const updateNote = {
  method: 'PUT',
  path: '/api/wallets/{walletId}/transactions',
  summary: 'Write the note of a transaction.',
  params: walletPath,
  body: (): Schema<UpdateNote> =>
    z.strictObject({ transactionId: uuid(), note: z.string().check(z.maxLength(500)) }),
  response: transaction,
} satisfies Endpoint<WalletPath, unknown, UpdateNote, Transaction>;

export interface ExportTransactions extends Omit<ListTransactions, 'Page' | 'PageSize'> {
  readonly format: 'csv';
}
export const exportTransactions = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/export',
  summary: 'The transactions that the filters leave, as a CSV file with a fixed order of columns.',
  file: 'text/csv',
  params: walletPath,
  query: (): Schema<ExportTransactions> =>
    z.strictObject({ format: z.literal('csv'), ...transactionFilters() }),
  response: file,
} satisfies Endpoint<WalletPath, ExportTransactions, unknown, File>;

/** @see BIP-329 Wallet labels export format */
export const exportLabels = {
  method: 'GET',
  path: '/api/wallets/{walletId}/labels',
  summary: 'The notes of transactions and the labels of addresses, one JSON object per line.',
  file: 'application/jsonl',
  params: walletPath,
  response: file,
} satisfies Endpoint<WalletPath, unknown, unknown, File>;

export interface ImportLabels {
  /** One BIP-329 object per line. */
  readonly jsonl: string;
}
export interface ImportedLabels {
  readonly applied: number;
  /** Lines of a type, or about a thing, that this wallet does not have. */
  readonly ignored: number;
}
export const importLabels = {
  method: 'POST',
  path: '/api/wallets/{walletId}/labels',
  summary: 'Take notes and labels from a BIP-329 file.',
  bodyLimit: 2_097_152,
  params: walletPath,
  body: (): Schema<ImportLabels> =>
    z.strictObject({ jsonl: z.string().check(z.minLength(1), z.maxLength(900_000)) }),
  response: (): Schema<ImportedLabels> => z.object({ applied: z.int(), ignored: z.int() }),
} satisfies Endpoint<WalletPath, unknown, ImportLabels, ImportedLabels>;
