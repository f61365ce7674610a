import { getNetwork } from '@billfold/core';
import type { Confirmations, GetConfirmations, ListConfirmations } from '@billfold/core/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { type SelectedRow, selectTransactions, toTransaction } from './load-transaction.ts';

/**
 * Returns the confirmations of `hash` on `network`, or a list for `hashes`. @throws {ApiError} 404;
 * 400 VALIDATION_FAILED
 */
export async function getConfirmations(
  db: Db,
  walletId: string,
  { hash, network, hashes }: Partial<GetConfirmations & ListConfirmations>,
): Promise<Confirmations | readonly Confirmations[]> {
  if (hashes !== undefined && hash === undefined && network === undefined)
    return listThem(db, walletId, [...new Set(hashes.split(','))]);
  if (hashes !== undefined)
    throw fieldRefused('hashes', { message: forPrograms('Not together with a hash') });
  if (hash === undefined) throw fieldRefused('hash', { message: forPrograms('Required') });
  if (network === undefined) throw fieldRefused('network', { message: forPrograms('Required') });
  const [row] = await selectTransactions(
    db,
    and(
      eq(transactions.walletId, walletId),
      eq(transactions.network, network),
      eq(transactions.hash, hash),
    ),
  ).limit(1);
  if (row === undefined) throw notFound('transaction');
  return toConfirmations(row);
}

/**
 * Loads confirmations in the order of `hashes`. One row is enough where a transaction has several.
 */
async function listThem(
  db: Db,
  walletId: string,
  hashes: readonly string[],
): Promise<readonly Confirmations[]> {
  const rows = await selectTransactions(
    db,
    and(eq(transactions.walletId, walletId), inArray(transactions.hash, [...hashes])),
  );
  const found = new Map(rows.map((row) => [row.row.hash, row]));
  return hashes.flatMap((hash) => {
    const row = found.get(hash);
    return row === undefined ? [] : [toConfirmations(row)];
  });
}

function toConfirmations(row: SelectedRow): Confirmations {
  const { confirmations, status, requiredConfirmations, blockchainNetwork } = toTransaction(row);
  return {
    hash: row.row.hash,
    confirmations,
    required: requiredConfirmations,
    final: getNetwork(blockchainNetwork).confirmations.final,
    status,
  };
}
